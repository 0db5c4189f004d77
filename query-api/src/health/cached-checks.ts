import { type Checks, runChecks } from '@trackrecord/platform';

type CheckResults = Awaited<ReturnType<typeof runChecks>>;

/** How long a result is cached (ms). */
const FRESH = 1_000;

/**
 * Checks the services once for concurrent requests and caches the result for a second, because the endpoint is public
 * and must not load them. The clock returns milliseconds.
 */
export function cachedChecks(
  checks: Checks,
  noteUnhealthy: (parts: CheckResults['parts']) => void,
  now = () => performance.now(),
): () => Promise<CheckResults> {
  let last: Promise<CheckResults> | undefined;
  let until = 0;
  return () => {
    if (last && now() < until) return last;
    until = Infinity;
    last = runChecks(checks).then((examination) => {
      if (!examination.healthy) noteUnhealthy(examination.parts);
      return examination;
    });
    const forgetLater = () => (until = now() + FRESH);
    last.then(forgetLater, forgetLater);
    return last;
  };
}
