import type { RequestHandler } from 'express';
import type { Origins } from './origins.js';
import { type ErrorResponse, sendError } from './error-responses.js';

const MISDIRECTED: ErrorResponse = {
  status: 421,
  code: 'misdirected-request',
  message: 'This host is not served here. If it is yours, add its origin to PUBLIC_ORIGIN.',
  headers: { connection: 'close' },
};
const FOREIGN_ORIGIN: ErrorResponse = {
  status: 403,
  code: 'foreign-origin',
  message: 'Requests from other sites are not allowed.',
  headers: { connection: 'close' },
};

/** Rejects requests for other hosts with 421. Ignores `X-Forwarded-Host` and `Forwarded`. */
export const validateHost =
  (origins: Origins): RequestHandler =>
  (request, response, next) => {
    if (origins.isAllowedHost(request.headers.host ?? '')) next();
    else sendError(response, MISDIRECTED);
  };

/** Rejects requests from pages of other origins with 403. Programs and navigations send no `Origin`. */
export const validateOrigin =
  (origins: Origins): RequestHandler =>
  (request, response, next) => {
    const { origin } = request.headers;
    if (origin === undefined || origins.isAllowedOrigin(origin)) next();
    else sendError(response, FOREIGN_ORIGIN);
  };
