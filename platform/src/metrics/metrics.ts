import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Sampling the delay of the event loop every 10 ms, the default, takes 0.2 % of a CPU in an idle process. */
const EVENT_LOOP_SAMPLE_MS = 1_000;

/** Upper bounds in seconds: the longest deadline of an endpoint is two minutes. */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** What a process runs. */
interface Build {
  /** The name of the service, such as `query-api`. */
  readonly service: string;
  readonly version: string;
}

/** Reads one value per label value on a scrape; undefined where there is none. */
type GaugeReads = Readonly<Record<string, () => Promise<number | undefined> | number | undefined>>;

/** The metrics of one process, served at /metrics. Labels have values from closed lists: never ids, never texts. */
export class Metrics {
  readonly registry = new Registry();

  readonly requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time in seconds, by route, method and status, or aborted by the client',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });

  readonly limitRefusals = new Counter({
    name: 'limit_refusals_total',
    help: 'Requests refused by a rate limit',
    labelNames: ['limit'] as const,
    registers: [this.registry],
  });

  constructor(build?: Build) {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS });
    if (!build) return;
    new Gauge({
      name: 'build_info',
      help: 'The service, its version, and the version of Node; always 1',
      labelNames: ['service', 'version', 'node'],
      registers: [this.registry],
    }).set({ ...build, node: process.version }, 1);
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
   * Creates a gauge with one value per label value, read on every scrape. A value that cannot be read is NaN; one that
   * does not exist in this process is left out.
   */
  createGauge(name: string, help: string, label: string, reads: GaugeReads): void {
    this.createGauges(
      name,
      help,
      [label],
      Object.entries(reads).map(([value, read]) => ({ labels: [value], read })),
    );
  }

  /** Creates a gauge whose values are set when they change. */
  createSetGauge<T extends string>(name: string, help: string, labelNames: readonly T[]): Gauge<T> {
    return new Gauge({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  /** Creates a gauge without labels, which is read like those with one. */
  createSingleGauge(name: string, help: string, read: GaugeReads[string]): void {
    this.createGauges(name, help, [], [{ labels: [], read }]);
  }

  /** Creates a gauge with one value per combination of labels, which is read like those with one label. */
  createGauges(
    name: string,
    help: string,
    labelNames: readonly string[],
    series: readonly { readonly labels: readonly string[]; readonly read: GaugeReads[string] }[],
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      collect: async (): Promise<void> => {
        const updates = series.map(async ({ labels, read }) => {
          const value = await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN);
          if (value === undefined) gauge.remove(...labels);
          else gauge.labels(...labels).set(value);
        });
        await Promise.all(updates);
      },
    });
  }

  /** Creates the gauge of unreadable documents that collection mirrors skip. */
  createSkippedGauge(mirrors: Readonly<Record<string, { readonly skippedCount: number }>>): void {
    const reads = Object.entries(mirrors).map(([name, mirror]) => [name, () => mirror.skippedCount] as const);
    const help = 'Unreadable documents that a collection mirror skips';
    this.createGauge('followed_documents_skipped', help, 'collection', Object.fromEntries(reads));
  }
}
