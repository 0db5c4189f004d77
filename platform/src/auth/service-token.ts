import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { HttpError } from '../http/http-error.js';

/**
 * What our own services show each other: it follows from the master key, which every one of them holds that may read
 * what is sealed. It never leaves our network: the gateway serves nothing under `/internal`.
 */
export const serviceToken = (masterKey: Buffer): string =>
  Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord service token', 32)).toString('base64url');

/** Tells whether a request shows the token of our own services. */
export function createServiceTokenCheck(masterKey: Buffer): (request: IncomingMessage) => boolean {
  const expected = Buffer.from(`Bearer ${serviceToken(masterKey)}`);
  return ({ headers }) => {
    const actual = Buffer.from(headers.authorization ?? '');
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  };
}

/** Lets only our own services through. @throws {HttpError} 403 */
export function onlyServices(masterKey: Buffer): RequestHandler {
  const hasServiceToken = createServiceTokenCheck(masterKey);
  return (request, _response, next) => {
    if (!hasServiceToken(request)) throw new HttpError(403, 'forbidden', 'This address is for internal services only.');
    next();
  };
}
