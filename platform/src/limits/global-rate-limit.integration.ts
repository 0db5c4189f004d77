import { randomBytes } from 'node:crypto';
import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import { Router } from 'express';
import supertest from 'supertest';
import { InvalidTokenError } from '../auth/identity.js';
import { requireServiceToken, deriveServiceToken } from '../auth/service-token.js';
import { createApp } from '../http/app.js';
import { authenticate, getIdentity } from '../http/authenticate.js';
import { Probes } from '../healthcheck/probes.js';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { testVariable } from '../testing/test-stack.js';
import { connectRedis, type Redis } from '../redis/connect.js';
import { limitAllRequests } from './global-rate-limit.js';
import { TokenCache } from './token-cache.js';

const logger = createLogger('test', 'silent');
/** A window of a minute, so that it does not end during a test. */
const LIMITS = { seconds: 60, perUser: 5, perIp: 3 };

let verifiedTokens: string[];
let masterKey: Buffer;
const connections: Redis[] = [];
beforeEach(() => {
  verifiedTokens = [];
  masterKey = randomBytes(32);
});
afterEach(() => connections.splice(0).forEach((redis) => redis.disconnect()));

/** Accepts a token as the uid of its owner, except tokens that start with `nobody`. */
const identityProvider = {
  verify: (token: string) => {
    verifiedTokens.push(token);
    if (token.startsWith('nobody')) return Promise.reject(new InvalidTokenError('token-invalid'));
    return Promise.resolve({ uid: token, roles: [] });
  },
};

/** Starts a service with its own Redis connection and token cache. */
async function startService(url = testVariable('REDIS_URL')) {
  const redis = connectRedis(url, logger);
  connections.push(redis);
  if (url === process.env['REDIS_URL']) await redis.ping();
  const tokens = new TokenCache();
  const requireToken = authenticate(tokens.withTokenCache(identityProvider));
  const metrics = new Metrics();
  const api = Router()
    .get('/health', (_request, response) => void response.json({}))
    .get('/jobs/:jobId', requireToken, (_request, response) => void response.json(getIdentity(response)));
  const internal = Router().post(
    '/notice',
    requireServiceToken(masterKey),
    (_request, response) => void response.json({}),
  );
  const probes = new Probes(metrics, {}).router;
  const rateLimit = limitAllRequests(LIMITS, tokens, redis, masterKey);
  const edge = { trustedProxies: ['loopback'], isHttps: false, rateLimit };
  return supertest(createApp({ logger, metrics, probes, api, internal, routes: ALL_ENDPOINTS, edge }));
}
type Service = Awaited<ReturnType<typeof startService>>;

const getHealth = (app: Service, address: string) => app.get('/api/health').set('x-forwarded-for', address);
const getJob = (app: Service, token: string, address: string) =>
  app.get('/api/jobs/1').set({ authorization: `Bearer ${token}`, 'x-forwarded-for': address });

async function getStatuses(times: number, send: (index: number) => supertest.Test): Promise<readonly number[]> {
  const responses = await Promise.all(Array.from({ length: times }, (_, index) => send(index)));
  return responses.map(({ status }) => status).sort();
}

it('rejects an address over the limit on all servers together with 429 and Retry-After', async () => {
  const [first, second] = [await startService(), await startService()];
  const statuses = await getStatuses(5, (index) => getHealth(index % 2 === 0 ? first : second, '192.0.2.1'));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const rejected = await getHealth(first, '192.0.2.1');
  expect(rejected.body).toMatchObject({ code: 'too-many-requests', requestId: expect.any(String) });
  expect(rejected.body.error).toMatch(/^Too many requests\. Try again in \d+ seconds\.$/);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  expect((await getHealth(first, '192.0.2.2')).status).toBe(200);
});

it('adds success: false for routes with a success field', async () => {
  const app = await startService();
  await getStatuses(3, () => getHealth(app, '192.0.2.1'));
  expect((await getJob(app, 'nobody', '192.0.2.1')).body).toMatchObject({ success: false, code: 'too-many-requests' });
});

it('counts a user across addresses and servers, separately from other users', async () => {
  const [first, second] = [await startService(), await startService()];
  for (const app of [first, second]) expect((await getJob(app, 'ada', '192.0.2.1')).status).toBe(200);
  const statuses = await getStatuses(7, (index) => getJob(index % 2 === 0 ? first : second, 'ada', `192.0.2.${index}`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await getJob(first, 'grace', '192.0.2.1')).status).toBe(200);
});

it('rejects token guessing before tokens are verified', async () => {
  const app = await startService();
  const statuses = await getStatuses(6, (index) => getJob(app, `nobody-${index}`, '192.0.2.1'));
  expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
  expect(verifiedTokens).toHaveLength(3);
});

it('accepts a known user although their address is over the limit', async () => {
  const app = await startService();
  expect((await getJob(app, 'ada', '192.0.2.1')).status).toBe(200);
  await getStatuses(4, () => getHealth(app, '192.0.2.1'));
  expect((await getJob(app, 'ada', '192.0.2.1')).status).toBe(200);
});

it('ignores forged X-Forwarded-For addresses', async () => {
  const app = await startService();
  const statuses = await getStatuses(5, (index) => getHealth(app, `203.0.113.${index}, 192.0.2.1`));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

it('does not limit probes', async () => {
  const app = await startService();
  expect(await getStatuses(6, () => app.get('/healthz'))).toEqual(Array(6).fill(200));
});

it.each(['/internal/notice', '/nothing'])('limits unauthorized requests to %s', async (path) => {
  const app = await startService();
  const statuses = await getStatuses(6, () => app.post(path).send({}));
  expect(statuses.slice(3)).toEqual([429, 429, 429]);
});

it('does not limit internal services', async () => {
  const app = await startService();
  const authorization = `Bearer ${deriveServiceToken(masterKey)}`;
  const statuses = await getStatuses(6, () => app.post('/internal/notice').set({ authorization }).send({}));
  expect(statuses).toEqual(Array(6).fill(200));
});

it('counts locally while Redis cannot be reached', async () => {
  const app = await startService('redis://127.0.0.1:1');
  expect(await getStatuses(5, () => getHealth(app, '192.0.2.1'))).toEqual([200, 200, 200, 429, 429]);
});

it('stores neither addresses nor user ids in Redis', async () => {
  const app = await startService();
  await getJob(app, 'ada-of-the-engines', '192.0.2.77');
  await getJob(app, 'ada-of-the-engines', '192.0.2.77');
  const keys = await firstConnection().keys('limit-*');
  expect(keys.some((key) => key.startsWith('limit-person:'))).toBe(true);
  expect(keys.join()).not.toMatch(/192\.0\.2\.77|ada-of-the-engines/);
});

function firstConnection(): Redis {
  const [redis] = connections;
  if (!redis) throw new Error('no service was opened');
  return redis;
}
