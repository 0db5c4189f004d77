import { authenticate, createApp, createLogger, Metrics, Probes, QueuesUnavailableError } from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import type { Job, Queue } from 'bullmq';
import { type RequestHandler, Router } from 'express';
import supertest from 'supertest';
import { discardJobs, type QueueOperationContext, retryJobs } from './queue-operations.js';

/** A failed job. `error` is thrown when it is retried or removed; then it has failed or not. */
interface FakeJob {
  readonly error?: Error;
  readonly hasFailed?: boolean;
  readonly name?: string;
}

/** Sends an operation on the failed jobs of a queue. */
function send(createHandler: (context: QueueOperationContext) => RequestHandler, jobs: readonly FakeJob[]) {
  const failedJobs = jobs.map(({ error, hasFailed = false, name = 'render-cv' }) => {
    const change = () => (error ? Promise.reject(error) : Promise.resolve());
    return {
      name,
      failedReason: 'internal',
      retry: change,
      remove: change,
      isFailed: () => Promise.resolve(hasFailed),
    } as unknown as Job;
  });
  const queue = { getJobs: () => Promise.resolve(failedJobs) } as unknown as Queue;
  const context = {
    operations: { run: (_planned, work) => work() },
    queues: { operate: (_queue, work) => work(queue) },
  } as QueueOperationContext;
  const metrics = new Metrics();
  const app = createApp({
    logger: createLogger('test', 'silent'),
    metrics,
    probes: new Probes(metrics, {}).router,
    api: Router().use(authenticate(fakeIdentityProvider)).post('/queues/:queue', createHandler(context)),
    routes: [],
    edge: { trustedProxies: [], isHttps: false, rateLimit: (_request, _response, next) => next() },
  });
  return supertest(app)
    .post('/api/queues/cv')
    .set('authorization', 'Bearer omar')
    .send({ reason: 'A test.', kind: jobs[0]?.name ?? 'render-cv', code: 'internal', max: 10 });
}

describe.each([
  ['retries', retryJobs],
  ['discards', discardJobs],
])('%s', (_title, createHandler) => {
  it('do not count jobs that changed meanwhile', async () => {
    const error = new Error('Job 7 is not in the failed state. reprocessJob');
    await send(createHandler, [{}, { error }, {}]).expect(200, { count: 2 });
  });

  it('fail if a job is still there', async () => {
    const error = new QueuesUnavailableError('The queues cannot be reached');
    const response = await send(createHandler, [{}, { error, hasFailed: true }]).expect(503);
    expect(response.body).toMatchObject({ code: 'dependency-down' });
  });
});

it('requested work is not retried', async () => {
  const response = await send(retryJobs, [{ name: 'render-report' }]).expect(409);
  expect(response.body).toMatchObject({ code: 'too-late' });
});

it('a job with the name of a property of objects is retried', async () => {
  await send(retryJobs, [{ name: 'constructor' }]).expect(200, { count: 1 });
});
