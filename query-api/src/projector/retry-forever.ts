import { sleep } from '@trackrecord/platform';

const MIN_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 1_000;

/**
 * Runs again and again until the signal aborts, after an error with exponential backoff. The callback passed to `run`
 * ends the backoff: call it once all is well.
 */
export async function retryForever(
  run: (resetBackoff: () => void) => Promise<void>,
  onFailed: (error: unknown, backoffMs: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let backoffMs = MIN_BACKOFF_MS;
  const resetBackoff = () => {
    backoffMs = MIN_BACKOFF_MS;
  };
  const isActive = () => !signal.aborted;
  while (isActive()) {
    try {
      await run(resetBackoff);
      resetBackoff();
    } catch (error) {
      if (!isActive()) return;
      onFailed(error, backoffMs);
      await sleep(backoffMs, signal);
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    }
  }
}
