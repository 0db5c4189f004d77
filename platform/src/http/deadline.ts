import type { Response } from 'express';

/** The default timeout of a request. */
export const REQUEST_TIMEOUT_MS = 5_000;

/** Records the arrival of a request: body, authentication and handler share one deadline. */
export function recordArrival(response: Response): void {
  response.locals['arrivedAt'] = performance.now();
}

/** Returns how much of a timeout is left (ms) since the request arrived; all of it if the arrival was not recorded. */
export function getRemainingMs(response: Response, timeoutMs: number): number {
  const arrivedAt = response.locals['arrivedAt'] as number | undefined;
  return arrivedAt === undefined ? timeoutMs : Math.max(0, timeoutMs - (performance.now() - arrivedAt));
}

/** Returns the milliseconds since the request arrived; 0 if the arrival was not recorded. */
export function getElapsedMs(response: Response): number {
  const arrivedAt = response.locals['arrivedAt'] as number | undefined;
  return arrivedAt === undefined ? 0 : performance.now() - arrivedAt;
}
