import { Metrics } from '../metrics/metrics.js';
import { RequestRateReader } from './request-rates.js';

let metrics: Metrics;
let reader: RequestRateReader;
let now: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  metrics = new Metrics();
  reader = new RequestRateReader(metrics);
});
afterEach(() => jest.restoreAllMocks());

const serve = (count: number, seconds: number, route = '/jobs') => {
  for (let n = 0; n < count; n += 1) metrics.requestSeconds.observe({ route, method: 'GET', status: '200' }, seconds);
};

it('is the rate and the 95th percentile of all routes since the last reading', async () => {
  serve(90, 0.003);
  serve(10, 0.2, '/home');
  now = 10_000;
  expect(await reader.read()).toEqual({ requestsPerSecond: 10, p95Seconds: 0.25 });
  serve(100, 0.003);
  now = 20_000;
  expect(await reader.read()).toEqual({ requestsPerSecond: 10, p95Seconds: 0.005 });
});

it('has no percentile without requests', async () => {
  now = 10_000;
  expect(await reader.read()).toEqual({ requestsPerSecond: 0, p95Seconds: null });
});

it('is at most the longest bucket', async () => {
  serve(1, 500);
  now = 10_000;
  expect(await reader.read()).toMatchObject({ p95Seconds: 120 });
});
