import { type Checks, runChecks } from '@trackrecord/platform';

type CheckResults = Awaited<ReturnType<typeof runChecks>>;

/** How long a result is cached (ms). */
const CACHE_TTL_MS = 1_000;

/**
 * Checks the services once for concurrent requests and caches the result for a second, because the endpoint is public
 * and must not load them. The clock returns milliseconds.
 */
export function cacheChecks(
  checks: Checks,
  onUnhealthy: (parts: CheckResults['parts']) => void,
  now = () => performance.now(),
): () => Promise<CheckResults> {
  let last: Promise<CheckResults> | undefined;
  let expiresAt = 0;
  return () => {
    if (last && now() < expiresAt) return last;
    expiresAt = Infinity;
    last = runChecks(checks).then((result) => {
      if (!result.healthy) onUnhealthy(result.parts);
      return result;
    });
    const startExpiry = () => (expiresAt = now() + CACHE_TTL_MS);
    last.then(startExpiry, startExpiry);
    return last;
  };
}
