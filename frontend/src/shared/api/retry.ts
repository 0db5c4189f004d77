import { waitForAbort } from './abort';
import type { ApiError } from './api-error';

/** Delays before the second, third and fourth attempt. */
const RETRY_DELAYS_MS = [300, 900, 2_700] as const;

/** Upper limit of Retry-After: users do not wait longer in front of a spinner. */
const MAX_DELAY_MS = 10_000;

const isTransient = ({ status }: ApiError): boolean => typeof status === 'string' || status >= 500;

/**
 * Retries while the attempt fails with a network error or a 5xx. Retry-After takes precedence over the default delays.
 * RTK Query's own `retry` is not used: its `backoff` does not receive the error, so it cannot follow Retry-After.
 */
export async function retry<Result extends { readonly error?: ApiError }>(
  attempt: () => Promise<Result>,
  wait: (milliseconds: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<Result> {
  let result = await attempt();
  for (const delayMs of RETRY_DELAYS_MS) {
    if (result.error === undefined || !isTransient(result.error) || signal?.aborted) return result;
    await Promise.race([wait(Math.min(result.error.retryAfterMs ?? delayMs, MAX_DELAY_MS)), waitForAbort(signal)]);
    if (signal?.aborted) return result;
    result = await attempt();
  }
  return result;
}
