import type { RequestListener } from 'node:http';

/** Sign-ups that arrive later than this within a second are delayed until the next one. */
const DELAY_THRESHOLD_MS = 950;

/**
 * Delays sign-ups that arrive at the end of a second. The emulator reads the time of a sign-up twice, in whole seconds:
 * if a new second begins in between, it treats the token that it has just issued as revoked.
 */
export const delaySignUps =
  (handle: RequestListener, now: () => number = Date.now): RequestListener =>
  (request, response) => {
    const ms = now() % 1_000;
    if (ms < DELAY_THRESHOLD_MS || request.url?.includes('accounts:signUp') !== true) handle(request, response);
    else setTimeout(() => handle(request, response), 1_000 - ms);
  };
