const SECOND_MS = 1_000;

/** The gateway waits this much longer than the service's own timeout, so that the service responds first. */
const MARGIN_MS = 2 * SECOND_MS;

/** Routes with a longer timeout (ms) than the default; the services have the same timeouts. */
const SLOW_ROUTES: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/transcription\/transcribe-finalize\/?$/, 120 * SECOND_MS],
  [/^\/api\/(transcription\/enhance|roles\/\w+|skills\/enhance|postings\/read)\/?$/, 25 * SECOND_MS],
  [/^\/api\/(cv\/|support\/people\/[^/]+\/cv\/?$|applications\/[^/]+\/(report\/pdf|[^/]+\/sent)\/?$)/, 30 * SECOND_MS],
  [/^\/api\/profile\/[^/]+\/export\/?$/, 60 * SECOND_MS],
];
/** `DELETE /api/profile/{uid}` erases an account. */
const ERASURE_ROUTE = /^\/api\/profile\/[^/]+\/?$/;
const ERASURE_TIMEOUT_MS = 60 * SECOND_MS;
const DEFAULT_TIMEOUT_MS = 5 * SECOND_MS;

/** Returns how long (ms) the gateway waits for the response headers of an API request. */
export function getResponseTimeoutMs(method: string, url: string): number {
  const path = url.split('?', 1).join();
  if (method === 'DELETE' && ERASURE_ROUTE.test(path)) return ERASURE_TIMEOUT_MS + MARGIN_MS;
  const slowRoute = SLOW_ROUTES.find(([route]) => route.test(path));
  return (slowRoute?.[1] ?? DEFAULT_TIMEOUT_MS) + MARGIN_MS;
}
