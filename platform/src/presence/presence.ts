import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  LAG_COUNT,
  PRESENCE,
  type ProcessDocument,
  type ProcessReport,
  PROCESSES_COLLECTION,
  type ServiceName,
} from '@trackrecord/contracts';
import type { Collection } from 'mongodb';
import type { Probes } from '../healthcheck/probes.js';
import { sleepUntilDue } from '../lifecycle/sleep.js';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { RequestRateReader } from './request-rates.js';
import type { Database } from '../mongo/database.js';

const DAY_SECONDS = 24 * 60 * 60;
/** More often would take CPU time while nothing happens. */
const DELAY_SAMPLE_MS = 1_000;

/** What a process reports besides what all of them do. */
interface PresenceSources {
  readonly service: ServiceName;
  readonly version: string;
  /** The name of the process; by default the service and some random characters. */
  readonly instance?: string | undefined;
  readonly metrics: Metrics;
  readonly probes: Pick<Probes, 'read'>;
  /** Whether the process serves requests of clients. */
  readonly servesRequests?: boolean;
  readonly readQueues?: () => ProcessReport['queues'];
  /** The projections whose lease the process holds, with their current lags in seconds. */
  readonly readLags?: () => readonly { readonly projection: ProjectionName; readonly seconds: number }[];
  readonly readRelayLag?: () => number | undefined;
  readonly readIndexLag?: () => number | undefined;
  readonly readAiBudgetUsed?: () => Promise<number>;
  readonly logger: Logger;
}

type ProjectionName = ProcessReport['projections'][number]['projection'];

/** Reports at the intervals of `PRESENCE` what a process does, so that operators see all of them in one place. */
export class Presence {
  readonly #processes: Collection<ProcessDocument>;
  readonly #instance: string;
  readonly #rates: RequestRateReader;
  readonly #startedAt = new Date();
  readonly #eventLoop = monitorEventLoopDelay({ resolution: DELAY_SAMPLE_MS });
  readonly #lags = new Map<ProjectionName, readonly number[]>();
  readonly #stopController = new AbortController();
  #running: Promise<void> | undefined;

  constructor(
    db: Database,
    private readonly sources: PresenceSources,
  ) {
    this.#processes = db.collection(PROCESSES_COLLECTION);
    this.#instance = sources.instance ?? `${sources.service}-${randomUUID().slice(0, 8)}`;
    this.#rates = new RequestRateReader(sources.metrics);
  }

  /** Starts to report. */
  start(): this {
    this.#eventLoop.enable();
    this.#running = this.#reportForever();
    return this;
  }

  /** Stops, and deletes the report: the process ends as it should. */
  async stop(): Promise<void> {
    this.#stopController.abort();
    this.#eventLoop.disable();
    await this.#running;
    await this.#processes.deleteOne({ _id: this.#instance });
  }

  async #reportForever(): Promise<void> {
    const { signal } = this.#stopController;
    let isFailing = false;
    let hasIndex = false;
    let isStarting = true;
    const isActive = () => !signal.aborted;
    while (isActive()) {
      try {
        if (!hasIndex) await this.#processes.createIndex({ seenAt: 1 }, { expireAfterSeconds: DAY_SECONDS }, {});
        hasIndex = true;
        isStarting = await this.#report();
        isFailing = false;
      } catch (error) {
        if (!isFailing) this.sources.logger.warn({ err: error }, 'reporting what this process does failed, retrying');
        isFailing = true;
      }
      await sleepUntilDue(isStarting ? PRESENCE.startIntervalMs : PRESENCE.intervalMs, signal);
    }
  }

  /** Reports. Returns whether the process is still starting. */
  async #report(): Promise<boolean> {
    const report = await this.#createReport();
    const update = { $set: report, $currentDate: { seenAt: true } } as const;
    await this.#processes.updateOne({ _id: this.#instance }, update, { upsert: true });
    const isSettled = report.isReady && report.warnings.length === 0;
    return !isSettled && Date.now() - this.#startedAt.getTime() < PRESENCE.maxStartMs;
  }

  async #createReport(): Promise<ProcessReport> {
    const { service, version, probes, servesRequests, readQueues, readRelayLag, readIndexLag, readAiBudgetUsed } =
      this.sources;
    const checks = await probes.read();
    const { requestsPerSecond, p95Seconds } = await this.#rates.read();
    return {
      service,
      instance: this.#instance,
      version,
      startedAt: this.#startedAt,
      ...checks,
      queues: readQueues?.() ?? [],
      projections: this.#readProjections(),
      relayLag: readRelayLag?.() ?? null,
      indexLag: readIndexLag?.() ?? null,
      // Without Redis it is not known.
      aiBudgetUsed: (await readAiBudgetUsed?.().catch(() => undefined)) ?? null,
      requestsPerSecond: servesRequests === true ? requestsPerSecond : null,
      p95Seconds: servesRequests === true ? p95Seconds : null,
      eventLoopSeconds: this.#readEventLoopDelay(),
      memoryBytes: process.memoryUsage.rss(),
    };
  }

  /** Returns the 99th percentile of the delay of the event loop since the last report (s). */
  #readEventLoopDelay(): number {
    // The monitor measures the time between its timers, which contains their interval. It is NaN without a sample.
    const intervalMs = this.#eventLoop.percentile(99) / 1e6 || DELAY_SAMPLE_MS;
    this.#eventLoop.reset();
    return Math.max(0, intervalMs - DELAY_SAMPLE_MS) / 1_000;
  }

  /** Adds the current lags to those of the last reports. */
  #readProjections(): ProcessReport['projections'] {
    const current = this.sources.readLags?.() ?? [];
    const held = new Set(current.map(({ projection }) => projection));
    for (const projection of this.#lags.keys()) if (!held.has(projection)) this.#lags.delete(projection);
    return current.map(({ projection, seconds }) => {
      const lags = [...(this.#lags.get(projection) ?? []), seconds].slice(-LAG_COUNT);
      this.#lags.set(projection, lags);
      return { projection, lags };
    });
  }
}
