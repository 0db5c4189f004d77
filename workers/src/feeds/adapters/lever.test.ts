import { readFeedFixture } from '../../testing/feed-fixture.js';
import { startFeedServer, respondWith } from '../../testing/feed-server.js';
import { fetchAllPages } from '../../testing/fetch-all-pages.js';
import type { HttpsServer } from '../../testing/https-server.js';
import { lever } from './lever.js';

const page = (site: string, skip: number) => `/v0/postings/${site}?mode=json&skip=${String(skip)}&limit=100`;
const posting = (nth: number) => ({
  id: `job-${String(nth)}`,
  text: 'Engineer',
  createdAt: 1794300000000,
  hostedUrl: `https://jobs.lever.example/${String(nth)}`,
});
const many = (from: number, count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, at) => posting(from + at)));

let server: HttpsServer;
beforeAll(async () => {
  server = await startFeedServer({
    [page('marlin', 0)]: respondWith(readFeedFixture('lever-1.json')),
    [page('large', 0)]: respondWith(many(0, 100)),
    [page('large', 100)]: respondWith(many(100, 100)),
    [page('large', 200)]: respondWith(many(200, 3)),
    [page('full', 0)]: respondWith(many(0, 100)),
    [page('full', 100)]: respondWith('[]'),
    [page('failing', 0)]: respondWith(many(0, 100)),
    [page('places', 0)]: respondWith(
      JSON.stringify([
        { ...posting(1), categories: { location: 'Bengaluru' }, country: 'IN' },
        { ...posting(2), categories: { location: 'Dubai, UAE' }, country: null },
      ]),
    ),
    [page('odd', 0)]: respondWith('{"ok":false,"error":"Document not found"}'),
  });
});
afterAll(() => server.end());
beforeEach(() => void server.requests.splice(0));

const fetched = (site: string, settings = {}) => fetchAllPages(lever, { site, company: 'Marlin', ...settings }, server);

it('returns the postings of a site', async () => {
  const { found, faults } = await fetched('marlin');
  expect(found).toEqual([
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
  ]);
  expect(found[1]).not.toHaveProperty('salary');
  expect(faults).toEqual(['record 4: it has no date', expect.stringContaining('record 5: text: ')]);
});

it('appends the country name to the location', async () => {
  const { found } = await fetched('places');
  expect(found.map(({ location }) => location)).toEqual(['Bengaluru, India', 'Dubai, United Arab Emirates']);
});

it('requests pages until one is not full', async () => {
  const { found, pages, stoppedBy } = await fetched('large');
  expect(stoppedBy).toBeUndefined();
  expect([found.length, pages]).toEqual([203, 3]);
  expect(await fetched('full')).toMatchObject({ pages: 2, found: { length: 100 } });
});

it('keeps earlier pages and reports the error if a later page fails', async () => {
  const { found, stoppedBy } = await fetched('failing');
  expect(found).toHaveLength(100);
  expect(String(stoppedBy)).toMatch(/FeedUnreadable.*skip=100.*status 404/);
});

it('fails if the response is not a list', async () => {
  expect(String((await fetched('odd')).stoppedBy)).toMatch(/FeedUnreadable.*unexpected content/);
});

it('requests the configured region', async () => {
  await fetched('marlin');
  await fetched('marlin', { region: 'eu' });
  expect(server.requests.map(({ serverName }) => serverName)).toEqual(['api.lever.co', 'api.eu.lever.co']);
});
