import { createServer, type Server } from 'node:http';
import type { GatewayMetrics } from './metrics.js';

/**
 * Serves `/healthz` (liveness), `/readyz` (readiness) and `/metrics` of the gateway itself, on a loopback port that the
 * public server does not expose.
 */
export function createOperationsServer(metrics: GatewayMetrics, isReady: () => boolean): Server {
  return createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    request.resume();
    const respond = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    const respondJson = (status: number, state: string) => respond(status, 'application/json', `{"status":"${state}"}`);
    const path = request.url?.split('?', 1)[0];
    if (!isLoopbackHost(request.headers.host)) respondJson(421, 'misdirected');
    else if (request.method !== 'GET' && request.method !== 'HEAD') respondJson(405, 'method not allowed');
    else if (path === '/healthz') respondJson(200, 'ok');
    else if (path === '/readyz') respondJson(isReady() ? 200 : 503, isReady() ? 'ok' : 'stopping');
    else if (path === '/metrics') {
      metrics.registry.metrics().then(
        (text) => respond(200, metrics.registry.contentType, text),
        () => respondJson(500, 'metrics failed'),
      );
    } else respondJson(404, 'not found');
  });
}

/** Protects against DNS rebinding. */
const isLoopbackHost = (host: string | undefined): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
