const SECOND_MS = 1_000;

/** How much longer (ms) the gateway waits than a service may take, so that the service answers first. */
const MARGIN_MS = 2 * SECOND_MS;

/** How long (ms) routes may take that may take longer than others; each service holds itself to the same. */
const SLOW_ROUTES: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/transcription\/transcribe-finalize\/?$/, 120 * SECOND_MS],
  [/^\/api\/(transcription\/enhance|roles\/\w+|skills\/enhance)\/?$/, 25 * SECOND_MS],
  [/^\/api\/cv\//, 30 * SECOND_MS],
  [/^\/api\/profile\/[^/]+\/export\/?$/, 60 * SECOND_MS],
];
/** Deletes an account: `DELETE /api/profile/{uid}`. */
const ERASURE = /^\/api\/profile\/[^/]+\/?$/;
const ERASURE_MS = 60 * SECOND_MS;
const DEFAULT_MS = 5 * SECOND_MS;

/** Returns how long (ms) the gateway waits for the head of a response to an API request. */
export function answerTimeoutMs(method: string, url: string): number {
  const path = url.split('?', 1).join();
  if (method === 'DELETE' && ERASURE.test(path)) return ERASURE_MS + MARGIN_MS;
  const slow = SLOW_ROUTES.find(([route]) => route.test(path));
  return (slow?.[1] ?? DEFAULT_MS) + MARGIN_MS;
}
