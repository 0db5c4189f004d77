import { randomUUID } from 'node:crypto';
import { connectRedis, createLogger, type Redis } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { readCounters } from './counters.js';

const logger = createLogger('test', 'silent');
let redis: Redis;
beforeAll(() => {
  redis = connectRedis(testVariable('REDIS_URL'), logger);
});
afterAll(() => redis.disconnect());

const readUserCounters = (uid: string) => readCounters(redis, uid);

it.each([['plain'], ['with*stars?[and-brackets]\\'], ['with:colons']])(
  'reads the counters of a user only (id: %s)',
  async (kind) => {
    const uid = `${randomUUID()}${kind}`;
    await redis.set(`ai-calls-of:${uid}`, 3, 'EX', 3_600);
    await redis.set(`limit-suggestions:${uid}`, 1);
    await redis.set(`ai-calls-of:other:${uid}`, 9);
    await redis.set(`ai-calls-of:${uid}er`, 9);
    await redis.set(`bull:cv:de:${uid}`, 'a job');
    const [calls, suggestions, ...others] = await readUserCounters(uid);
    expect(calls).toEqual({ name: 'ai-calls-of', count: 3, expiresAt: expect.any(String) });
    expect(Date.parse(calls?.expiresAt ?? '') - Date.now()).toBeGreaterThan(3_500_000);
    expect(suggestions).toEqual({ name: 'limit-suggestions', count: 1, expiresAt: null });
    expect(others).toEqual([]);
  },
);

it('returns no counters for an unknown user', async () => {
  expect(await readUserCounters(randomUUID())).toEqual([]);
});

it('fails while Redis is down', async () => {
  const disconnected = connectRedis('redis://127.0.0.1:1', logger, { enableOfflineQueue: false });
  await expect(readCounters(disconnected, 'ada')).rejects.toMatchObject({ name: 'QueuesUnavailableError' });
  disconnected.disconnect();
});

it('ignores other keys that contain the id', async () => {
  const uid = randomUUID();
  await redis.set(`a-lock-of:${uid}`, 'taken', 'EX', 60);
  expect(await readUserCounters(uid)).toEqual([]);
});
