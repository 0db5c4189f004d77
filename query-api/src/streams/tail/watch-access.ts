import type { TailEnd } from '@trackrecord/contracts';
import { type AccessCheck, HttpError, InvalidTokenError, sleep, withDeadline } from '@trackrecord/platform';

const CHECK_INTERVAL_MS = 10_000;
const CHECK_TIMEOUT_MS = 3_000;
/** How often in a row the identity provider may not respond. */
const MAX_FAILURES = 3;

/** What is checked, and how often (ms). */
interface WatchedAccess {
  readonly check: AccessCheck;
  /** When the token expires (ms since the epoch). */
  readonly expiresAt: number | undefined;
  readonly intervalMs?: number;
}

/**
 * Checks again and again whether the sender of a request may still use its endpoint. Returns why not; undefined if the
 * signal aborts before.
 */
export async function watchAccess(
  { check, expiresAt = Infinity, intervalMs = CHECK_INTERVAL_MS }: WatchedAccess,
  signal: AbortSignal,
): Promise<TailEnd['reason'] | undefined> {
  let failureCount = 0;
  const isActive = () => !signal.aborted;
  for (;;) {
    await sleep(intervalMs, signal);
    if (!isActive()) return undefined;
    try {
      await withDeadline(check(), CHECK_TIMEOUT_MS, 'the identity provider');
      failureCount = 0;
    } catch (error) {
      if (Date.now() >= expiresAt) return 'expired';
      if (error instanceof InvalidTokenError || error instanceof HttpError) return 'revoked';
      failureCount += 1;
      // Nobody knows whether the role was revoked.
      if (failureCount >= MAX_FAILURES) return 'unavailable';
    }
  }
}
