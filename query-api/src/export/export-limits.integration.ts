import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import {
  closeStoresOnShutdown,
  connectRedis,
  createApp,
  createLogger,
  IdentityUnavailableError,
  Metrics,
  mountEndpoints,
  Probes,
  type Redis,
  Shutdown,
} from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import { noStaff } from '@trackrecord/platform/testing/fake-staff-access';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Express } from 'express';
import supertest from 'supertest';
import { queryHandlers } from '../api.js';
import { createQueries } from '../create-queries.js';
import { parseExport } from '../testing/export-api.js';

const logger = createLogger('test', 'silent');
let redis: Redis;
let queries: Awaited<ReturnType<typeof createQueries>>;
let app: Express;
beforeAll(async () => {
  const config = {
    EVENTSTORE_URL: testVariable('EVENTSTORE_URL'),
    MONGODB_URL: testVariable('MONGODB_URL'),
    KEYS_MONGODB_URL: testVariable('KEYS_MONGODB_URL'),
    MASTER_KEY: Buffer.from(testVariable('MASTER_KEY'), 'base64'),
    REDIS_URL: testVariable('REDIS_URL'),
    RATE_LIMIT_EXPORT_PER_MINUTE: 3,
  };
  redis = connectRedis(config.REDIS_URL, logger);
  await redis.ping();
  // Without a service account.
  const accounts = { getRecord: () => Promise.reject(new IdentityUnavailableError('no credential')) };
  queries = await createQueries(config, { redis, accounts }, logger);
  const metrics = new Metrics();
  app = createApp({
    logger,
    metrics,
    probes: new Probes(metrics, {}).router,
    api: mountEndpoints(
      fakeIdentityProvider,
      queryHandlers({ ...queries.sources, logger, health: {}, operator: { name: null, address: null, email: null } }),
      noStaff,
    ),
    routes: ALL_ENDPOINTS,
  });
});
afterAll(async () => {
  await queries.jobMirror.stop();
  await queries.queues.close();
  redis.disconnect();
  await closeStoresOnShutdown(new Shutdown(logger), queries).run();
});

const requestExport = (uid: string, method: 'get' | 'head' = 'get') =>
  supertest(app)[method](`/api/profile/${uid}/export`).set('authorization', `Bearer ${uid}`).responseType('blob');

it('limits downloads per minute, with GET and HEAD', async () => {
  const [{ uid }, other] = [await signUp(), await signUp()];
  const statuses: number[] = [];
  for (const method of ['get', 'head', 'get', 'get', 'head'] as const)
    statuses.push((await requestExport(uid, method)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const rejected = await requestExport(uid);
  expect(JSON.parse(String(rejected.body))).toMatchObject({ code: 'too-many-requests' });
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  expect((await requestExport(other.uid)).status).toBe(200);
});

it('reports that the provider record is missing if it cannot be read', async () => {
  const { uid } = await signUp();
  const response = await requestExport(uid);
  const { value, text, manifest } = await parseExport(Buffer.from(response.body as Uint8Array));
  expect(value('account.json')).toMatchObject({ uid, provider: null });
  expect(manifest.leftOut.at(-1)?.what).toContain('what the identity provider has on record');
  expect(text('README.txt')).toContain('- what the identity provider has on record about you');
});
