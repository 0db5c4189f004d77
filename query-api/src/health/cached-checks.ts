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
  let lastCheck: Promise<CheckResults> | undefined;
  let expiresAt = 0;
  return () => {
    if (lastCheck && now() < expiresAt) return lastCheck;
    expiresAt = Infinity;
    lastCheck = runChecks(checks).then((result) => {
      if (!result.healthy) onUnhealthy(result.parts);
      return result;
    });
    const startExpiry = () => (expiresAt = now() + CACHE_TTL_MS);
    lastCheck.then(startExpiry, startExpiry);
    return lastCheck;
  };
}
