import { randomUUID } from 'node:crypto';
import { REQUEST_ID } from '@trackrecord/contracts';
import express, { type Express, type Request, type RequestHandler, type Router } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { noteArrival } from './deadline.js';
import { answerErrors } from './error-answer.js';
import { HttpError } from './http-error.js';
import { jsonBody } from './json-body.js';
import { type KnownRoute, methodsAt, routesAt } from './known-routes.js';
import type { Probes } from './probes.js';

interface AppParts {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Health and metrics, without authentication. */
  readonly probes: Router;
  /** Mounted under /api. */
  readonly api: Router;
  /** Mounted under /internal, for our own services; the gateway does not lead there. */
  readonly internal?: Router;
  /** Every route of the whole API, to tell a wrong method from a wrong address. */
  readonly routes: readonly KnownRoute[];
}

const SAFE_ID = /^[\w-]{1,64}$/;

/** An HTTP server of ours: ids, logs, limits, routes, and one shape for every error. */
export function createApp({ logger, metrics, probes, api, internal, routes }: AppParts): Express {
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(observe(metrics), ...requestLog(logger));
  app.use(helmet(HEADERS_OF_DATA));
  app.use(bodiesOf(routes));
  app.use('/api', api);
  if (internal) app.use('/internal', internal);
  app.use(probes);
  app.use(nothingHere(routes));
  app.use(answerErrors(logger, routes));
  return app;
}

/** A server with nothing but health and metrics, for processes that answer no requests. */
export const createProbeApp = (probes: Probes): Express => express().disable('x-powered-by').use(probes.router);

/** We answer with data, never with documents: headers that only concern documents are left to who serves those. */
const HEADERS_OF_DATA: HelmetOptions = {
  contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
};

/**
 * Gives every request an id, the client's own if it sent a harmless one, repeats it in the answer, notes when it came,
 * and measures the time until its answer is sent.
 */
const observe =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const given = request.headers[REQUEST_ID];
    request.id = typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
    response.setHeader(REQUEST_ID, request.id);
    noteArrival(response);
    const done = metrics.requestSeconds.startTimer();
    response.once('finish', () => {
      const matched = request.route as { path?: unknown } | undefined;
      done({
        route: typeof matched?.path === 'string' ? matched.path : 'none',
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
const requestLog = (logger: Logger): RequestHandler[] =>
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

/** Reads JSON bodies; those of routes that take files are left to them. */
function bodiesOf(routes: readonly KnownRoute[]): RequestHandler {
  const json = jsonBody();
  const takesFiles = ({ method, path }: Request) =>
    routesAt(routes, path).some((known) => known.method === method && known.takesFiles);
  return (request, response, next) => {
    const holdsFiles = /^multipart\//i.test(request.headers['content-type'] ?? '');
    if (holdsFiles && takesFiles(request)) next();
    else json(request, response, next);
  };
}

const nothingHere =
  (routes: readonly KnownRoute[]): RequestHandler =>
  (request) => {
    const methods = methodsAt(routes, request.path);
    if (methods.length === 0 || methods.includes(request.method)) {
      throw new HttpError(404, 'not-found', 'There is nothing at this address.');
    }
    throw new HttpError(405, 'method-not-allowed', `This address does not take ${request.method}.`, {
      headers: { Allow: methods.join(', ') },
    });
  };
