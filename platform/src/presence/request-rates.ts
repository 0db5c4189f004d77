import type { Metrics } from '../metrics/metrics.js';

/** How many requests a process served, and how fast, since it was last asked. */
export interface RequestRates {
  readonly requestsPerSecond: number;
  /** The upper bound of the bucket that holds the 95th percentile (s); null without requests. */
  readonly p95Seconds: number | null;
}

/** Reads the rate and the 95th percentile of requests between two calls from the histogram of their durations. */
export class RequestRateReader {
  #countsByBucket: ReadonlyMap<number, number> = new Map();
  #readAt = performance.now();

  constructor(private readonly metrics: Pick<Metrics, 'requestSeconds'>) {}

  async read(): Promise<RequestRates> {
    const now = performance.now();
    const counts = await this.#countByBucket();
    const previous = this.#countsByBucket;
    const seconds = (now - this.#readAt) / 1_000;
    this.#countsByBucket = counts;
    this.#readAt = now;
    const added = [...counts].map(([bound, count]) => ({ bound, count: count - (previous.get(bound) ?? 0) }));
    // The counts of a histogram are cumulative, so the last bucket has all requests.
    const total = added.at(-1)?.count ?? 0;
    const slow = added.find(({ count }) => count >= 0.95 * total);
    const longest = added.at(-2)?.bound ?? null;
    return {
      requestsPerSecond: seconds > 0 ? total / seconds : 0,
      p95Seconds: total === 0 || !slow ? null : Number.isFinite(slow.bound) ? slow.bound : longest,
    };
  }

  /** Sums the cumulative counts of all routes by the upper bound of the bucket, in ascending order. */
  async #countByBucket(): Promise<ReadonlyMap<number, number>> {
    const { values } = await this.metrics.requestSeconds.get();
    const counts = new Map<number, number>();
    for (const { labels, value } of values) {
      const { le } = labels as { readonly le?: number | string };
      if (le === undefined) continue;
      const bound = le === '+Inf' ? Infinity : Number(le);
      counts.set(bound, (counts.get(bound) ?? 0) + value);
    }
    return new Map([...counts].toSorted(([a], [b]) => a - b));
  }
}
