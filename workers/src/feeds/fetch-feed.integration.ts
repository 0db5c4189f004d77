import { randomUUID } from 'node:crypto';
import { connectMongo, createLogger, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { z } from 'zod';
import { type FeedPage, FeedUnreadableError, type JobAdapter } from './adapter.js';
import type { ConfiguredFeed } from './config/feeds-config.js';
import { FeedStateStore } from './feed-states.js';
import { fetchFeed, type FetchDependencies } from './fetch-feed.js';
import type { Posting } from './feed-records.js';
import { CareerEventStore } from './ingestion/career-event-store.js';
import type { StoredPosting } from './ingestion/stored-posting.js';
import { PostingStore } from './ingestion/posting-store.js';

let mongo: Mongo;
let changeCount: number;
let outcomes: string[];
let dependencies: FetchDependencies;
const createFeed = (id: string, readPages: () => AsyncIterable<FeedPage<Posting>>): ConfiguredFeed => {
  const adapter: JobAdapter = { recordType: 'jobs', settings: z.strictObject({}), readPages };
  return { source: { id, name: id, isSample: false }, adapter, settings: {}, intervalMs: 3_600_000, files: [] };
};
const createPosting = (id: string): Posting => ({
  id,
  title: `Engineer ${id}`,
  company: 'Acme',
  location: 'Pune, India',
  remote: false,
  description: 'Go.',
  postedAt: new Date('2026-11-10T00:00:00Z'),
  employmentType: [],
  url: `https://acme.example/${id}`,
});
async function* readGoodPages(): AsyncGenerator<FeedPage<Posting>> {
  yield await Promise.resolve({ records: [createPosting('1')], errors: [{ reason: 'a record without a title' }] });
}
async function* failUnreadable(): AsyncGenerator<FeedPage<Posting>> {
  await Promise.resolve();
  throw new FeedUnreadableError('https://bad.example: status 500');
}
async function* failInternally(): AsyncGenerator<FeedPage<Posting>> {
  await Promise.resolve();
  throw new TypeError('an internal error');
}
/** A board that renamed a field, so that it is missing from every record. */
async function* readRenamedPages(): AsyncGenerator<FeedPage<Posting>> {
  yield await Promise.resolve({
    records: [],
    errors: [{ id: '1', reason: 'record 1: absolute_url: it is not there' }],
  });
}

beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/fetching_${randomUUID()}`));
  changeCount = 0;
  outcomes = [];
  dependencies = {
    feeds: [
      createFeed('bad', failUnreadable),
      createFeed('good', readGoodPages),
      createFeed('broken', failInternally),
      createFeed('renamed', readRenamedPages),
    ],
    sourceRanks: new Map(['bad', 'good', 'broken', 'renamed'].map((id, index) => [id, index])),
    rates: {},
    createReader: (_feed, now, signal) => ({
      now,
      signal,
      readText: () => Promise.reject(new FeedUnreadableError('not here')),
    }),
    postings: new PostingStore(mongo.db),
    events: new CareerEventStore(mongo.db),
    states: new FeedStateStore(mongo.db),
    onPostingsChanged: () => Promise.resolve(void (changeCount += 1)),
    metrics: { countFetch: (feed, outcome) => void outcomes.push(`${feed} ${outcome}`) },
    logger: createLogger('test', 'silent'),
  };
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const fetch = (feed: string, signal = new AbortController().signal) => fetchFeed({ feed }, signal, dependencies);
const loadStates = () => mongo.db.collection('feed_states').find().sort({ _id: 1 }).toArray();

it('records an unreadable feed without failing, and fetches other feeds', async () => {
  await fetch('bad');
  await fetch('good');
  expect(await loadStates()).toMatchObject([
    { _id: 'bad', failure: 'https://bad.example: status 500' },
    { _id: 'good', found: 1, leftOut: 1, faults: ['a record without a title'], isComplete: true, failure: '' },
  ]);
  expect(await mongo.db.collection<StoredPosting>('jobs').countDocuments({ isOpen: true })).toBe(1);
});

it('rethrows internal errors, records them without their message, and does not count the feed as tried', async () => {
  await expect(fetch('broken')).rejects.toThrow('an internal error');
  expect(await loadStates()).toMatchObject([{ _id: 'broken', failure: 'internal' }]);
  expect([...(await dependencies.states.getLastTryTimes()).keys()]).toEqual([]);
});

it('treats a feed without any readable record as unreadable', async () => {
  await fetch('renamed');
  expect(await loadStates()).toMatchObject([
    { _id: 'renamed', failure: expect.stringContaining('absolute_url') as string },
  ]);
});

it('distinguishes a timeout from a worker shutdown', async () => {
  await expect(fetch('good', AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping');
  expect([await loadStates(), outcomes]).toEqual([[], []]);
  const timeout = AbortSignal.timeout(0);
  await new Promise((aborted) => timeout.addEventListener('abort', aborted, { once: true }));
  await expect(fetch('good', timeout)).rejects.toThrow();
  expect(await loadStates()).toEqual([{ _id: 'good', failure: 'took-too-long' }]);
});

it('counts fetches by outcome', async () => {
  await fetch('good');
  await fetch('bad');
  await expect(fetch('broken')).rejects.toThrow();
  expect(outcomes).toEqual(['good complete', 'bad unreadable', 'broken failed']);
});

it('retries the change notification on the next fetch', async () => {
  const onPostingsChanged = dependencies.onPostingsChanged;
  dependencies = { ...dependencies, onPostingsChanged: () => Promise.reject(new Error('no queue')) };
  await expect(fetch('good')).rejects.toThrow('no queue');
  dependencies = { ...dependencies, onPostingsChanged };
  await fetch('good');
  expect(changeCount).toBe(1);
});

it('publishes and announces the changes of an interrupted worker', async () => {
  const counters = mongo.db.collection<{ _id: string; taken: number; written: number }>('change_counters');
  await fetch('good');
  const before = await counters.findOne({ _id: 'jobs' });
  // A number was taken for a batch, but the batch was not marked as written.
  await counters.updateOne({ _id: 'jobs' }, { $set: { taken: (before?.written ?? 0) + 1 } });
  await fetch('good');
  expect(await counters.findOne({ _id: 'jobs' })).toMatchObject({ written: (before?.written ?? 0) + 1 });
  expect(changeCount).toBe(2);
});

it('announces only fetches that change postings', async () => {
  await fetch('good');
  expect(changeCount).toBe(1);
  await fetch('good');
  await fetch('bad');
  expect(changeCount).toBe(1);
});

it('skips a feed that has been removed from the configuration', async () => {
  await fetch('gone');
  expect(await loadStates()).toEqual([]);
});
