import type { RequestHandler } from 'express';
import type { Origins } from './origins.js';
import { type ErrorResponse, sendError } from './error-responses.js';

const MISDIRECTED: ErrorResponse = {
  status: 421,
  code: 'misdirected-request',
  sentence: 'This host is not served here. If it is yours, add its origin to PUBLIC_ORIGIN.',
  headers: { connection: 'close' },
};
const FOREIGN_ORIGIN: ErrorResponse = {
  status: 403,
  code: 'foreign-origin',
  sentence: 'Requests from other sites are not allowed.',
  headers: { connection: 'close' },
};

/** Rejects requests for any host but ours with 421. `X-Forwarded-Host` and `Forwarded` are not read. */
export const validateHost =
  (origins: Origins): RequestHandler =>
  (request, response, next) => {
    if (origins.isAllowedHost(request.headers.host ?? '')) next();
    else sendError(response, MISDIRECTED);
  };

/** Rejects requests that a page of another origin makes with 403. Programs and navigations send no `Origin`. */
export const validateOrigin =
  (origins: Origins): RequestHandler =>
  (request, response, next) => {
    const { origin } = request.headers;
    if (origin === undefined || origins.isAllowedOrigin(origin)) next();
    else sendError(response, FOREIGN_ORIGIN);
  };
