import type { Response } from 'express';

/** How long a request may take, unless its route says otherwise: milliseconds (design.md section 4). */
export const REQUEST_TIMEOUT_MS = 5_000;

/** Notes that a request has arrived: its body, its authentication and its handler share one deadline from here on. */
export function recordArrival(response: Response): void {
  response.locals['arrivedAt'] = performance.now();
}

/** What is left of a deadline (milliseconds) since the request arrived; all of it where nobody noted that. */
export function timeLeft(response: Response, timeoutMs: number): number {
  const arrivedAt = response.locals['arrivedAt'] as number | undefined;
  return arrivedAt === undefined ? timeoutMs : Math.max(0, timeoutMs - (performance.now() - arrivedAt));
}
