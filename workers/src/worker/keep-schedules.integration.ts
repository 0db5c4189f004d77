import { connectRedis, createLogger, createRedisCheck, WorkQueues } from '@trackrecord/platform';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { scheduleErasures } from '../erasure/schedule-erasures.js';
import { RedisServer } from '../testing/redis-server.js';
import { keepSchedules } from './keep-schedules.js';

const QUEUE = 'erasure';
const logger = createLogger('test', 'silent');
const closers: (() => unknown)[] = [];
let server: RedisServer;
let admin: Redis;
beforeEach(async () => {
  server = await RedisServer.start();
  admin = new Redis(server.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  admin.disconnect();
  await server.stop();
});

const isFulfilled = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

describe('keepSchedules', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['FLUSHALL', () => admin.flushall()],
    ['a restart without data', () => server.restartEmpty()],
  ])('creates schedules again after %s; until then its check fails', async (_what, empty) => {
    const schedules = keepSchedules({
      queue: QUEUE,
      redis: connectRedis(server.url, logger),
      schedule: scheduleErasures,
      checkIntervalMs: 100,
      logger,
    });
    closers.push(schedules.close);
    await expect(schedules.check()).rejects.toThrow('The schedules of background work are missing.');
    let jobCount = 0;
    const workerConnection = connectRedis(server.url, logger);
    const worker = new Worker(QUEUE, () => Promise.resolve((jobCount += 1)), { connection: workerConnection });
    worker.on('error', () => undefined);
    closers.push(
      () => workerConnection.disconnect(),
      () => worker.close(true),
    );

    schedules.start();
    await waitUntil('the schedules', () => isFulfilled(schedules.check()));
    await waitUntil('a scheduled job', () => jobCount > 0);

    const oldJobCount = jobCount;
    await empty();
    await waitUntil('the schedules', () => isFulfilled(schedules.check()));
    await waitUntil('another scheduled job', () => jobCount > oldJobCount);
  });

  it('is healthy without schedules if there is nothing to schedule', async () => {
    const redis = connectRedis(server.url, logger);
    const schedules = keepSchedules({ queue: QUEUE, redis, schedule: () => Promise.resolve(), isEmpty: true, logger });
    closers.push(schedules.close);
    await schedules.check();
  });
});

describe('Redis without memory', () => {
  it('refuses jobs as unavailable, says why in its check, and accepts them again afterwards', async () => {
    const queues = new WorkQueues(server.url, logger);
    const redis = connectRedis(server.url, logger);
    closers.push(
      () => redis.disconnect(),
      () => queues.close(),
    );
    const { redis: check } = createRedisCheck(redis);
    const addJob = () => queues.add({ queue: 'cv', name: 'render-cv', data: {}, id: 'a' });
    await check?.();
    await admin.config('SET', 'maxmemory', '1');
    await expect(addJob()).rejects.toMatchObject({
      name: 'QueuesUnavailableError',
      message: 'Redis is out of memory.',
    });
    await expect(check?.()).rejects.toThrow('Redis is out of memory.');
    await expect(queues.check()).rejects.toThrow('Redis is out of memory.');
    await admin.config('SET', 'maxmemory', '0');
    await addJob();
    await check?.();
  });
});
