import { ACCESS_SESSION_HEADER, type Endpoint, REQUEST_TIMEOUT_MS } from '@trackrecord/contracts';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { SignedInStaff, StaffAuthorizer } from '../auth/staff.js';
import { withDeadline } from '../lifecycle/shutdown.js';
import { getIdentity } from './authenticate.js';
import { getRemainingMs } from '../requests/deadline.js';
import { HttpError } from '../requests/http-error.js';
import { type CurrentRequest, getRequestContext } from '../requests/request-context.js';

/** A request of a staff member that was refused. */
export interface StaffRefusal {
  /** The staff member; undefined if the sender is not staff. */
  readonly staff: SignedInStaff | undefined;
  /** The code of the error. */
  readonly why: string;
  /** Method and path of the endpoint. */
  readonly route: string;
  readonly request: CurrentRequest;
}

/** How endpoints for staff are authorized. */
export interface StaffAccess {
  readonly authorizer: Pick<StaffAuthorizer, 'identify' | 'authorize'>;
  /** Records a refusal. Not awaited, and must not throw. */
  readonly recordRefusal: (refusal: StaffRefusal) => void;
}

type StaffEndpoint = Extract<Endpoint, { readonly access: 'staff' }>;

/** The keys of `response.locals` for the id of the access session and the staff member. */
const SESSION_KEY = 'access session';
const STAFF_KEY = 'staff';
const REFUSED_STATUS = 403;
/** Refusals with other statuses: wrong codes and unknown people can be guesses. */
const REFUSED_CODES = new Set(['wrong-code', 'person-not-found']);

/**
 * Rejects requests of people without a role of the endpoint, of staff whose sign-in is too old for it, and requests
 * without an access session if it reads the content of a person. Runs after `authenticate`.
 */
export const requireStaff =
  ({ roles, isRecentSignInRequired, accessSession }: StaffEndpoint, { authorizer }: StaffAccess): RequestHandler =>
  async (request, response, next) => {
    const staff = await withDeadline(
      authorizer.identify(getIdentity(response)),
      getRemainingMs(response, REQUEST_TIMEOUT_MS),
      'the identity provider',
    );
    response.locals[STAFF_KEY] = staff;
    response.locals['identity'] = authorizer.authorize(staff, { roles, isRecentSignInRequired });
    if (accessSession === 'required') {
      const session = z.uuid().safeParse(request.headers[ACCESS_SESSION_HEADER]);
      if (!session.success)
        throw new HttpError(403, 'access-required', 'Please open an access session to this person first.');
      response.locals[SESSION_KEY] = session.data;
    }
    next();
  };

/** Records refused requests to an endpoint, and passes all errors on. */
export const recordRefusals =
  ({ method, path }: StaffEndpoint, { recordRefusal }: StaffAccess): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (error instanceof HttpError && (error.status === REFUSED_STATUS || REFUSED_CODES.has(error.code)))
      recordRefusal({
        staff: response.locals[STAFF_KEY] as SignedInStaff | undefined,
        why: error.code,
        route: `${method} ${path}`,
        request: getRequestContext(request),
      });
    next(error);
  };

/** Returns the id of the access session that a request to an endpoint with a required session names. */
export function getAccessSessionId(response: Response): string {
  const sessionId = response.locals[SESSION_KEY] as string | undefined;
  if (sessionId === undefined) throw new Error('the endpoint does not require an access session');
  return sessionId;
}
