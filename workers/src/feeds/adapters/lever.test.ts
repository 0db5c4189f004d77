import { readFeedFixture } from '../../testing/feed-fixture.js';
import { startFeedServer, respondWith } from '../../testing/feed-server.js';
import { fetchAllPages } from '../../testing/fetch-all-pages.js';
import type { HttpsServer } from '../../testing/https-server.js';
import { lever } from './lever.js';

const getPagePath = (site: string, skip: number) => `/v0/postings/${site}?mode=json&skip=${String(skip)}&limit=100`;
const createPosting = (number: number) => ({
  id: `job-${String(number)}`,
  text: 'Engineer',
  createdAt: 1794300000000,
  hostedUrl: `https://jobs.lever.example/${String(number)}`,
});
const createPage = (from: number, count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => createPosting(from + index)));

let server: HttpsServer;
beforeAll(async () => {
  server = await startFeedServer({
    [getPagePath('marlin', 0)]: respondWith(readFeedFixture('lever-1.json')),
    [getPagePath('large', 0)]: respondWith(createPage(0, 100)),
    [getPagePath('large', 100)]: respondWith(createPage(100, 100)),
    [getPagePath('large', 200)]: respondWith(createPage(200, 3)),
    [getPagePath('full', 0)]: respondWith(createPage(0, 100)),
    [getPagePath('full', 100)]: respondWith('[]'),
    [getPagePath('failing', 0)]: respondWith(createPage(0, 100)),
    [getPagePath('places', 0)]: respondWith(
      JSON.stringify([
        { ...createPosting(1), categories: { location: 'Bengaluru' }, country: 'IN' },
        { ...createPosting(2), categories: { location: 'Dubai, UAE' }, country: null },
      ]),
    ),
    [getPagePath('odd', 0)]: respondWith('{"ok":false,"error":"Document not found"}'),
  });
});
afterAll(() => server.close());
beforeEach(() => void server.requests.splice(0));

const fetchFeed = (site: string, settings = {}) =>
  fetchAllPages(lever, { site, company: 'Marlin', ...settings }, server);

it('returns the postings of a site', async () => {
  const { records, errors } = await fetchFeed('marlin');
  expect(records).toEqual([
    {
      id: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
      title: 'Product Designer',
      company: 'Marlin',
      location: 'Berlin, Germany; Lisbon',
      remote: false,
      salary: { minValue: 60_000, maxValue: 80_000, unitText: 'YEAR', currency: 'EUR' },
      roleType: 'Product Design',
      description:
        'Marlin makes maps.\n\nYou draw them.\n\nMust have\n\n• Figma\n• Design systems\n\nR&D\n\n• Curiosity\n\nWe answer everybody.',
      postedAt: new Date(1794300000000),
      employmentType: ['Full-time', 'Hybrid'],
      url: 'https://jobs.lever.example/marlin/5ac21346',
    },
    expect.objectContaining({ id: 'b2', location: 'Remote, Europe', remote: true, employmentType: ['Contract'] }),
    expect.objectContaining({
      id: 'c3',
      location: 'United Arab Emirates',
      remote: true,
      salary: { minValue: 12_000, unitText: 'MONTH', currency: 'AED' },
    }),
    expect.not.objectContaining({ postedAt: expect.anything() }),
  ]);
  expect(records[1]).not.toHaveProperty('salary');
  expect(errors).toEqual([expect.stringContaining('record 5: text: ')]);
});

it('appends the country name to the location', async () => {
  const { records } = await fetchFeed('places');
  expect(records.map(({ location }) => location)).toEqual(['Bengaluru, India', 'Dubai, United Arab Emirates']);
});

it('requests pages until one is not full', async () => {
  const { records, pageCount, fetchError } = await fetchFeed('large');
  expect(fetchError).toBeUndefined();
  expect([records.length, pageCount]).toEqual([203, 3]);
  expect(await fetchFeed('full')).toMatchObject({ pageCount: 2, records: { length: 100 } });
});

it('keeps earlier pages and reports the error if a later page fails', async () => {
  const { records, fetchError } = await fetchFeed('failing');
  expect(records).toHaveLength(100);
  expect(String(fetchError)).toMatch(/FeedUnreadableError.*skip=100.*status 404/);
});

it('fails if the response is not a list', async () => {
  expect(String((await fetchFeed('odd')).fetchError)).toMatch(/FeedUnreadableError.*unexpected content/);
});

it('requests the configured region', async () => {
  await fetchFeed('marlin');
  await fetchFeed('marlin', { region: 'eu' });
  expect(server.requests.map(({ serverName }) => serverName)).toEqual(['api.lever.co', 'api.eu.lever.co']);
});
