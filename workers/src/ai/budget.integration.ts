import { randomUUID } from 'node:crypto';
import { cuttableProxy } from '@trackrecord/platform/testing/cuttable-proxy';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { Redis } from 'ioredis';
import { redisBudget } from './budget.js';

const url = new URL(testVariable('REDIS_URL'));
const opened: Redis[] = [];

/** A connection that sees only keys of its own. */
async function ownRedis(port = Number(url.port || 6379)): Promise<Redis> {
  const redis = new Redis({ host: url.hostname, port, keyPrefix: `${randomUUID()}:` });
  redis.on('error', () => undefined);
  await redis.ping();
  opened.push(redis);
  return redis;
}

afterEach(() => {
  for (const redis of opened.splice(0)) redis.disconnect();
});

const overBudget = { name: 'AiFailure', kind: 'over-budget' };

it('lets everybody ask so often a day, and no oftener, also with another worker', async () => {
  const redis = await ownRedis();
  const limits = { perUser: 2, overall: 100 };
  const [budget, another] = [redisBudget(redis, limits), redisBudget(redis, limits)];
  await budget.spend('ada');
  await another.spend('ada');
  await expect(budget.spend('ada')).rejects.toMatchObject(overBudget);
  await expect(another.spend('ada')).rejects.toMatchObject(overBudget);
  await expect(another.spend('ben')).resolves.toBeUndefined();
});

it('lets all together ask so often, exactly, however many ask at once', async () => {
  const budget = redisBudget(await ownRedis(), { perUser: 100, overall: 7 });
  const asked = await Promise.allSettled(Array.from({ length: 40 }, (_, person) => budget.spend(`p${String(person)}`)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});

it('lets nobody ask where the limit is none', async () => {
  const redis = await ownRedis();
  await expect(redisBudget(redis, { perUser: 0, overall: 9 }).spend('ada')).rejects.toMatchObject(overBudget);
  await expect(redisBudget(redis, { perUser: 9, overall: 0 }).spend('ada')).rejects.toMatchObject(overBudget);
});

it('keeps two numbers for a day and nothing else', async () => {
  const redis = await ownRedis();
  await redisBudget(redis, { perUser: 5, overall: 5 }).spend('ada');
  const prefix = redis.options.keyPrefix ?? '';
  const keys = (await redis.keys(`${prefix}*`)).map((key) => key.slice(prefix.length)).sort();
  expect(keys).toEqual(['ai-calls-of:ada', 'ai-calls:all']);
  for (const key of keys) {
    expect(await redis.get(key)).toBe('1');
    expect(await redis.ttl(key)).toBeGreaterThan(86_000);
    expect(await redis.ttl(key)).toBeLessThanOrEqual(86_400);
  }
});

it('counts as used up while Redis is out of reach, and goes on afterwards', async () => {
  const proxy = await cuttableProxy(url.hostname, Number(url.port || 6379));
  const redis = await ownRedis(proxy.port);
  const budget = redisBudget(redis, { perUser: 5, overall: 5 });
  await budget.spend('ada');
  const closed = new Promise((resolve) => redis.once('close', resolve));
  proxy.sever();
  await closed;
  await expect(budget.spend('ada')).rejects.toMatchObject(overBudget);
  const ready = new Promise((resolve) => redis.once('ready', resolve));
  proxy.mend();
  await ready;
  await expect(budget.spend('ada')).resolves.toBeUndefined();
  redis.disconnect();
  await proxy.close();
});
