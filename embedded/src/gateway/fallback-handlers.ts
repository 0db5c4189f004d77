import type { ErrorRequestHandler, RequestHandler } from 'express';
import { type ErrorResponse, sendError } from './error-responses.js';

const NOT_FOUND: ErrorResponse = { status: 404, code: 'not-found', message: 'Nothing was found at this address.' };
const INTERNAL_ERROR: ErrorResponse = {
  status: 500,
  code: 'internal',
  message: 'Something went wrong on our side. Please try again.',
};

/** Responds with 404 to requests that no other handler has handled. */
export const handleNotFound: RequestHandler = (_request, response) => sendError(response, NOT_FOUND);

/** Error responses for the statuses with which Express rejects requests for existing files. */
const FILE_ERRORS: Readonly<Record<number, ErrorResponse>> = {
  412: { status: 412, code: 'precondition-failed', message: 'The file has changed.' },
  416: { status: 416, code: 'range-not-satisfiable', message: 'The requested range is not available.' },
};

/** Responds to errors without details. Files that must not be requested get 404. */
export const handleError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) next(error);
  else sendError(response, toErrorResponse(error));
};

function toErrorResponse(error: unknown): ErrorResponse {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status >= 400 && status < 500) return FILE_ERRORS[status] ?? NOT_FOUND;
  return INTERNAL_ERROR;
}
