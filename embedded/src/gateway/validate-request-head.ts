import { type Rejection, rejectMalformedRequest, validateHead } from '@trackrecord/contracts';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type ErrorResponse, sendError } from './error-responses.js';
import type { Origins } from './origins.js';

/** The services accept less. */
const MAX_BODY_BYTES = 2 * 1_024 * 1_024;

const HOST_NOT_UNIQUE = rejectMalformedRequest('The request needs exactly one Host header.');
const BODY_TOO_LARGE: Rejection = { status: 413, code: 'too-large', message: 'The request body is too large.' };

/** Rejects malformed and oversized requests before they reach the services, which validate the same. */
export const validateRequestHead: RequestHandler = (request, response, next) => {
  const rejection = validate(request);
  // The rest of the request is not read.
  if (rejection) sendError(response, { ...rejection, headers: { connection: 'close' } });
  else next();
};

function validate(request: IncomingMessage): Rejection | undefined {
  const { rawHeaders, headers } = request;
  if (countHeader(rawHeaders, 'host') !== 1) return HOST_NOT_UNIQUE;
  const rejection = validateHead(request);
  if (rejection) return rejection;
  return Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES ? BODY_TOO_LARGE : undefined;
}

/** Counts the occurrences of a header; names and values alternate. */
const countHeader = (rawHeaders: readonly string[], header: string): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === header).length;

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
