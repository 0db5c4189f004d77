import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { HttpError } from '../http/http-error.js';

/**
 * What our own services show each other: it follows from the master key, which every one of them holds that may read
 * what is sealed. It never leaves our network: the gateway serves nothing under `/internal`.
 */
export const serviceToken = (masterKey: Buffer): string =>
  Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord service token', 32)).toString('base64url');

/** Lets only our own services through. @throws {HttpError} 403 */
export function onlyServices(masterKey: Buffer): RequestHandler {
  const expected = Buffer.from(`Bearer ${serviceToken(masterKey)}`);
  return (request, _response, next) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new HttpError(403, 'forbidden', 'This address is for our own services.');
    }
    next();
  };
}
