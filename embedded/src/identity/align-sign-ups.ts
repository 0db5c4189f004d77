import type { RequestListener } from 'node:http';

/** A sign-up that arrives later in a second (ms) waits for the next second. */
const LATEST_MS = 950;

/**
 * Keeps sign-ups away from the end of a second. The emulator takes the time of a sign-up twice, in whole seconds: if a
 * new second begins in between, it calls the token that it has just issued revoked.
 */
export const alignSignUps =
  (handle: RequestListener, now: () => number = Date.now): RequestListener =>
  (request, response) => {
    const ms = now() % 1_000;
    if (ms < LATEST_MS || request.url?.includes('accounts:signUp') !== true) handle(request, response);
    else setTimeout(() => handle(request, response), 1_000 - ms);
  };
