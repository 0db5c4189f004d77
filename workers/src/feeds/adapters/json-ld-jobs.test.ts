import { readFeedFixture } from '../../testing/feed-fixture.js';
import { startFeedServer, respondWith } from '../../testing/feed-server.js';
import { fetchAllPages } from '../../testing/fetch-all-pages.js';
import type { HttpsServer } from '../../testing/https-server.js';
import { jsonLdJobs } from './json-ld-jobs.js';

const POSTING = { '@type': 'JobPosting', title: 'Cook', hiringOrganization: 'Inn', datePosted: '2026-11-20' };
const renderScripts = (...blocks: readonly string[]) =>
  blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join('');

let server: HttpsServer;
beforeAll(async () => {
  server = await startFeedServer({
    '/jobs': respondWith(readFeedFixture('jobs.html'), 'text/html; charset=utf-8'),
    '/job': respondWith(renderScripts(JSON.stringify(POSTING)), 'text/html'),
    '/job.jsonld': respondWith(JSON.stringify([POSTING, { ...POSTING, url: '/2' }]), 'application/ld+json'),
    '/board': respondWith(
      JSON.stringify(
        ['Inn', 'Bar'].map((name) => ({ ...POSTING, identifier: 1, hiringOrganization: { name }, url: `/${name}` })),
      ),
      'application/ld+json',
    ),
    '/dates': respondWith(
      JSON.stringify(
        ['03/04/2026', '11/20/2026', 'Nov 20, 2026'].map((datePosted) => ({
          ...POSTING,
          datePosted,
          url: `/${datePosted}`,
        })),
      ),
      'application/ld+json',
    ),
    '/plain': respondWith('<p>Nothing', 'text/html'),
    '/other': respondWith(renderScripts('{"@type":"Person"}'), 'text/html'),
    '/rubbish': respondWith(renderScripts('{', '"'), 'text/html'),
    '/deep': respondWith(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    '/tags': respondWith('<b>'.repeat(300_000) + renderScripts(JSON.stringify(POSTING)), 'text/html'),
  });
});
afterAll(() => server.close());
const fetchFeed = (path: string) => fetchAllPages(jsonLdJobs, { url: `https://feeds.test${path}` }, server);

it('returns the postings in the scripts of a page', async () => {
  const { records, errors } = await fetchFeed('/jobs');
  expect(records).toEqual([
    {
      id: 'Pfefferminz & Co tea-1',
      title: 'Sales Lead',
      company: 'Pfefferminz & Co',
      logo: 'https://feeds.test/logo.png',
      location: 'Hamburg, HH, Germany',
      remote: false,
      salary: { minValue: 4_000, maxValue: 5_000, unitText: 'MONTH', currency: 'EUR' },
      roleType: 'Sales',
      description: 'Sell tea.\n\n• CRM',
      postedAt: new Date('2026-11-18T00:00:00Z'),
      validThrough: new Date('2026-12-18T00:00:00Z'),
      employmentType: ['Full-time', 'Contract'],
      url: 'https://feeds.test/jobs/tea-1',
    },
    expect.objectContaining({
      id: 'Pfefferminz & Co 77',
      company: 'Pfefferminz & Co',
      location: 'Remote, India, Nepal',
      remote: true,
      description: 'Help people.',
      salary: { minValue: 18, maxValue: 18, unitText: 'YEAR', currency: 'USD' },
      postedAt: new Date('2026-11-20T04:30:00Z'),
      employmentType: ['Part-time'],
    }),
    expect.objectContaining({
      id: 'Pfefferminz 78',
      location: 'Pune; Dubai, United Arab Emirates',
      salary: { minValue: 5_500, maxValue: 5_500, unitText: 'MONTH', currency: 'AED' },
    }),
    expect.objectContaining({ id: 'Pfefferminz 80', validThrough: new Date('2026-11-22T23:59:59.999Z') }),
    expect.not.objectContaining({ postedAt: expect.anything() }),
  ]);
  expect(errors).toEqual([
    'script 3: invalid JSON',
    'record 6: it has no company',
    'record 8: its date is in the future',
  ]);
});

it('keeps a posting whose date has two meanings without a date', async () => {
  const { records } = await fetchFeed('/dates');
  const day = new Date('2026-11-20T00:00:00Z');
  expect(records.map(({ postedAt }) => postedAt)).toEqual([undefined, day, day]);
});

it('distinguishes postings of two employers with the same identifier', async () => {
  const { records } = await fetchFeed('/board');
  expect(new Set(records.map(({ id }) => id)).size).toBe(2);
});

it('uses the page URL for a single posting without one', async () => {
  expect((await fetchFeed('/job')).records).toMatchObject([
    { id: 'https://feeds.test/job', url: 'https://feeds.test/job', title: 'Cook' },
  ]);
});

it('reads a bare JSON-LD document, in which postings need a URL', async () => {
  const { records, errors } = await fetchFeed('/job.jsonld');
  expect(records).toMatchObject([{ id: 'https://feeds.test/2' }]);
  expect(errors).toEqual(['record 1: it has no id']);
});

it('fails if a page has no valid JSON-LD', async () => {
  expect(String((await fetchFeed('/plain')).fetchError)).toMatch(/FeedUnreadableError.*no JSON-LD found/);
  expect(String((await fetchFeed('/rubbish')).fetchError)).toMatch(/FeedUnreadableError.*JSON-LD is invalid/);
});

it('accepts a page without postings', async () => {
  expect(await fetchFeed('/other')).toEqual({ records: [], errors: [], pageCount: 2 });
});

it('handles deeply nested documents', async () => {
  expect(await fetchFeed('/deep')).toEqual({ records: [], errors: [], pageCount: 2 });
  expect((await fetchFeed('/tags')).records).toHaveLength(1);
});
