import type { RequestListener } from 'node:http';
import { readFeedFixture } from '../../testing/feed-fixture.js';
import { startFeedServer, respondWith } from '../../testing/feed-server.js';
import { fetchAllPages } from '../../testing/fetch-all-pages.js';
import type { HttpsServer } from '../../testing/https-server.js';
import { arbeitnow } from './arbeitnow.js';

const FIRST_PATH = '/api/job-board-api';
let server: HttpsServer | undefined;
afterEach(() => server?.close());

async function fetchFeed(secondResponse: RequestListener | undefined, firstBody = readFeedFixture('arbeitnow-1.json')) {
  server = await startFeedServer({
    [FIRST_PATH]: respondWith(firstBody),
    ...(secondResponse && { [`${FIRST_PATH}?page=2`]: secondResponse }),
  });
  return fetchAllPages(arbeitnow, {}, server);
}
const withNextPage = (address: string) =>
  readFeedFixture('arbeitnow-1.json').replace('https://www.arbeitnow.com/api/job-board-api?page=2', address);

it('returns the postings of all pages', async () => {
  const { records, errors, pageCount, fetchError } = await fetchFeed(respondWith(readFeedFixture('arbeitnow-2.json')));
  expect([pageCount, fetchError]).toEqual([2, undefined]);
  expect(records).toEqual([
    {
      id: 'java-entwickler-berlin-377838',
      title: 'Java Entwickler (m/w/d)',
      company: 'Nordlicht GmbH',
      location: 'Berlin',
      remote: false,
      roleType: 'Software Development',
      description: 'Wir bauen Software für Häfen.\n\n• Java\n• Spring',
      postedAt: new Date(1_794_960_000_000),
      employmentType: ['Full-time'],
      url: 'https://www.arbeitnow.com/jobs/companies/nordlicht/java-entwickler-berlin-377838',
    },
    expect.objectContaining({
      id: 'working-student-2',
      location: 'Remote',
      remote: true,
      employmentType: ['Part-time'],
    }),
  ]);
  expect(errors).toEqual(['record 2: it has no id']);
});

it('keeps the first page if the second fails', async () => {
  const { records, fetchError } = await fetchFeed(undefined);
  expect(records).toHaveLength(1);
  expect(String(fetchError)).toMatch(/FeedUnreadableError.*page=2.*status 404/);
});

it('accepts an empty board', async () => {
  const { records, fetchError } = await fetchFeed(undefined, '{"data":[],"links":{"next":null}}');
  expect([records, fetchError]).toEqual([[], undefined]);
});

it.each([
  'https://other.test/x',
  'http://www.arbeitnow.com/api',
  'https://www.arbeitnow.com:8443/',
  '//10.0.0.1/',
  'https://',
])('does not follow a next page at %s', async (address) => {
  const { records, fetchError } = await fetchFeed(undefined, withNextPage(address));
  expect(records).toHaveLength(1);
  expect(String(fetchError)).toMatch(/FeedUnreadableError.*is on another origin/);
  expect(server?.requests).toHaveLength(1);
});

it('stops when pages link in a loop', async () => {
  const { fetchError } = await fetchFeed(respondWith(withNextPage('https://www.arbeitnow.com/api/job-board-api')));
  expect(String(fetchError)).toMatch(/FeedUnreadableError.*loop/);
});
