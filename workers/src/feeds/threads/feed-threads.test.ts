import { createLogger, type ThreadLimits } from '@trackrecord/platform';
import { createTextReader } from '../../testing/text-reader.js';
import { type FeedReader, FeedUnreadableError } from '../adapter.js';
import { jsonLdJobs } from '../adapters/json-ld-jobs.js';
import { createFeedThreads } from './feed-threads.js';

let threads: ReturnType<typeof createFeedThreads> | undefined;
afterEach(() => threads?.close());

const createPostings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    '@type': 'JobPosting',
    identifier: String(index),
    title: 'Cook',
    hiringOrganization: 'Inn',
    url: 'https://feeds.test/1',
    datePosted: '2026-11-20',
    description: 'Cook for forty guests.',
  }));

/** Reads a feed in a thread, and until its end or an error. */
async function readFeed(reader: FeedReader, limits?: ThreadLimits) {
  threads = createFeedThreads(createLogger('test', 'silent'), limits);
  const titles: string[] = [];
  try {
    for await (const { records } of threads.runInThread(jsonLdJobs).readPages({ file: 'jobs.json' }, reader))
      titles.push(...records.map(({ title }) => title));
    return { titles };
  } catch (error) {
    return { titles, error };
  }
}

it('reads the pages of a feed, each when it is needed', async () => {
  expect(await readFeed(createTextReader(JSON.stringify(createPostings(250))))).toEqual({
    titles: Array.from({ length: 250 }, () => 'Cook'),
  });
});

it('reports what makes a document unreadable', async () => {
  expect((await readFeed(createTextReader('<p>no JSON-LD</p>'))).error).toEqual(
    new FeedUnreadableError('jobs.json: no JSON-LD found'),
  );
});

it('reports why a document could not be fetched, and other errors as they are', async () => {
  for (const error of [new FeedUnreadableError('jobs.json: too large'), new TypeError('a bug')]) {
    const reader = { ...createTextReader(), readText: () => Promise.reject(error) };
    expect((await readFeed(reader)).error).toEqual(error);
  }
});

it.each([
  ['its documents take too long to read', { timeoutMs: 1, maxHeapMb: 512 }],
  ['its documents need too much memory', { timeoutMs: 60_000, maxHeapMb: 16 }],
])('treats a feed as unreadable if %s', async (reason, limits) => {
  const reader = createTextReader(JSON.stringify(createPostings(40_000)));
  expect((await readFeed(reader, limits)).error).toEqual(new FeedUnreadableError(reason));
});

it('reads no further after a fetch was stopped', async () => {
  const controller = new AbortController();
  const reader = {
    ...createTextReader(),
    signal: controller.signal,
    readText: () => {
      controller.abort(new Error('stopping'));
      return Promise.resolve('[]');
    },
  };
  expect((await readFeed(reader)).error).toEqual(new Error('stopping'));
});
