/** Limits of one fetch: response bytes, redirects and requests; milliseconds per request and in total. */
export const FEED_LIMITS = {
  bytes: 20 * 1024 * 1024,
  redirects: 3,
  requests: 50,
  requestDeadline: 30_000,
  deadline: 120_000,
} as const;

/** Limits of a reader; tests use lower ones. */
export type FeedLimits = Readonly<Record<keyof typeof FEED_LIMITS, number>>;
