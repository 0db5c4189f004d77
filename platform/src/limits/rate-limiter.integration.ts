import { randomUUID } from 'node:crypto';
import { createLogger } from '../logging/logger.js';
import { startTcpProxy } from '../testing/tcp-proxy.js';
import { testVariable } from '../testing/test-stack.js';
import { connectRedis, type Redis } from '../redis/connect.js';
import { RateLimiter } from './rate-limiter.js';

const logger = createLogger('test', 'silent');
const WINDOW = { name: 'lookups', max: 2, seconds: 60, timeoutMs: 1_000, withoutRedis: 'reject' } as const;
const connections: Redis[] = [];
afterEach(() => connections.splice(0).forEach((redis) => redis.disconnect()));

/** Creates the limiter of a server with its own connection. */
async function createLimiter(url = testVariable('REDIS_URL')): Promise<RateLimiter> {
  const redis = connectRedis(url, logger);
  connections.push(redis);
  await redis.ping();
  return new RateLimiter(WINDOW, redis);
}

const DEPENDENCY_DOWN = { status: 503, code: 'dependency-down', headers: { 'Retry-After': '2' } };

it('counts the requests on all servers together', async () => {
  const [first, second] = [await createLimiter(), await createLimiter()];
  const [key, otherKey] = [randomUUID(), randomUUID()];
  await first.consume(key);
  await second.consume(key);
  await expect(second.consume(key)).rejects.toMatchObject({ status: 429, code: 'too-many-requests' });
  await second.consume(otherKey);
});

it('rejects requests while Redis cannot be reached, and counts again afterwards', async () => {
  const url = new URL(testVariable('REDIS_URL'));
  const proxy = await startTcpProxy(url.hostname, Number(url.port));
  url.port = String(proxy.port);
  const limiter = await createLimiter(url.href);
  const key = randomUUID();
  await limiter.consume(key);
  proxy.block();
  await expect(limiter.consume(key)).rejects.toMatchObject(DEPENDENCY_DOWN);
  proxy.unblock();
  connections.splice(0).forEach((redis) => redis.disconnect());
  const restarted = await createLimiter(url.href);
  await restarted.consume(key);
  await expect(restarted.consume(key)).rejects.toMatchObject({ status: 429 });
  await proxy.close();
});

it('rejects requests without a connection', async () => {
  const redis = connectRedis('redis://127.0.0.1:1', logger);
  connections.push(redis);
  await expect(new RateLimiter(WINDOW, redis).consume(randomUUID())).rejects.toMatchObject(DEPENDENCY_DOWN);
});
