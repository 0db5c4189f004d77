import type { ErrorRequestHandler, RequestHandler } from 'express';
import { type ErrorResponse, sendError } from './error-responses.js';

const NOTHING_HERE: ErrorResponse = { status: 404, code: 'not-found', sentence: 'Nothing was found at this address.' };
const FAILED: ErrorResponse = {
  status: 500,
  code: 'internal',
  sentence: 'Something went wrong on our side. Please try again.',
};

/** 404 for what nothing before it answers. */
export const nothingHere: RequestHandler = (_request, response) => sendError(response, NOTHING_HERE);

/** What Express says of a file that is there and is not sent: by status. */
const OF_FILES: Readonly<Record<number, ErrorResponse>> = {
  412: { status: 412, code: 'precondition-failed', sentence: 'The file has changed.' },
  416: { status: 416, code: 'range-not-satisfiable', sentence: 'The file does not have the range asked for.' },
};

/** Whatever fails is answered without a word of why; files that nobody may ask for are not there. */
export const failed: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) next(error);
  else sendError(response, errorResponseOf(error));
};

function errorResponseOf(error: unknown): ErrorResponse {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status >= 400 && status < 500) return OF_FILES[status] ?? NOTHING_HERE;
  return FAILED;
}
