/** What reading a feed may come to: bytes of an answer, its redirects, requests; milliseconds for each, and for all. */
export const FEED_LIMITS = {
  bytes: 20 * 1024 * 1024,
  redirects: 3,
  requests: 50,
  requestDeadline: 30_000,
  deadline: 120_000,
} as const;

/** The limits that a reader keeps; tests have smaller ones. */
export type FeedLimits = Readonly<Record<keyof typeof FEED_LIMITS, number>>;
