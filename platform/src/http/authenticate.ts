import { REQUEST_TIMEOUT_MS } from '@trackrecord/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Identity, IdentityProvider } from '../auth/identity.js';
import { unauthorizedError } from '../auth/unauthorized-error.js';
import { withDeadline } from '../lifecycle/shutdown.js';
import { getRemainingMs } from '../requests/deadline.js';
import { HttpError } from '../requests/http-error.js';

const BEARER = /^Bearer +([^\s]+) *$/i;

/** Returns the bearer token of a request, valid or not. */
export const getBearerToken = (request: Request): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];

/**
 * Rejects requests without a valid ID token and stores the identity of the others. Fails if the provider takes longer
 * than `timeoutMs` since the request arrived.
 */
export const authenticate =
  (provider: IdentityProvider, timeoutMs = REQUEST_TIMEOUT_MS): RequestHandler =>
  async (request, response, next) => {
    const token = getBearerToken(request);
    if (token === undefined) throw unauthorizedError('token-missing');
    response.locals['identity'] = await withDeadline(
      provider.verify(token),
      getRemainingMs(response, timeoutMs),
      'the identity provider',
    );
    next();
  };

/**
 * Returns the identity that `authenticate` stored.
 * @throws {HttpError} 401 if it did not run.
 */
export function getIdentity(response: Response): Identity {
  const identity = response.locals['identity'] as Identity | undefined;
  if (!identity) throw unauthorizedError('token-missing');
  return identity;
}

/**
 * Returns the identity of a request whose uid is that of its token.
 * @throws {HttpError} 403 for another uid.
 */
export function requireOwnIdentity(
  request: Request,
  response: Response,
  uid: unknown = request.params['uid'],
): Identity {
  const identity = getIdentity(response);
  if (identity.uid !== uid) throw new HttpError(403, 'forbidden', 'You can only use your own profile.');
  return identity;
}
