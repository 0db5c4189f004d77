import type { ErrorBody } from '@trackrecord/contracts';
import type { ErrorRequestHandler, Request } from 'express';
import { InvalidToken } from '../auth/identity.js';
import type { Logger } from '../logging/logger.js';
import { DeadlineExceeded } from '../lifecycle/shutdown.js';
import { isOutage } from '../outages/is-outage.js';
import { KeyDestroyed, KeyMissing, KeysReplaced } from '../sealing/key-store.js';
import { dependencyDown, HttpError, keyUnavailable, TRY_LATER, unavailable } from './http-error.js';
import { endpointsAt, type EndpointRoute } from './match-endpoints.js';
import { requestId } from './route.js';

/**
 * The last handler of an app: every error becomes one shape, never a stack, and what is our fault is logged. The routes
 * tell whether the answer carries `success`, also when the request failed before it reached its route, and what is said
 * when nothing more is known than that it failed.
 */
export const answerErrors =
  (logger: Logger, routes: readonly EndpointRoute[]): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const known = recognise(error);
    if (known.status >= 500)
      logger.error(
        { err: error, requestId: requestId(request), method: request.method, path: request.path },
        'request failed',
      );
    response
      .status(known.status)
      .set({ 'Cache-Control': 'no-store', ...known.headers })
      .json(errorBody(known, request, routes));
  };

function errorBody(error: HttpError, request: Request, routes: readonly EndpointRoute[]): ErrorBody {
  const endpoint = endpointsAt(routes, request.path).find(({ method }) => method === request.method);
  const sentence = (error.code === 'internal' ? endpoint?.failureMessage : undefined) ?? error.message;
  return {
    ...(endpoint?.hasSuccessField && { success: false }),
    error: sentence,
    message: sentence,
    code: error.code,
    ...(error.details ? { details: [...error.details] } : {}),
    requestId: requestId(request),
  };
}

function recognise(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidToken) return unauthorized(error.code);
  if (error instanceof KeyDestroyed) return unauthorized('account-gone');
  if (error instanceof KeyMissing || error instanceof KeysReplaced) return keyUnavailable();
  if (error instanceof DeadlineExceeded) return unavailable('deadline', TRY_LATER);
  if (isOutage(error)) return dependencyDown();
  if (error instanceof URIError) return new HttpError(400, 'malformed-address', 'The address is malformed.');
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

const SIGN_IN_AGAIN: Readonly<Record<InvalidToken['code'] | 'token-missing', string>> = {
  'token-missing': 'Please sign in.',
  'token-expired': 'Your session has expired. Please sign in again.',
  'token-invalid': 'Your session is not valid. Please sign in again.',
  'account-gone': 'This account no longer exists.',
};

/** 401 with the sentence that fits. */
export const unauthorized = (code: keyof typeof SIGN_IN_AGAIN): HttpError =>
  new HttpError(401, code, SIGN_IN_AGAIN[code], { headers: { 'WWW-Authenticate': 'Bearer' } });
