import { FETCH_FEED } from '@trackrecord/contracts';
import { randomUUID } from 'node:crypto';
import { connectMongo, createLogger, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { Redis } from 'ioredis';
import { RedisServer } from '../testing/redis-server.js';
import { ADAPTERS } from './adapters/adapters.js';
import type { ConfiguredFeed } from './config/feeds-config.js';
import { createFeeds } from './create-feeds.js';
import { CLEAN_UP_FEEDS } from './schedule-feeds.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

const logger = createLogger('test', 'silent');
let redis: RedisServer;
let mongo: Mongo;
let openedFeeds: ReturnType<typeof createFeeds>[];
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(async () => {
  await redis.stop();
});
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/feeds_${randomUUID()}`));
  openedFeeds = [];
});
afterEach(async () => {
  await Promise.all(openedFeeds.map((feeds) => feeds.close()));
  await mongo.db.dropDatabase();
  await mongo.close();
});

const createSampleFeed = (id: 'sample-jobs' | 'sample-events'): ConfiguredFeed => {
  const adapter = ADAPTERS.get(id);
  if (!adapter) throw new Error(`there is no adapter ${id}`);
  return { source: { id, name: id, isSample: true }, adapter, settings: {}, intervalMs: 3_600_000, files: [] };
};
/** Opens the feeds of a worker; the test runs its jobs. */
function createFeedsFor(...feeds: ConfiguredFeed[]) {
  const instance = createFeeds(
    {
      config: { feeds, rates: {}, folder: '/nowhere' },
      onPostingsChanged: () => Promise.resolve(),
      redis: new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined),
      metrics: { countFetch: () => undefined },
      logger,
    },
    { mongo },
  );
  openedFeeds.push(instance);
  return instance;
}
type Feeds = ReturnType<typeof createFeeds>;
const runJob = ({ handlers }: Feeds, name: string, data: unknown = {}) =>
  handlers[name]?.(data, AbortSignal.timeout(WAIT_TIMEOUT_MS));
const countOpenJobs = () => mongo.db.collection('jobs').countDocuments({ isOpen: true });
const countEvents = () => mongo.db.collection('career_events').countDocuments();

it('warns until the cleanup job and the first fetch of every feed have ended', async () => {
  const feeds = createFeedsFor(createSampleFeed('sample-events'));
  expect(await feeds.check()).toBe('warning');
  await runJob(feeds, CLEAN_UP_FEEDS.name);
  expect(await feeds.check()).toBe('warning');
  await runJob(feeds, FETCH_FEED.name, { feed: 'sample-events' });
  expect(await feeds.check()).toBeUndefined();
});

it('removes the records of disabled feeds, even when no feed is left', async () => {
  const allFeeds = createFeedsFor(createSampleFeed('sample-jobs'), createSampleFeed('sample-events'));
  for (const feed of ['sample-events', 'sample-jobs']) await runJob(allFeeds, FETCH_FEED.name, { feed });
  expect([await countOpenJobs(), await countEvents()]).toEqual([600, 30]);
  const noFeeds = createFeedsFor();
  expect(await noFeeds.check()).toBe('warning');
  await runJob(noFeeds, CLEAN_UP_FEEDS.name);
  expect([await countOpenJobs(), await countEvents()]).toEqual([0, 0]);
  // closedAt starts their retention.
  expect(await mongo.db.collection('jobs').countDocuments({ closedAt: { $exists: true } })).toBe(600);
  expect(await noFeeds.check()).toBeUndefined();
});
