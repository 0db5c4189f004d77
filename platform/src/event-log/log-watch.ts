import { type MonitoredConnection, monitorConnection } from '../event-store/connection-monitor.js';
import type { EventStore } from '../event-store/event-store.js';
import { type LogPosition, toLogPosition } from '../event-store/types.js';
import type { Gate } from '../lifecycle/gate.js';
import { sleep } from '../lifecycle/sleep.js';
import type { Logger } from '../logging/logger.js';
import { LogMismatchError } from '../event-store/log-mismatch.js';

const COMPARE_INTERVAL_MS = 15_000;
const RECONNECT_DELAY_MS = 100;

interface LogWatchOptions {
  readonly store: EventStore;
  /** Any existing stream: the watch subscribes to it, to notice a lost connection. */
  readonly stream: string;
  /** Compares the log with the read models. @throws {LogMismatchError} */
  readonly verify: () => Promise<unknown>;
  /** Closed from a lost connection until the next comparison. */
  readonly gate: Gate;
  readonly logger: Logger;
  /** Called when the log lost events. */
  readonly onTruncated: () => Promise<void>;
}

/**
 * Compares the log with the read models every few seconds and after every lost connection, because the event store may
 * have been restarted with another log.
 */
export class LogWatch {
  #lastSeenEnd: LogPosition | undefined;
  #hadMismatch = false;

  constructor(private readonly options: LogWatchOptions) {}

  /** Watches until the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const isActive = () => !signal.aborted;
    this.#lastSeenEnd = await this.#readEnd().catch(() => undefined);
    while (isActive()) {
      try {
        const connection = await monitorConnection(this.options.store, this.options.stream);
        await this.#compareWhileConnected(connection, signal);
      } catch (error) {
        this.options.logger.debug({ err: error }, 'event log could not be compared with the read models');
      }
      await sleep(RECONNECT_DELAY_MS, signal);
    }
  }

  async #compareWhileConnected({ lostSignal, close }: MonitoredConnection, signal: AbortSignal): Promise<void> {
    const { gate } = this.options;
    lostSignal.addEventListener('abort', () => gate.close(), { once: true });
    const stopSignal = AbortSignal.any([lostSignal, signal]);
    const isConnected = () => !stopSignal.aborted;
    try {
      while (isConnected()) {
        const isMatch = await this.#compare();
        if (isConnected()) gate.open();
        if (isMatch) await this.#detectTruncation();
        await sleep(COMPARE_INTERVAL_MS, stopSignal);
      }
    } finally {
      close();
    }
  }

  /** Returns true if the log may be used; logs the first of consecutive mismatches. */
  async #compare(): Promise<boolean> {
    try {
      await this.options.verify();
      this.#hadMismatch = false;
      return true;
    } catch (error) {
      if (!(error instanceof LogMismatchError)) throw error;
      if (!this.#hadMismatch)
        this.options.logger.error({ reason: error.message }, 'event log does not match the read models');
      this.#hadMismatch = true;
      return false;
    }
  }

  async #detectTruncation(): Promise<void> {
    const { store, onTruncated } = this.options;
    if (this.#lastSeenEnd && !(await store.contains(this.#lastSeenEnd))) await onTruncated();
    this.#lastSeenEnd = await this.#readEnd();
  }

  async #readEnd(): Promise<LogPosition | undefined> {
    const newest = await this.options.store.readLastEvent();
    return newest && toLogPosition(newest);
  }
}
