import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { HttpError } from '../requests/http-error.js';

/** Path and query together (bytes). */
const MAX_URL_LENGTH = 8 * 1_024;
const MAX_HEADERS = 100;

const NUL = /%00/;

/**
 * Rejects requests whose URL is too long, not a path, not UTF-8 after decoding or contains NUL; with too many headers,
 * no Host, or an unsupported Expect header.
 */
export const validateRequestHead: RequestHandler = (request, _response, next) => {
  const { url, rawHeaders, headers } = request;
  if (url.length > MAX_URL_LENGTH) throw new HttpError(414, 'address-too-long', 'The address is too long.');
  if (rawHeaders.length / 2 > MAX_HEADERS) {
    throw new HttpError(431, 'too-many-headers', 'The request has too many headers.');
  }
  if (lacksHost(request)) throw new HttpError(400, 'malformed-request', 'The Host header is missing.');
  if (!isWellFormed(url)) throw new HttpError(400, 'malformed-address', 'The address is malformed.');
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    throw new HttpError(417, 'unknown-expectation', 'Unsupported Expect header.');
  }
  next();
};

const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

function isWellFormed(url: string): boolean {
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
