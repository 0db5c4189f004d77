import { randomUUID } from 'node:crypto';
import { connectMongo, createLogger, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { z } from 'zod';
import { type FeedPage, FeedUnreadable, type JobAdapter } from './adapter.js';
import type { ConfiguredFeed } from './config/feeds-config.js';
import { FeedStates } from './feed-states.js';
import { fetchFeed, type FetchParts } from './fetch-feed.js';
import type { FoundJob } from './found.js';
import { EventStore } from './ingestion/event-store.js';
import type { Posting } from './ingestion/posting.js';
import { PostingStore } from './ingestion/posting-store.js';

let mongo: Mongo;
let changed: number;
let parts: FetchParts;
const feedOf = (id: string, pages: () => AsyncIterable<FeedPage<FoundJob>>): ConfiguredFeed => {
  const adapter: JobAdapter = { finds: 'jobs', settings: z.strictObject({}), pages };
  return { source: { id, name: id, isSample: false }, adapter, settings: {}, every: 3_600_000, files: [] };
};
const job = (id: string): FoundJob => ({
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
async function* good(): AsyncGenerator<FeedPage<FoundJob>> {
  yield await Promise.resolve({ found: [job('1')], faults: ['a record without a title'] });
}
// eslint-disable-next-line require-yield -- the first page cannot be read
async function* unreadable(): AsyncGenerator<FeedPage<FoundJob>> {
  await Promise.resolve();
  throw new FeedUnreadable('https://bad.example: status 500');
}
// eslint-disable-next-line require-yield -- the first page ends it
async function* broken(): AsyncGenerator<FeedPage<FoundJob>> {
  await Promise.resolve();
  throw new TypeError('a mistake of ours');
}

beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/fetching_${randomUUID()}`));
  changed = 0;
  parts = {
    feeds: [feedOf('bad', unreadable), feedOf('good', good), feedOf('broken', broken)],
    rates: {},
    reader: (_feed, now) => ({ now, text: () => Promise.reject(new FeedUnreadable('not here')) }),
    postings: new PostingStore(mongo.db),
    events: new EventStore(mongo.db),
    states: new FeedStates(mongo.db),
    onChanged: () => Promise.resolve(void (changed += 1)),
    logger: createLogger('test', 'silent'),
  };
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const fetches = (feed: string) => fetchFeed({ feed }, new AbortController().signal, parts);
const states = () => mongo.db.collection('feed_states').find().sort({ _id: 1 }).toArray();

it('a feed that cannot be read is noted, fails nothing and stops no other', async () => {
  await fetches('bad');
  await fetches('good');
  expect(await states()).toMatchObject([
    { _id: 'bad', failure: 'https://bad.example: status 500' },
    { _id: 'good', found: 1, leftOut: 1, faults: ['a record without a title'], isComplete: true, failure: '' },
  ]);
  expect(await mongo.db.collection<Posting>('jobs').countDocuments({ isOpen: true })).toBe(1);
});

it('a mistake of ours is tried again, and noted without its words', async () => {
  await expect(fetches('broken')).rejects.toThrow('a mistake of ours');
  expect(await states()).toMatchObject([{ _id: 'broken', failure: 'internal' }]);
});

it('only a fetch that changes jobs is told of', async () => {
  await fetches('good');
  expect(changed).toBe(1);
  await fetches('good');
  await fetches('bad');
  expect(changed).toBe(1);
});

it('a feed that was turned off meanwhile is not fetched', async () => {
  await fetches('gone');
  expect(await states()).toEqual([]);
});
