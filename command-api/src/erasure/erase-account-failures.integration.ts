import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import { createApp, createLogger, Metrics, mountEndpoints, Probes } from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import supertest from 'supertest';
import { randomUUID } from 'node:crypto';
import { stackErasure, type StackErasure } from '../testing/stack-erasure.js';
import { eraseAccount } from './erase-account.js';
import type { ErasureContext } from './erase-user.js';
import type { Eraser } from './eraser.js';

let stack: StackErasure;
beforeAll(async () => {
  stack = await stackErasure();
});
afterAll(() => stack.close());

/** Erases a new user with these erasers. Returns the response, and whether the user is on the list of erasures. */
async function erases(context: Partial<ErasureContext>, deadline?: number) {
  const uid = randomUUID();
  const logger = createLogger('test', 'silent');
  const metrics = new Metrics();
  const app = createApp({
    logger,
    metrics,
    probes: new Probes(metrics, {}).router,
    api: mountEndpoints(fakeIdentityProvider, {
      eraseAccount: eraseAccount({ ...stack.parts, ...context, logger }, deadline),
    }),
    routes: ALL_ENDPOINTS,
  });
  const { status, headers, body } = await supertest(app)
    .delete(`/api/profile/${uid}`)
    .set('authorization', `Bearer ${uid}`);
  const erasure = await stack.erasures.find(uid);
  return {
    uid,
    status,
    retryAfter: headers['retry-after'] as unknown,
    code: (body as { code?: string }).code,
    erasure,
  };
}

const part = (eraser: Partial<Eraser>): Eraser => ({
  part: 'cvs',
  erase: () => Promise.resolve(),
  hasData: () => Promise.resolve(false),
  ...eraser,
});
const down = () => Promise.reject(new Error('down'));

it('starts nothing and responds with an error if a store is down', async () => {
  const told = await erases({ erasers: [...stack.parts.erasers, part({ hasData: down })] });
  expect(told).toMatchObject({ status: 500, code: 'internal', erasure: undefined });
});

it.each<[string, Eraser]>([
  ['fails', part({ erase: down })],
  ['still holds something afterwards', part({ hasData: () => Promise.resolve(true) })],
])('responds with 503 and finishes later if a part %s', async (_, eraser) => {
  const told = await erases({ erasers: [...stack.parts.erasers, eraser] });
  expect(told).toMatchObject({ status: 503, code: 'erasure-underway', retryAfter: '30' });
  expect(told.erasure).toMatchObject({ state: 'begun', receipt: undefined });
});

it('responds with 503 if erasing takes longer than the deadline', async () => {
  let goOn: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  const told = await erases({ erasers: [...stack.parts.erasers, part({ erase: () => slow })] }, 2_200);
  expect(told).toMatchObject({ status: 503, code: 'erasure-underway' });
  expect(told.erasure).toMatchObject({ state: 'begun' });
  goOn();
});
