import type { ErrorRequestHandler, RequestHandler } from 'express';
import { type Refusal, refuse } from './refusals.js';

const NOTHING_HERE: Refusal = { status: 404, code: 'not-found', sentence: 'Nothing was found at this address.' };
const FAILED: Refusal = {
  status: 500,
  code: 'internal',
  sentence: 'Something went wrong on our side. Please try again.',
};

/** 404 for what nothing before it answers. */
export const nothingHere: RequestHandler = (_request, response) => refuse(response, NOTHING_HERE);

/** Whatever fails is answered without a word of why; files that nobody may ask for are not there. */
export const failed: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) next(error);
  else refuse(response, isClientFault(error) ? NOTHING_HERE : FAILED);
};

const isClientFault = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;
