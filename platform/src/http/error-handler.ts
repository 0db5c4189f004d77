import { EndpointIndex, type EndpointRoute, type ErrorBody } from '@trackrecord/contracts';
import type { ErrorRequestHandler, Request } from 'express';
import type { ActivityLog } from '../activity/activity-log.js';
import { toRequestActivity } from '../activity/request-activity.js';
import { InvalidTokenError } from '../auth/identity.js';
import { unauthorizedError } from '../auth/unauthorized-error.js';
import type { Logger } from '../logging/logger.js';
import { DeadlineExceededError } from '../lifecycle/shutdown.js';
import type { Metrics } from '../metrics/metrics.js';
import { isOutage } from '../outages/is-outage.js';
import { QueuePausedError } from '../redis/connect.js';
import { KeyDestroyedError, KeyMissingError, KeysReplacedError } from '../sealing/key-store.js';
import {
  dependencyDownError,
  HttpError,
  LimitExceededError,
  keyUnavailableError,
  TRY_AGAIN_MESSAGE,
  unavailableError,
} from '../requests/http-error.js';
import { getRequestContext } from '../requests/request-context.js';
import { getRequestId } from '../requests/route.js';
import { toLoggedPath } from './to-logged-path.js';

const PAUSED_MESSAGE = 'This is paused for maintenance. Please try again in a few minutes.';
const PAUSED_RETRY_SECONDS = 30;

/** Where refused and failed requests are recorded and counted. */
interface ErrorObservers {
  readonly activity?: Pick<ActivityLog, 'record'> | undefined;
  readonly metrics?: Pick<Metrics, 'limitRefusals'>;
}

/**
 * Creates the error handler of an app: responds with one error shape, never a stack, and logs server errors. The routes
 * say which responses have `success`, even if the request failed before routing, and which message an unexpected error
 * has. Refused and failed requests of known people are recorded in the activity log, after the response.
 */
export function handleErrors(
  logger: Logger,
  routes: readonly EndpointRoute[],
  { activity, metrics }: ErrorObservers = {},
): ErrorRequestHandler {
  const index = new EndpointIndex(routes);
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const httpError = toHttpError(error);
    if (httpError instanceof LimitExceededError) metrics?.limitRefusals.inc({ limit: httpError.limit });
    const endpoint = index.find(request.method, request.path);
    if (httpError.status >= 500) {
      const { requestId, correlationId } = getRequestContext(request);
      logger.error(
        { err: error, requestId, correlationId, method: request.method, path: toLoggedPath(request.path) },
        'request failed',
      );
    }
    response
      .status(httpError.status)
      .set({ 'Cache-Control': 'no-store', ...httpError.headers })
      .json(toErrorBody(httpError, request, endpoint));
    const entry = activity && toRequestActivity(httpError, request, response, endpoint);
    if (entry) activity.record(entry);
  };
}

function toErrorBody(error: HttpError, request: Request, endpoint: EndpointRoute | undefined): ErrorBody {
  const message = (error.code === 'internal' ? endpoint?.failureMessage : undefined) ?? error.message;
  return {
    ...(endpoint?.hasSuccessField && { success: false }),
    error: message,
    message,
    code: error.code,
    ...(error.details ? { details: [...error.details] } : {}),
    requestId: getRequestId(request),
  };
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidTokenError) return unauthorizedError(error.code);
  if (error instanceof KeyDestroyedError) return unauthorizedError('account-gone');
  if (error instanceof KeyMissingError || error instanceof KeysReplacedError) return keyUnavailableError();
  if (error instanceof DeadlineExceededError) return unavailableError('deadline', TRY_AGAIN_MESSAGE);
  if (error instanceof QueuePausedError) return unavailableError('paused', PAUSED_MESSAGE, PAUSED_RETRY_SECONDS);
  if (isOutage(error)) return dependencyDownError();
  if (error instanceof URIError) return new HttpError(400, 'malformed-address', 'The address is malformed.');
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
}
