import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { HttpError } from '../requests/http-error.js';

/**
 * Derives the token that internal services authenticate with from the master key, which each of them has. It never
 * leaves the internal network: the gateway serves nothing under `/internal`.
 */
export const deriveServiceToken = (masterKey: Buffer): string =>
  Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord service token', 32)).toString('base64url');

/** Creates a check for requests that carry the service token. */
export function createServiceTokenCheck(masterKey: Buffer): (request: IncomingMessage) => boolean {
  const expected = Buffer.from(`Bearer ${deriveServiceToken(masterKey)}`);
  return ({ headers }) => {
    const actual = Buffer.from(headers.authorization ?? '');
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  };
}

/** Rejects requests without the service token. @throws {HttpError} 403 */
export function requireServiceToken(masterKey: Buffer): RequestHandler {
  const hasServiceToken = createServiceTokenCheck(masterKey);
  return (request, _response, next) => {
    if (!hasServiceToken(request)) throw new HttpError(403, 'forbidden', 'This address is for internal services only.');
    next();
  };
}
