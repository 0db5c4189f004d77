import type { Endpoint } from '@trackrecord/contracts';
import type { RequestHandler, Response } from 'express';
import type { IdentityProvider } from '../auth/identity.js';
import { unauthorizedError } from '../auth/unauthorized-error.js';
import { getBearerToken } from './authenticate.js';
import type { StaffAccess } from './require-staff.js';

/**
 * Verifies the token of a request again, and that its owner still has a role of the endpoint.
 * @throws what refused the request if it was sent now; the error of a provider that does not respond.
 */
export type AccessCheck = () => Promise<void>;

const CHECK_KEY = 'access check';

/** Lets the handler of a stream check whether its client may still use the endpoint. Runs after `authenticate`. */
export const provideAccessCheck =
  (endpoint: Endpoint, provider: IdentityProvider, staff?: StaffAccess): RequestHandler =>
  (request, response, next) => {
    const check: AccessCheck = async () => {
      const token = getBearerToken(request);
      if (token === undefined) throw unauthorizedError('token-missing');
      const identity = await provider.verify(token);
      if (endpoint.access !== 'staff' || !staff) return;
      // A role that was revoked just now has to be noticed.
      const member = await staff.authorizer.identify(identity, 0);
      staff.authorizer.authorize(member, { roles: endpoint.roles });
    };
    response.locals[CHECK_KEY] = check;
    next();
  };

/** Returns the check of a request to an endpoint that is a stream. */
export function getAccessCheck(response: Response): AccessCheck {
  const check = response.locals[CHECK_KEY] as AccessCheck | undefined;
  if (!check) throw new Error('the endpoint is not a stream');
  return check;
}
