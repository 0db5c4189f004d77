import type { RequestListener } from 'node:http';
import fc from 'fast-check';
import { readFeedFixture } from '../../testing/feed-fixture.js';
import { startFeedServer, redirectTo, respondWith } from '../../testing/feed-server.js';
import { fetchAllPages, NOW } from '../../testing/fetch-all-pages.js';
import { type Adapter, FeedUnreadableError } from '../adapter.js';
import { arbeitnow } from './arbeitnow.js';
import { ashby } from './ashby.js';
import { confsTech } from './confs-tech.js';
import { greenhouse } from './greenhouse.js';
import { icalendar } from './icalendar.js';
import { jsonLdEvents } from './json-ld-events.js';
import { jsonLdJobs } from './json-ld-jobs.js';
import { lever } from './lever.js';

/** Each adapter with its settings, the first path it requests, and a recorded response. */
const CASES: readonly (readonly [string, Adapter, object, path: string, fixture: string, type: string])[] = [
  [
    'greenhouse',
    greenhouse,
    { board: 'b' },
    '/v1/boards/b/jobs?content=true&pay_transparency=true',
    'greenhouse.json',
    '',
  ],
  ['lever', lever, { site: 's', company: 'c' }, '/v0/postings/s?mode=json&skip=0&limit=100', 'lever-1.json', ''],
  ['ashby', ashby, { board: 'b', company: 'c' }, '/posting-api/job-board/b?includeCompensation=true', 'ashby.json', ''],
  ['arbeitnow', arbeitnow, {}, '/api/job-board-api', 'arbeitnow-2.json', ''],
  ['confs-tech', confsTech, { url: 'https://feeds.test/c' }, '/c', 'confs-tech.json', ''],
  ['json-ld-jobs', jsonLdJobs, { url: 'https://feeds.test/j' }, '/j', 'jobs.html', 'text/html'],
  ['json-ld-events', jsonLdEvents, { url: 'https://feeds.test/e' }, '/e', 'events.html', 'text/html'],
  ['icalendar', icalendar, { url: 'https://feeds.test/i' }, '/i', 'calendar.ics', 'text/calendar'],
];

const LIMITS = { requestTimeoutMs: 2_000, maxBytes: 1_000_000 };
const respondTruncated =
  (body: string, type: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': String(body.length) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };

describe.each(CASES)('%s', (_name, adapter, settings, path, fixture, type = '') => {
  const body = readFeedFixture(fixture);
  const mediaType = type || 'application/json';

  async function fetchFeed(listener: RequestListener, limits = LIMITS) {
    const server = await startFeedServer({ [path]: listener });
    try {
      return await fetchAllPages(adapter, { ...settings }, { web: server.web, limits });
    } finally {
      await server.close();
    }
  }

  it('parses a recorded response', async () => {
    const { records, fetchError } = await fetchFeed(respondWith(body, mediaType));
    expect(fetchError).toBeUndefined();
    expect(records).not.toEqual([]);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['returns 404', (_request, response) => response.writeHead(404).end(), /status 404/],
    [
      'returns 500',
      (_request, response) => response.writeHead(500, { 'content-type': mediaType }).end(body),
      /status 500/,
    ],
    ['has another media type', respondWith(body, 'image/png'), /it is image\/png/],
    ['redirects to a private address', redirectTo('https://169.254.169.254/latest'), /public internet/],
    ['is truncated', respondTruncated(body, mediaType), /truncated response/],
    [
      'is truncated without a connection error',
      respondWith(body.slice(0, body.lastIndexOf('}')).slice(0, 300), mediaType),
      /./,
    ],
    ['exceeds the size limit', respondWith(body + ' '.repeat(LIMITS.maxBytes), mediaType), /too large/],
    ['is empty', respondWith('', mediaType), /./],
    ['is an unrelated HTML page', respondWith('<html><p>Sorry, we are closed</p></html>', mediaType), /./],
  ])('throws FeedUnreadableError if the feed %s', async (_why, listener, reason) => {
    const { records, fetchError } = await fetchFeed(listener);
    expect(records).toEqual([]);
    expect(fetchError).toBeInstanceOf(FeedUnreadableError);
    expect(String(fetchError)).toMatch(reason);
  });

  it('times out if the server never responds', async () => {
    const { fetchError } = await fetchFeed(() => undefined, { ...LIMITS, requestTimeoutMs: 100 });
    expect(String(fetchError)).toMatch(/^FeedUnreadableError.*timed out/);
  });

  it('throws only FeedUnreadableError for damaged feeds', async () => {
    await fc.assert(
      fc.asyncProperty(damageFeed(body), async (text) => {
        // Serve one page only.
        let requestCount = 0;
        const reader = {
          now: NOW,
          signal: new AbortController().signal,
          readText: () => {
            requestCount += 1;
            return requestCount === 1
              ? Promise.resolve(text)
              : Promise.reject(new FeedUnreadableError('There is no more'));
          },
        };
        try {
          for await (const { records, errors } of adapter.readPages(settings, reader)) {
            expect(records.every(hasOnlyValidValues)).toBe(true);
            expect(errors.every(({ reason }) => /^.{1,200}$/u.test(reason))).toBe(true);
          }
        } catch (error) {
          if (!(error instanceof FeedUnreadableError)) throw error;
        }
      }),
      { numRuns: 60 },
    );
  });
});

const hasOnlyValidValues = (record: object): boolean =>
  Object.values(record).every(
    (value) => value !== undefined && !(value instanceof Date && Number.isNaN(value.getTime())),
  );

/** Generates the feed with some tokens replaced, and sometimes truncated. */
function damageFeed(body: string): fc.Arbitrary<string> {
  const words = body.split(/("(?:[^"\\\n]|\\.)*"|\b\d+\b|[:;=]\S+)/);
  const replacementWord = fc.constantFrom(
    'null',
    '0',
    '-1',
    '1e999',
    '""',
    '"x"',
    '[]',
    '{}',
    'true',
    '"2026-13-45"',
    ':x',
    ':P15000000W',
    ':99991231T235959',
    '9'.repeat(30),
  );
  const change = fc.tuple(
    fc.nat(words.length - 1),
    fc.oneof(replacementWord, fc.json({ maxDepth: 2 }), fc.string({ maxLength: 10 })),
  );
  return fc
    .tuple(fc.array(change, { maxLength: 12 }), fc.option(fc.nat(body.length), { freq: 4 }))
    .map(([changes, end]) => {
      const changedWords = [...words];
      for (const [at, replacement] of changes) changedWords[at] = replacement;
      const text = changedWords.join('');
      return end === null ? text : text.slice(0, end);
    });
}
