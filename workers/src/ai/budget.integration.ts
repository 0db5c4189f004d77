import { randomUUID } from 'node:crypto';
import { startTcpProxy } from '@trackrecord/platform/testing/tcp-proxy';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { Redis } from 'ioredis';
import { type BudgetLimits, createRedisBudget } from './budget.js';

const url = new URL(testVariable('REDIS_URL'));
const opened: Redis[] = [];

/** Opens a connection with a unique key prefix. */
async function connectIsolatedRedis(port = Number(url.port || 6379)): Promise<Redis> {
  const redis = new Redis({ host: url.hostname, port, keyPrefix: `${randomUUID()}:` });
  redis.on('error', () => undefined);
  await redis.ping();
  opened.push(redis);
  return redis;
}

afterEach(() => {
  for (const redis of opened.splice(0)) redis.disconnect();
});

const MANY = 100_000;
const createBudget = (redis: Redis, limits: Partial<BudgetLimits>) =>
  createRedisBudget(redis, { perUser: MANY, overall: MANY, tokensPerUser: MANY, tokensOverall: MANY, ...limits });

const overBudget = { name: 'AiError', kind: 'over-budget' };

it('limits calls per user across workers', async () => {
  const redis = await connectIsolatedRedis();
  const [budget, another] = [createBudget(redis, { perUser: 2 }), createBudget(redis, { perUser: 2 })];
  await budget.spend('ada');
  await another.spend('ada');
  await expect(budget.spend('ada')).rejects.toMatchObject(overBudget);
  await expect(another.spend('ada')).rejects.toMatchObject(overBudget);
  await expect(another.spend('ben')).resolves.toBeUndefined();
});

it('limits calls in total exactly under concurrency', async () => {
  const budget = createBudget(await connectIsolatedRedis(), { perUser: 100, overall: 7 });
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, person) => budget.spend(`p${String(person)}`)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});

it('allows no calls if a limit is 0', async () => {
  const redis = await connectIsolatedRedis();
  await expect(createBudget(redis, { perUser: 0, overall: 9 }).spend('ada')).rejects.toMatchObject(overBudget);
  await expect(createBudget(redis, { perUser: 9, overall: 0 }).spend('ada')).rejects.toMatchObject(overBudget);
});

it('limits tokens per user across workers, from the call that exceeds the limit', async () => {
  const redis = await connectIsolatedRedis();
  const limits = { tokensPerUser: 900 };
  const [budget, another] = [createBudget(redis, limits), createBudget(redis, limits)];
  await budget.spend('ada');
  await budget.chargeTokens('ada', 800);
  await another.spend('ada');
  await another.chargeTokens('ada', 5_000);
  await expect(budget.spend('ada')).rejects.toMatchObject({ ...overBudget, message: expect.stringMatching(/token/) });
  await expect(budget.spend('ben')).resolves.toBeUndefined();
});

it('limits tokens in total', async () => {
  const budget = createBudget(await connectIsolatedRedis(), { tokensOverall: 900 });
  await budget.chargeTokens('ada', 500);
  await budget.chargeTokens('ben', 500);
  await expect(budget.spend('cleo')).rejects.toMatchObject(overBudget);
});

it('allows no calls if a token limit is 0', async () => {
  const redis = await connectIsolatedRedis();
  await expect(createBudget(redis, { tokensPerUser: 0 }).spend('ada')).rejects.toMatchObject(overBudget);
  await expect(createBudget(redis, { tokensOverall: 0 }).spend('ada')).rejects.toMatchObject(overBudget);
});

it('stores only four counters, which expire after a day', async () => {
  const redis = await connectIsolatedRedis();
  const budget = createBudget(redis, {});
  await budget.spend('ada');
  await budget.chargeTokens('ada', 1);
  const prefix = redis.options.keyPrefix ?? '';
  const keys = (await redis.keys(`${prefix}*`)).map((key) => key.slice(prefix.length)).sort();
  expect(keys).toEqual(['ai-calls-of:ada', 'ai-calls:all', 'ai-tokens-of:ada', 'ai-tokens:all']);
  for (const key of keys) {
    expect(await redis.get(key)).toBe('1');
    expect(await redis.ttl(key)).toBeGreaterThan(86_000);
    expect(await redis.ttl(key)).toBeLessThanOrEqual(86_400);
  }
});

it('rejects calls while Redis is unreachable and allows them afterwards', async () => {
  const proxy = await startTcpProxy(url.hostname, Number(url.port || 6379));
  const redis = await connectIsolatedRedis(proxy.port);
  const budget = createBudget(redis, { perUser: 5, overall: 5 });
  await budget.spend('ada');
  const closed = new Promise((resolve) => redis.once('close', resolve));
  proxy.block();
  await closed;
  await expect(budget.spend('ada')).rejects.toMatchObject(overBudget);
  const ready = new Promise((resolve) => redis.once('ready', resolve));
  proxy.unblock();
  await ready;
  await expect(budget.spend('ada')).resolves.toBeUndefined();
  redis.disconnect();
  await proxy.close();
});
