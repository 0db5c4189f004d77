import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import { createApp, createLogger, Metrics, mountEndpoints, Probes } from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import supertest from 'supertest';
import { randomUUID } from 'node:crypto';
import { openStackErasure, type StackErasure } from '../testing/stack-erasure.js';
import { eraseAccount } from './erase-account.js';
import type { ErasureContext } from './erase-user.js';
import type { Eraser } from './eraser.js';

let stack: StackErasure;
beforeAll(async () => {
  stack = await openStackErasure();
});
afterAll(() => stack.close());

/** Erases a new user with these erasers. Returns the response, and the entry in the list of erasures. */
async function eraseNewUser(context: Partial<ErasureContext>, timeoutMs?: number) {
  const uid = randomUUID();
  const logger = createLogger('test', 'silent');
  const metrics = new Metrics();
  const app = createApp({
    logger,
    metrics,
    probes: new Probes(metrics, {}).router,
    api: mountEndpoints(fakeIdentityProvider, {
      eraseAccount: eraseAccount({ ...stack.context, accounts: stack.identities, ...context, logger }, timeoutMs),
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

const createEraser = (eraser: Partial<Eraser>): Eraser => ({
  part: 'cvs',
  erase: () => Promise.resolve(),
  hasData: () => Promise.resolve(false),
  ...eraser,
});
const fail = () => Promise.reject(new Error('down'));

it('responds with 500 and does not begin the erasure if a store is down', async () => {
  const result = await eraseNewUser({ erasers: [...stack.context.erasers, createEraser({ hasData: fail })] });
  expect(result).toMatchObject({ status: 500, code: 'internal', erasure: undefined });
});

it.each<[string, Eraser]>([
  ['fails', createEraser({ erase: fail })],
  ['still has data afterwards', createEraser({ hasData: () => Promise.resolve(true) })],
])('responds with 503 and finishes later if a part %s', async (_, eraser) => {
  const result = await eraseNewUser({ erasers: [...stack.context.erasers, eraser] });
  expect(result).toMatchObject({ status: 503, code: 'erasure-underway', retryAfter: '30' });
  expect(result.erasure).toMatchObject({ state: 'begun', receipt: undefined });
});

it('responds with 503 if erasing takes longer than the timeout', async () => {
  let finishErasing: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (finishErasing = resolve));
  const result = await eraseNewUser(
    { erasers: [...stack.context.erasers, createEraser({ erase: () => slow })] },
    2_200,
  );
  expect(result).toMatchObject({ status: 503, code: 'erasure-underway' });
  expect(result.erasure).toMatchObject({ state: 'begun' });
  finishErasing();
});
