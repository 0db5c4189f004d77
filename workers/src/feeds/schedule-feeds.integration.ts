import { randomUUID } from 'node:crypto';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { RedisServer } from '../testing/redis-server.js';
import type { ConfiguredFeed } from './config/feeds-config.js';
import { FeedStateStore } from './feed-states.js';
import { fetchFeedJob } from './fetch-feed.js';
import { scheduleFeeds, CLEAN_UP_FEEDS } from './schedule-feeds.js';

const HOUR_MS = 3_600_000;
let redis: RedisServer;
let connection: Redis;
let mongo: Mongo;
let queue: Queue;
beforeAll(async () => {
  redis = await RedisServer.start();
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/schedules_${randomUUID()}`));
  connection = new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
  queue = new Queue('feeds', { connection }).on('error', () => undefined);
});
afterAll(async () => {
  await queue.close();
  connection.disconnect();
  await redis.stop();
  await mongo.db.dropDatabase();
  await mongo.close();
});
beforeEach(() => queue.obliterate({ force: true }));

const createFeed = (id: string, files: readonly string[] = []): ConfiguredFeed => ({
  source: { id, name: id, isSample: false },
  adapter: { recordType: 'events', settings: z.strictObject({}), readPages: () => (async function* () {})() },
  settings: {},
  intervalMs: HOUR_MS,
  files,
});
/**
 * Processes jobs until the queue is idle; returns the fetched feeds, `cleanup` for the cleanup job, and the highest
 * concurrency.
 */
async function drainQueue(workerCount: number): Promise<{ feeds: string[]; maxRunningCount: number }> {
  const feeds: string[] = [];
  let runningCount = 0;
  let maxRunningCount = 0;
  const connections = Array.from({ length: workerCount }, () => connection.duplicate());
  const bullWorkers = connections.map((duplicate) =>
    new Worker(
      'feeds',
      async ({ name, data }) => {
        runningCount += 1;
        maxRunningCount = Math.max(maxRunningCount, runningCount);
        feeds.push(name === CLEAN_UP_FEEDS.name ? 'cleanup' : fetchFeedJob.parse(data).feed);
        await new Promise((resolve) => setTimeout(resolve, 50));
        runningCount -= 1;
      },
      { connection: duplicate, concurrency: 5 },
    ).on('error', () => undefined),
  );
  for (let idleRoundCount = 0, lastCount = -1; idleRoundCount < 10; idleRoundCount += 1) {
    if (feeds.length !== lastCount) idleRoundCount = 0;
    lastCount = feeds.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await Promise.all(bullWorkers.map((worker) => worker.close()));
  for (const duplicate of connections) duplicate.disconnect();
  return { feeds, maxRunningCount };
}
const loadScheduleIds = async () => (await queue.getJobSchedulers()).map(({ key }) => key).sort();

it('fetches every feed immediately and then on schedule, one at a time across workers', async () => {
  const states = new FeedStateStore(mongo.db);
  await scheduleFeeds(queue, [createFeed('a'), createFeed('b'), createFeed('c')], states, new Date());
  expect(await loadScheduleIds()).toEqual(['a', 'b', 'c']);
  const { feeds, maxRunningCount } = await drainQueue(2);
  expect([feeds.toSorted(), maxRunningCount]).toEqual([['a', 'b', 'c', 'cleanup'], 1]);
});

it('runs the cleanup job first, even without feeds, and local feeds before remote ones', async () => {
  const states = new FeedStateStore(mongo.db);
  await scheduleFeeds(queue, [], states, new Date());
  expect((await drainQueue(1)).feeds).toEqual(['cleanup']);
  await scheduleFeeds(queue, [createFeed('far'), createFeed('here', ['jobs.json'])], states, new Date());
  expect((await drainQueue(1)).feeds).toEqual(['cleanup', 'here', 'far']);
});

it('fetches only overdue feeds after a restart and removes schedules of disabled feeds', async () => {
  const states = new FeedStateStore(mongo.db);
  await scheduleFeeds(queue, [createFeed('a'), createFeed('b'), createFeed('old')], states, new Date());
  await drainQueue(1);
  for (const id of ['a', 'b']) await states.recordUnreadable(id, new Date(), 'tried');
  await scheduleFeeds(queue, [createFeed('a'), createFeed('b')], states, new Date());
  expect([await loadScheduleIds(), (await drainQueue(1)).feeds]).toEqual([['a', 'b'], ['cleanup']]);
  await states.recordUnreadable('b', new Date(Date.now() - 2 * HOUR_MS), 'tried');
  await scheduleFeeds(queue, [createFeed('a'), createFeed('b')], states, new Date());
  expect((await drainQueue(1)).feeds).toEqual(['cleanup', 'b']);
});
