import type { Metrics } from '@trackrecord/platform';

export interface FeedMetrics {
  /** Counts a fetch: complete, incomplete, feed unreadable, or failed for an internal reason. */
  readonly countFetch: (feed: string, outcome: 'complete' | 'incomplete' | 'unreadable' | 'failed') => void;
}

/** Creates the metrics of feed fetches. */
export function createFeedMetrics(metrics: Metrics): FeedMetrics {
  const counter = metrics.createCounter('feed_fetches_total', 'Fetches by feed and outcome', ['feed', 'outcome']);
  return { countFetch: (feed, outcome) => counter.inc({ feed, outcome }) };
}
