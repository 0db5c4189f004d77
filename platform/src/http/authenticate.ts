import type { Request, RequestHandler, Response } from 'express';
import type { Identity, IdentityProvider } from '../auth/identity.js';
import { withDeadline } from '../lifecycle/shutdown.js';
import { REQUEST_TIMEOUT_MS, timeLeft } from './deadline.js';
import { unauthorized } from './error-handler.js';
import { HttpError } from './http-error.js';

const BEARER = /^Bearer +([^\s]+) *$/i;

/** The token that a request shows, whether it is valid or not. */
export const bearerToken = (request: Request): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];

/**
 * Lets only requests with a valid ID token through, and remembers whose it is. The provider has a deadline in
 * milliseconds since the request arrived, after which that fails.
 */
export const authenticate =
  (provider: IdentityProvider, timeoutMs = REQUEST_TIMEOUT_MS): RequestHandler =>
  async (request, response, next) => {
    const token = bearerToken(request);
    if (token === undefined) throw unauthorized('token-missing');
    response.locals['identity'] = await withDeadline(
      provider.verify(token),
      timeLeft(response, timeoutMs),
      'the identity provider',
    );
    next();
  };

/**
 * Whose token came with the request.
 * @throws {HttpError} 401 where `authenticate` did not run.
 */
export function getIdentity(response: Response): Identity {
  const identity = response.locals['identity'] as Identity | undefined;
  if (!identity) throw unauthorized('token-missing');
  return identity;
}

/**
 * The identity of a request, if the uid it names is the token's own.
 * @throws {HttpError} 403 for anybody else's (design.md section 4).
 */
export function ownIdentity(request: Request, response: Response, uid: unknown = request.params['uid']): Identity {
  const identity = getIdentity(response);
  if (identity.uid !== uid) throw new HttpError(403, 'forbidden', 'You can only use your own profile.');
  return identity;
}
