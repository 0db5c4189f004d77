import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const IDENTITY_PATH = /^\/(identitytoolkit|securetoken|www)\.googleapis\.com\/|^\/emulator\//;

/** As in the services (platform/src/metrics): sampling more often takes CPU time while nothing happens. */
const EVENT_LOOP_SAMPLE_MS = 1_000;

/** The metrics of the gateway. Label values are bounded: none is taken from the request as it is. */
export class GatewayMetrics {
  readonly registry = new Registry();

  readonly openRequests = new Gauge({
    name: 'gateway_open_requests',
    help: 'Requests in progress',
    registers: [this.registry],
  });

  readonly #requestDuration = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Response time in seconds, by target, method and status',
    labelNames: ['target', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
    registers: [this.registry],
  });

  readonly #malformedRequests = new Counter({
    name: 'gateway_malformed_requests_total',
    help: 'Connections closed for malformed, oversized or slow requests, by status',
    labelNames: ['status'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS });
  }

  /** Records a completed request, or one that its client aborted. */
  observe(url: string, method: string, status: number | 'aborted', durationMs: number): void {
    const labels = { target: getTarget(url, method), method: METHODS.has(method) ? method : 'other', status };
    this.#requestDuration.observe(labels, durationMs / 1_000);
  }

  countMalformedRequest(status: number): void {
    this.#malformedRequests.inc({ status });
  }
}

function getTarget(url: string, method: string): string {
  if (/^\/api(\/|\?|$)/i.test(url)) return method === 'GET' || method === 'HEAD' ? 'query-api' : 'command-api';
  return IDENTITY_PATH.test(url) ? 'identity' : 'client';
}
