import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type ErrorResponse, sendError } from './error-responses.js';
import type { Origins } from './origins.js';

/** The maximum length of a request URL, including its query. */
const MAX_URL_LENGTH = 8 * 1_024;
const MAX_HEADER_COUNT = 100;
/** The services accept less. */
const MAX_BODY_BYTES = 2 * 1_024 * 1_024;

const NUL = /%00/;

/** Rejects malformed and oversized requests before they reach the services, which validate the same. */
export const validateRequestHead: RequestHandler = (request, response, next) => {
  const error = validate(request);
  if (error) sendError(response, error);
  else next();
};

function validate({ url = '', rawHeaders, headers }: IncomingMessage): ErrorResponse | undefined {
  if (url.length > MAX_URL_LENGTH) return createRejection(414, 'address-too-long', 'The address is too long.');
  if (rawHeaders.length / 2 > MAX_HEADER_COUNT)
    return createRejection(431, 'too-many-headers', 'The request has too many headers.');
  if (countHeader(rawHeaders, 'host') !== 1) {
    return createRejection(400, 'malformed-request', 'The request needs exactly one Host header.');
  }
  if (!isWellFormedUrl(url)) return createRejection(400, 'malformed-address', 'The address is malformed.');
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    return createRejection(413, 'too-large', 'The request body is too large.');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return createRejection(417, 'unknown-expectation', 'Unsupported Expect header.');
  }
  return undefined;
}

/** Counts the occurrences of a header; names and values alternate. */
const countHeader = (rawHeaders: readonly string[], header: string): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === header).length;

/** Creates an error response that closes the connection, because the rest of the request is not read. */
const createRejection = (status: number, code: string, message: string): ErrorResponse => ({
  status,
  code,
  message,
  headers: { connection: 'close' },
});

function isWellFormedUrl(url: string): boolean {
  if (!url.startsWith('/') || NUL.test(url)) return false;
  const path = url.split('?', 1).join();
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

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
