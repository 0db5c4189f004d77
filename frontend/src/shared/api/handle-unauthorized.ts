import { rejectOnAbort } from './abort';
import type { ApiError } from './api-error';
import { isRecord } from '../is-record';
import type { Services } from './services';

/** The error of a request when the identity provider no longer renews the token. */
export const sessionEndedError: ApiError = {
  status: 401,
  code: 'token-expired',
  message: 'Request failed with status code 401',
  error: 'Your session has ended. Please sign in again.',
  details: [],
};

/** Returns true if renewing the token failed because the identity provider has ended the session. */
export const isSessionEndedByProvider = (error: unknown): boolean =>
  isRecord(error) && /^auth\/(user-token-expired|invalid-user-token)$/.test(String(error.code));

interface FailableResult {
  readonly error?: ApiError;
}

/** The codes of a 401 that is not about the session: the account was deleted, or staff have to confirm who they are. */
const CODES_UNRELATED_TO_SESSION: readonly (string | undefined)[] = ['account-gone', 'reauthenticate'];

/** Returns true if a new token or signing in again can help. */
const isSessionExpired = ({ error }: FailableResult): boolean =>
  error?.status === 401 && !CODES_UNRELATED_TO_SESSION.includes(error.code);

/** Returns true if the user was signed out everywhere, on this or another device. */
const isSignedOut = ({ error }: FailableResult): boolean => error?.status === 401 && error.code === 'signed-out';

interface UnauthorizedContext {
  readonly services: Services;
  readonly signal: AbortSignal;
  readonly isWrite: boolean;
  /** True for a request in the background, which must not interrupt the user. */
  readonly isSilent: boolean;
}

/**
 * Handles a 401 (decision 031): repeats the attempt first with a fresh token, then after the user has signed in again
 * in the dialog of `app/session`. Ends the session if the user was signed out everywhere and nothing is unsaved.
 */
export async function handleUnauthorized<Result extends FailableResult>(
  attempt: () => Promise<Result>,
  { services: { identity, session }, signal, isWrite, isSilent }: UnauthorizedContext,
): Promise<Result> {
  const firstResult = await attempt();
  if (!isSessionExpired(firstResult) || session === undefined) return firstResult;
  const freshToken = await rejectOnAbort(identity.getToken(true), signal).catch(() => null);
  const latestResult = freshToken === null ? firstResult : await attempt();
  if (isSignedOut(latestResult)) session.signOut();
  if (isSilent || !isSessionExpired(latestResult) || !(await session.renew(isWrite)) || signal.aborted)
    return latestResult;
  return attempt();
}
