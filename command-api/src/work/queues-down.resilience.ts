import { ALL_ENDPOINTS, UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import {
  createApp,
  createLogger,
  limitPerUser,
  Metrics,
  mountEndpoints,
  Probes,
  Shutdown,
  type Stores,
} from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import type { Express } from 'express';
import supertest from 'supertest';
import { createWorkContext } from '../create-work-context.js';
import { createHandlers } from '../suggestions/handlers.js';

const logger = createLogger('test', 'silent');
let stores: Stores;
let app: Express;
let close: () => Promise<void>;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  // Nothing listens on this port.
  const { mongo, sealer } = stores;
  const { addShutdownSteps, redis, workRequests } = await createWorkContext(
    'redis://127.0.0.1:1',
    mongo,
    sealer,
    logger,
  );
  const suggestions = limitPerUser({ name: 'suggestions', max: 2, seconds: 60 }, redis);
  const detections = limitPerUser({ name: 'detections', max: 1, seconds: 60 }, redis);
  close = () => addShutdownSteps(new Shutdown(logger)).run();
  const metrics = new Metrics();
  app = createApp({
    logger,
    metrics,
    probes: new Probes(metrics, {}).router,
    api: mountEndpoints(fakeIdentityProvider, createHandlers({ workRequests, limits: { suggestions, detections } })),
    routes: ALL_ENDPOINTS,
  });
});
afterAll(async () => {
  await close();
  await closeTestStores(stores);
});

it('responds with 503 while the queues are down, within the rate limit', async () => {
  const post = () =>
    supertest(app)
      .post('/api/skills/enhance')
      .set('authorization', 'Bearer ada')
      .send({ skills: ['Go'] });
  const responses = await Promise.all([post(), post(), post()]);
  const expected = { status: 503, body: { success: false, code: 'dependency-down' } };
  expect(responses.filter(({ status }) => status === 503)).toHaveLength(2);
  expect(responses.find(({ status }) => status === 503)).toMatchObject(expected);
  expect(responses.find(({ status }) => status === 503)?.headers['retry-after']).toBe('2');
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});
