import type { Metrics } from '@trackrecord/platform';

/** What is counted of feeds. */
export interface FeedMetrics {
  /** A fetch: all of it, some of it, nothing because the feed cannot be read, or nothing for a reason of ours. */
  readonly fetched: (feed: string, outcome: 'complete' | 'incomplete' | 'unreadable' | 'failed') => void;
}

/** Counts how fetches end. */
export function feedMetrics(metrics: Metrics): FeedMetrics {
  const counter = metrics.counter('feed_fetches_total', 'Fetches by feed and outcome', ['feed', 'outcome']);
  return { fetched: (feed, outcome) => counter.inc({ feed, outcome }) };
}
