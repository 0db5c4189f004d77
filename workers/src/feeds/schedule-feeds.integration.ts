import { randomUUID } from 'node:crypto';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { OwnRedis } from '../testing/own-redis.js';
import type { ConfiguredFeed } from './config/feeds-config.js';
import { FeedStates } from './feed-states.js';
import { fetchFeedJob } from './fetch-feed.js';
import { scheduleFeeds, TIDY_FEEDS } from './schedule-feeds.js';

const HOUR = 3_600_000;
let redis: OwnRedis;
let connection: Redis;
let mongo: Mongo;
let queue: Queue;
beforeAll(async () => {
  redis = await OwnRedis.start();
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/schedules_${randomUUID()}`));
  connection = new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
  queue = new Queue('feeds', { connection }).on('error', () => undefined);
});
afterAll(async () => {
  await queue.close();
  connection.disconnect();
  await redis.end();
  await mongo.db.dropDatabase();
  await mongo.close();
});
beforeEach(() => queue.obliterate({ force: true }));

const feed = (id: string, files: readonly string[] = []): ConfiguredFeed => ({
  source: { id, name: id, isSample: false },
  adapter: { finds: 'events', settings: z.strictObject({}), pages: () => (async function* () {})() },
  settings: {},
  every: HOUR,
  files,
});
/** Works until the queue is idle; returns what was fetched or tidied, and the highest concurrency. */
async function fetched(workers: number): Promise<{ feeds: string[]; atOnce: number }> {
  const feeds: string[] = [];
  let inHand = 0;
  let atOnce = 0;
  const connections = Array.from({ length: workers }, () => connection.duplicate());
  const all = connections.map((own) =>
    new Worker(
      'feeds',
      async ({ name, data }) => {
        inHand += 1;
        atOnce = Math.max(atOnce, inHand);
        feeds.push(name === TIDY_FEEDS.name ? 'tidy' : fetchFeedJob.parse(data).feed);
        await new Promise((later) => setTimeout(later, 50));
        inHand -= 1;
      },
      { connection: own, concurrency: 5 },
    ).on('error', () => undefined),
  );
  for (let quiet = 0, seen = -1; quiet < 10; quiet += 1) {
    if (feeds.length !== seen) quiet = 0;
    seen = feeds.length;
    await new Promise((later) => setTimeout(later, 50));
  }
  await Promise.all(all.map((worker) => worker.close()));
  for (const own of connections) own.disconnect();
  return { feeds, atOnce };
}
const schedules = async () => (await queue.getJobSchedulers()).map(({ key }) => key).sort();

it('fetches every feed immediately and then on schedule, one at a time across workers', async () => {
  const states = new FeedStates(mongo.db);
  await scheduleFeeds(queue, [feed('a'), feed('b'), feed('c')], states, new Date());
  expect(await schedules()).toEqual(['a', 'b', 'c']);
  const { feeds, atOnce } = await fetched(2);
  expect([feeds.toSorted(), atOnce]).toEqual([['a', 'b', 'c', 'tidy'], 1]);
});

it('runs the tidy job first, even without feeds, and local feeds before remote ones', async () => {
  const states = new FeedStates(mongo.db);
  await scheduleFeeds(queue, [], states, new Date());
  expect((await fetched(1)).feeds).toEqual(['tidy']);
  await scheduleFeeds(queue, [feed('far'), feed('here', ['jobs.json'])], states, new Date());
  expect((await fetched(1)).feeds).toEqual(['tidy', 'here', 'far']);
});

it('fetches only overdue feeds after a restart and removes schedules of disabled feeds', async () => {
  const states = new FeedStates(mongo.db);
  await scheduleFeeds(queue, [feed('a'), feed('b'), feed('old')], states, new Date());
  await fetched(1);
  for (const id of ['a', 'b']) await states.unreadable(id, new Date(), 'tried');
  await scheduleFeeds(queue, [feed('a'), feed('b')], states, new Date());
  expect([await schedules(), (await fetched(1)).feeds]).toEqual([['a', 'b'], ['tidy']]);
  await states.unreadable('b', new Date(Date.now() - 2 * HOUR), 'tried');
  await scheduleFeeds(queue, [feed('a'), feed('b')], states, new Date());
  expect((await fetched(1)).feeds).toEqual(['tidy', 'b']);
});
