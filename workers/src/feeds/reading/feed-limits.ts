/** Limits of one fetch: response bytes, redirects and requests; milliseconds per request and in total. */
export const FEED_LIMITS = {
  maxBytes: 20 * 1024 * 1024,
  maxRedirects: 3,
  maxRequests: 50,
  requestTimeoutMs: 30_000,
  timeoutMs: 120_000,
} as const;

/** Limits of a reader; tests use lower ones. */
export type FeedLimits = Readonly<Record<keyof typeof FEED_LIMITS, number>>;
