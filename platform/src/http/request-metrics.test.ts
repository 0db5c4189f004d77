import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Router } from 'express';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { Probes } from '../healthcheck/probes.js';
import { LimitExceededError } from '../requests/http-error.js';
import { waitUntil } from '../testing/wait-for.js';
import { createApp } from './app.js';

let server: Server;
let metrics: Metrics;
let isLimited: boolean;
let hangUp: () => void;
beforeEach(async () => {
  metrics = new Metrics({ service: 'query-api', version: '1.2.3' });
  isLimited = false;
  const app = createApp({
    logger: createLogger('test', 'silent'),
    metrics,
    probes: new Probes(metrics, {}).router,
    api: Router()
      .get('/jobs/:jobId', (_request, response) => void response.json({}))
      .get('/slow/:uid', () => hangUp()),
    routes: [
      { method: 'GET', path: '/api/jobs/{jobId}' },
      { method: 'GET', path: '/api/slow/{uid}' },
    ],
    edge: {
      trustedProxies: [],
      isHttps: false,
      rateLimit: (_request, _response, next) => next(isLimited ? new LimitExceededError('address', 1_000) : undefined),
    },
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`, { signal: signal ?? null });

/** Returns the labels of the observed requests. */
async function readLabels(): Promise<readonly object[]> {
  const { values } = await metrics.requestSeconds.get();
  return values.filter(({ metricName }) => metricName?.endsWith('_count')).map(({ labels }) => labels);
}

const waitForLabels = async (labels: object) => {
  await waitUntil('the request is measured', async () => (await readLabels()).length > 0);
  expect(await readLabels()).toEqual([labels]);
};

it('labels a request with its route', async () => {
  await get('/api/jobs/1');
  await waitForLabels({ route: '/jobs/:jobId', method: 'GET', status: '200' });
});

it('keeps the route of a request that a limit refuses, and counts the limit', async () => {
  isLimited = true;
  expect((await get('/api/jobs/1')).status).toBe(429);
  await waitForLabels({ route: '/jobs/:jobId', method: 'GET', status: '429' });
  expect((await metrics.limitRefusals.get()).values).toEqual([{ labels: { limit: 'address' }, value: 1 }]);
});

it('labels an unknown address with none, whatever it is', async () => {
  await get('/api/nothing/ada@example.com');
  await waitForLabels({ route: 'none', method: 'GET', status: '404' });
});

it('counts a request that its client aborts', async () => {
  const controller = new AbortController();
  hangUp = () => controller.abort();
  await expect(get('/api/slow/1', controller.signal)).rejects.toThrow('aborted');
  await waitForLabels({ route: '/slow/:uid', method: 'GET', status: 'aborted' });
});

it('says which service, version and Node it is', async () => {
  expect(await metrics.registry.getSingleMetricAsString('build_info')).toContain(
    `build_info{service="query-api",version="1.2.3",node="${process.version}"} 1`,
  );
});

it('leaves out the value of a gauge that does not exist in this process, and shows one that cannot be read as NaN', async () => {
  let value: number | undefined = 2;
  metrics.createGauge('lag', 'A lag', 'projection', {
    profile: () => value,
    onboarding: () => Promise.reject(new Error('unreadable')),
  });
  const read = () => metrics.registry.getSingleMetricAsString('lag');
  expect(await read()).toContain('lag{projection="profile"} 2');
  expect(await read()).toContain('lag{projection="onboarding"} Nan');
  value = undefined;
  expect(await read()).not.toContain('profile');
});
