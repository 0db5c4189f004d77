import type { ErrorBody } from '@trackrecord/contracts';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { MongoError } from 'mongodb';
import { InvalidToken } from '../auth/identity.js';
import type { Logger } from '../logging/logger.js';
import { DeadlineExceeded } from '../lifecycle/shutdown.js';
import { KeyDestroyed } from '../sealing/key-store.js';
import { HttpError, unavailable } from './http-error.js';
import { requestId } from './route.js';

const TRY_LATER = 'The service is not available right now. Please try again in a moment.';

/** The last handler of an app: every error becomes one shape, never a stack, and what is our fault is logged. */
export const answerErrors =
  (logger: Logger): ErrorRequestHandler =>
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
      .set(known.headers)
      .json(errorBody(known, request, response));
  };

const errorBody = (error: HttpError, request: Request, response: Response): ErrorBody => ({
  ...(response.locals['carriesSuccess'] === true ? { success: false } : {}),
  error: error.message,
  message: error.message,
  code: error.code,
  ...(error.details ? { details: [...error.details] } : {}),
  requestId: requestId(request),
});

function recognise(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidToken) return unauthorized(error.code);
  if (error instanceof KeyDestroyed) return unauthorized('account-gone');
  if (error instanceof DeadlineExceeded) return unavailable('deadline', TRY_LATER);
  if (isEventStoreFailure(error) || error instanceof MongoError) return unavailable('dependency-down', TRY_LATER, 2);
  return fromBodyParser(error) ?? new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
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

const isEventStoreFailure = (error: unknown): boolean =>
  error instanceof Error &&
  'type' in error &&
  ['unavailable', 'timeout', 'deadline-exceeded', 'cancelled'].includes(String(error.type));

const BODY_FAULTS: Readonly<Record<string, HttpError>> = {
  'entity.parse.failed': new HttpError(400, 'malformed-json', 'The request body is not valid JSON.'),
  'entity.too.large': new HttpError(413, 'too-large', 'The request body is larger than 1 MiB.'),
  'encoding.unsupported': new HttpError(415, 'unsupported-encoding', 'The request body has an unsupported encoding.'),
  'charset.unsupported': new HttpError(
    415,
    'unsupported-charset',
    'The request body has an unsupported character set.',
  ),
  'request.aborted': new HttpError(400, 'aborted', 'The request was cut off.'),
  'request.size.invalid': new HttpError(400, 'size-mismatch', 'The request body is not as long as it says.'),
};

function fromBodyParser(error: unknown): HttpError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('type' in error && typeof error.type === 'string' && error.type in BODY_FAULTS) return BODY_FAULTS[error.type];
  if (error instanceof URIError) return new HttpError(400, 'malformed-address', 'The address is not well formed.');
  return undefined;
}
