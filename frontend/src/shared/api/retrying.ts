import type { ApiError } from './api-error';

/** Milliseconds before the second, third and fourth try. */
const RETRY_DELAYS_MS = [300, 900, 2_700] as const;

/** A server may ask for a longer pause, but nobody watches a spinner for longer than this. */
const MAX_DELAY_MS = 10_000;

const isTransient = ({ status }: ApiError): boolean => typeof status === 'string' || status >= 500;

const waitForAbort = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));

/** Runs an attempt again while it fails with a network error or a 5xx, after the pause the server asks for or ours. */
export async function retrying<Result extends { readonly error?: ApiError }>(
  attempt: () => Promise<Result>,
  wait: (milliseconds: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<Result> {
  let result = await attempt();
  for (const pause of RETRY_DELAYS_MS) {
    if (result.error === undefined || !isTransient(result.error) || signal?.aborted) return result;
    await Promise.race([wait(Math.min(result.error.retryAfter ?? pause, MAX_DELAY_MS)), waitForAbort(signal)]);
    if (signal?.aborted) return result;
    result = await attempt();
  }
  return result;
}
