import { IdentityUnavailableError } from '@trackrecord/platform';
import { signUp } from '@trackrecord/platform/testing/test-stack';
import type { Express } from 'express';
import supertest from 'supertest';
import { createHandlers } from '../api.js';
import { parseExport } from '../testing/export-api.js';
import { createTestApp, createTestSources, type TestSources } from '../testing/test-sources.js';

let testSources: TestSources;
let app: Express;
beforeAll(async () => {
  // Without a service account.
  const throwUnavailable = () => Promise.reject(new IdentityUnavailableError('no credential'));
  testSources = await createTestSources(
    { RATE_LIMIT_EXPORT_PER_MINUTE: 3 },
    { getRecord: throwUnavailable, getAccount: throwUnavailable, isTestAccount: throwUnavailable },
  );
  await testSources.redis.ping();
  app = createTestApp(createHandlers(testSources.sources));
});
afterAll(() => testSources.close());

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
