import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type ErrorResponse, sendError } from './error-responses.js';

/** How long the address of a request may be, its query included (bytes). */
const MAX_ADDRESS_LENGTH = 8 * 1_024;
/** How many headers a request may have. */
const MAX_HEADERS = 100;
/** How much a request may carry (bytes); what each service takes is less. */
const LARGEST_BODY = 2 * 1_024 * 1_024;

const NUL = /%00/;

/** Refuses requests that nothing behind the gateway should have to read: the services check the same for themselves. */
export const validateRequestHead: RequestHandler = (request, response, next) => {
  const fault = faultOf(request);
  if (fault) sendError(response, fault);
  else next();
};

function faultOf({ url = '', rawHeaders, headers }: IncomingMessage): ErrorResponse | undefined {
  if (url.length > MAX_ADDRESS_LENGTH) return fault(414, 'address-too-long', 'The address is too long.');
  if (rawHeaders.length / 2 > MAX_HEADERS) return fault(431, 'too-many-headers', 'The request has too many headers.');
  if (countOf(rawHeaders, 'host') !== 1) {
    return fault(400, 'malformed-request', 'The request needs exactly one Host header.');
  }
  if (!isSound(url)) return fault(400, 'malformed-address', 'The address is malformed.');
  if (Number(headers['content-length'] ?? 0) > LARGEST_BODY) {
    return fault(413, 'too-large', 'The request body is too large.');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return fault(417, 'unknown-expectation', 'Unsupported Expect header.');
  }
  return undefined;
}

/** Counts a header by name; names and values alternate. */
const countOf = (rawHeaders: readonly string[], header: string): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === header).length;

/** The connection ends with the answer, because what is left of the request is not read. */
const fault = (status: number, code: string, sentence: string): ErrorResponse => ({
  status,
  code,
  sentence,
  headers: { connection: 'close' },
});

function isSound(url: string): boolean {
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
