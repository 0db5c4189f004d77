import type { Metrics } from '@trackrecord/platform';

export interface FeedMetrics {
  /** Counts a fetch: complete, incomplete, feed unreadable, or failed for an internal reason. */
  readonly countFetch: (feed: string, outcome: 'complete' | 'incomplete' | 'unreadable' | 'failed') => void;
}

/** Creates the metrics of feed fetches. */
export function createFeedMetrics(metrics: Metrics): FeedMetrics {
  const counter = metrics.createCounter('feed_fetches_total', 'Fetches by feed and outcome', ['feed', 'outcome']);
  const fetchedAt = metrics.createSetGauge(
    'feed_fetched_timestamp_seconds',
    'When the feed was last fetched, complete or not (s since 1970)',
    ['feed'],
  );
  return {
    countFetch: (feed, outcome) => {
      counter.inc({ feed, outcome });
      if (outcome === 'complete' || outcome === 'incomplete') fetchedAt.set({ feed }, Date.now() / 1_000);
    },
  };
}
