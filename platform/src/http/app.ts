import { randomUUID } from 'node:crypto';
import { EndpointIndex, type EndpointRoute, REQUEST_ID_HEADER, requestOrCorrelationId } from '@trackrecord/contracts';
import express, { type Express, type Request, type RequestHandler, type Router } from 'express';
import { pinoHttp } from 'pino-http';
import type { ActivityLog } from '../activity/activity-log.js';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { setSecurityHeaders } from './security-headers.js';
import { validateRequestHead } from './validate-request-head.js';
import { recordArrival } from '../requests/deadline.js';
import { handleErrors } from './error-handler.js';
import { allowExtensionOrigins } from './extension-origins.js';
import { toLoggedPath } from './to-logged-path.js';
import { HttpError } from '../requests/http-error.js';
import { parseJsonBody } from './json-body.js';
import { toExpressPath } from './mount-endpoints.js';
import type { Probes } from '../healthcheck/probes.js';
import { SERVER_SETTING } from '../requests/request-context.js';
import { onResponded } from '../requests/stream-response.js';

/** How a server treats its clients. */
export interface Edge {
  /** Proxies whose X-Forwarded-For is trusted: addresses, networks, or Express's names for them. */
  readonly trustedProxies: readonly string[];
  /** Whether browsers reach the server through HTTPS; enables HSTS. */
  readonly isHttps: boolean;
  /** Rate-limits all requests except probes. */
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
  /** Mounted under /internal, for internal services only; the gateway does not route it. */
  readonly internal?: Router;
  /** All endpoints of the API, to distinguish 405 from 404. */
  readonly routes: readonly EndpointRoute[];
  /** By default that of an internal server. */
  readonly edge?: Edge;
  /** The name and version of the service, which the events of its requests record. */
  readonly server?: string;
  /** Where refused and failed requests are recorded. */
  readonly activity?: Pick<ActivityLog, 'record'>;
}

/** Creates an HTTP app with request ids, logs, limits, routes and uniform errors. */
export function createApp({
  logger,
  metrics,
  probes,
  api,
  internal,
  routes,
  edge = INTERNAL_EDGE,
  server,
  activity,
}: AppOptions): Express {
  const index = new EndpointIndex(routes);
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(observeRequests(metrics, index), ...logRequests(logger));
  app.set('trust proxy', edge.trustedProxies).set(SERVER_SETTING, server);
  app.use(setSecurityHeaders(edge.isHttps), validateRequestHead);
  app.use(probes);
  // For all paths, because bodies are read before routing and authorization.
  if (edge.rateLimit) app.use(edge.rateLimit);
  app.use(allowExtensionOrigins);
  // Otherwise Express responds itself and lists only the methods of this service.
  app.options(/.*/, rejectUnknownEndpoint(index));
  app.use(parseBodies(index));
  app.use('/api', api);
  if (internal) app.use('/internal', internal);
  app.use(rejectUnknownEndpoint(index));
  app.use(handleErrors(logger, routes, { activity, metrics }));
  return app;
}

/** Creates an app with health and metrics only, for processes without an API. */
export const createProbeApp = (probes: Probes): Express => express().disable('x-powered-by').use(probes.router);

/**
 * Assigns every request an id (the client's if it is valid), returns it in the response, records the arrival time and
 * measures the response time, also of requests that are refused before they reach their route or that the client aborts.
 */
const observeRequests =
  (metrics: Metrics, index: EndpointIndex): RequestHandler =>
  (request, response, next) => {
    request.id = requestOrCorrelationId.safeParse(request.headers[REQUEST_ID_HEADER]).data ?? randomUUID();
    response.setHeader(REQUEST_ID_HEADER, request.id);
    recordArrival(response);
    const stopTimer = metrics.requestSeconds.startTimer();
    const { method, path } = request;
    onResponded(response, (status) => {
      const route = request.route as { path?: unknown } | undefined;
      stopTimer({
        route: typeof route?.path === 'string' ? route.path : findRoute(index, method, path),
        method,
        status,
      });
    });
    next();
  };

/** Returns the route of a request that did not reach it. */
function findRoute(index: EndpointIndex, method: string, path: string): string {
  const endpoint = index.find(method, path);
  return endpoint ? toExpressPath(endpoint.path) : 'none';
}

/**
 * Logs one line per request at debug level only: it takes a fifth of the time of a small request, and server errors
 * (5xx) are logged anyway.
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
              path: toLoggedPath(url),
            }),
            res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
          },
        }),
      ]
    : [];

/** Parses JSON bodies. Endpoints that accept files parse their bodies themselves. */
function parseBodies(index: EndpointIndex): RequestHandler {
  const json = parseJsonBody();
  const acceptsFiles = ({ method, path }: Request) => index.find(method, path)?.body?.contentType !== undefined;
  return (request, response, next) => {
    const hasFiles = /^multipart\//i.test(request.headers['content-type'] ?? '');
    if (hasFiles && acceptsFiles(request)) next();
    else json(request, response, next);
  };
}

const rejectUnknownEndpoint =
  (index: EndpointIndex): RequestHandler =>
  (request) => {
    const methods = index.findMethods(request.path);
    if (methods.length === 0 || methods.includes(request.method)) {
      throw new HttpError(404, 'not-found', 'Nothing was found at this address.');
    }
    throw new HttpError(405, 'method-not-allowed', `This address does not take ${request.method}.`, {
      headers: { Allow: methods.join(', ') },
    });
  };
