import { CV_UNAVAILABLE, RENDER_CV } from '@trackrecord/contracts';
import type { Request } from 'express';
import type { DerivationJob } from '../derived/derived-reader.js';
import { getDeadline } from '../requests/deadline.js';
import { type HttpError, unavailableError } from '../requests/http-error.js';

/** The time of a request (ms) that is reserved for the response. */
const RESPONSE_RESERVE_MS = 1_000;
const NO_BROWSER_RETRY_SECONDS = 60;

/** Returns how long a request can wait for its CV (ms). */
export const getCvTimeoutMs = (request: Request): number => getDeadline(request).remainingMs - RESPONSE_RESERVE_MS;

/** Creates the 503 if workers have no browser to render CVs. */
export const cvUnavailableError = (): HttpError =>
  unavailableError(CV_UNAVAILABLE, "CVs can't be created right now. Please try again later.", NO_BROWSER_RETRY_SECONDS);

/** Creates the 503 of a CV that was not rendered in time. */
export const cvNotCreatedError = (): HttpError =>
  unavailableError('cv-not-made', "Your CV couldn't be created. Please try again in a moment.");

/** CVs rendered by workers. Without a browser a request fails after the first job: a retry would not help. */
export const CV_JOB: DerivationJob = {
  ...RENDER_CV,
  toError: (failure) => (failure === CV_UNAVAILABLE ? cvUnavailableError() : undefined),
};
