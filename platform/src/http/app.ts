import { randomUUID } from 'node:crypto';
import { REQUEST_ID } from '@trackrecord/contracts';
import express, { type Express, type Request, type RequestHandler, type Router } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { setSecurityHeaders } from './security-headers.js';
import { validateRequestHead } from './validate-request-head.js';
import { recordArrival } from './deadline.js';
import { handleErrors } from './error-handler.js';
import { HttpError } from './http-error.js';
import { parseJsonBody } from './json-body.js';
import { type EndpointRoute, endpointsAt, methodsAt } from './match-endpoints.js';
import type { Probes } from './probes.js';

/** How a server of ours meets whoever asks. */
export interface Edge {
  /** Whose word on the address of a request is believed: addresses, networks, or the names express knows. */
  readonly trustedProxies: readonly string[];
  /** Whether browsers reach us through https, and are to come back so. */
  readonly isHttps: boolean;
  /** Refuses requests of whoever sends too many, but probes. */
  readonly rateLimit?: RequestHandler;
}

const INTERNAL_EDGE: Edge = { trustedProxies: ['loopback'], isHttps: false };

interface AppOptions {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Health and metrics, without authentication. */
  readonly probes: Router;
  /** Mounted under /api. */
  readonly api: Router;
  /** Mounted under /internal, for our own services; the gateway does not lead there. */
  readonly internal?: Router;
  /** All endpoints of the API, to tell a wrong method from a wrong path. */
  readonly routes: readonly EndpointRoute[];
  /** By default that of a server that only we ourselves reach. */
  readonly edge?: Edge;
}

const CLIENT_REQUEST_ID = /^[\w-]{1,64}$/;

/** An HTTP server of ours: ids, logs, limits, routes, and one shape for every error. */
export function createApp({
  logger,
  metrics,
  probes,
  api,
  internal,
  routes,
  edge = INTERNAL_EDGE,
}: AppOptions): Express {
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(observeRequests(metrics), ...logRequests(logger));
  app.set('trust proxy', edge.trustedProxies);
  app.use(setSecurityHeaders(edge.isHttps), validateRequestHead);
  app.use(probes);
  // Whatever the address: a body is read before it is known that nothing is there, or not for its sender.
  if (edge.rateLimit) app.use(edge.rateLimit);
  // Else express answers by itself, and names only the methods of this service.
  app.options(/.*/, rejectUnknownEndpoint(routes));
  app.use(parseBodies(routes));
  app.use('/api', api);
  if (internal) app.use('/internal', internal);
  app.use(rejectUnknownEndpoint(routes));
  app.use(handleErrors(logger, routes));
  return app;
}

/** A server with nothing but health and metrics, for processes that answer no requests. */
export const createProbeApp = (probes: Probes): Express => express().disable('x-powered-by').use(probes.router);

/**
 * Gives every request an id, the client's own if it sent a harmless one, repeats it in the answer, notes when it came,
 * and measures the time until its answer is sent.
 */
const observeRequests =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const clientId = request.headers[REQUEST_ID];
    request.id = typeof clientId === 'string' && CLIENT_REQUEST_ID.test(clientId) ? clientId : randomUUID();
    response.setHeader(REQUEST_ID, request.id);
    recordArrival(response);
    const stopTimer = metrics.requestSeconds.startTimer();
    response.once('finish', () => {
      const route = request.route as { path?: unknown } | undefined;
      stopTimer({
        route: typeof route?.path === 'string' ? route.path : 'none',
        method: request.method,
        status: String(response.statusCode),
      });
    });
    next();
  };

/**
 * One line a request, for somebody who debugs: it costs a fifth of a small request, and what is our fault (5xx) is
 * logged anyway.
 */
const logRequests = (logger: Logger): RequestHandler[] =>
  logger.isLevelEnabled('debug')
    ? [
        pinoHttp({
          logger,
          genReqId: ({ id }) => id,
          useLevel: 'debug',
          serializers: {
            req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
              id,
              method,
              path: url.split('?')[0],
            }),
            res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
          },
        }),
      ]
    : [];

/** Parses JSON bodies. Endpoints that accept files parse their bodies themselves. */
function parseBodies(routes: readonly EndpointRoute[]): RequestHandler {
  const json = parseJsonBody();
  const acceptsFiles = ({ method, path }: Request) =>
    endpointsAt(routes, path).some(
      (endpoint) => endpoint.method === method && endpoint.body?.contentType !== undefined,
    );
  return (request, response, next) => {
    const hasFiles = /^multipart\//i.test(request.headers['content-type'] ?? '');
    if (hasFiles && acceptsFiles(request)) next();
    else json(request, response, next);
  };
}

const rejectUnknownEndpoint =
  (routes: readonly EndpointRoute[]): RequestHandler =>
  (request) => {
    const methods = methodsAt(routes, request.path);
    if (methods.length === 0 || methods.includes(request.method)) {
      throw new HttpError(404, 'not-found', 'Nothing was found at this address.');
    }
    throw new HttpError(405, 'method-not-allowed', `This address does not take ${request.method}.`, {
      headers: { Allow: methods.join(', ') },
    });
  };
