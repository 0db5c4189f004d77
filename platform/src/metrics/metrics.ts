import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Sampling the delay of the event loop every 10 ms, the default, takes 0.2 % of a CPU in an idle process. */
const EVENT_LOOP_SAMPLE_MS = 1_000;

/** The metrics of one process, served at /metrics. */
export class Metrics {
  readonly registry = new Registry();

  readonly requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time in seconds, by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS });
  }

  /** Creates a counter. */
  createCounter<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Counter<T> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  /** Creates a histogram of durations; the buckets are upper bounds in seconds. */
  createHistogram<T extends string>(
    name: string,
    help: string,
    labelNames: readonly T[],
    buckets: readonly number[],
  ): Histogram<T> {
    return new Histogram({
      name,
      help,
      labelNames: [...labelNames],
      buckets: [...buckets],
      registers: [this.registry],
    });
  }

  /**
   * Creates a gauge with one value per label value, read on every scrape. A value that cannot be read is NaN.
   */
  createGauge(name: string, help: string, label: string, reads: Readonly<Record<string, () => Promise<number>>>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async (): Promise<void> => {
        const updates = Object.entries(reads).map(async ([value, read]) => {
          gauge.labels(value).set(await read().catch(() => Number.NaN));
        });
        await Promise.all(updates);
      },
    });
  }

  /** Creates the gauge of unreadable documents that collection mirrors skip. */
  createSkippedGauge(mirrors: Readonly<Record<string, { readonly skippedCount: number }>>): void {
    const reads = Object.entries(mirrors).map(
      ([name, mirror]) => [name, () => Promise.resolve(mirror.skippedCount)] as const,
    );
    const help = 'Unreadable documents that a collection mirror skips';
    this.createGauge('followed_documents_skipped', help, 'collection', Object.fromEntries(reads));
  }
}
