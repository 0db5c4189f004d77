import { type HeldConnection, holdConnection } from '../event-store/held-connection.js';
import type { EventStore } from '../event-store/event-store.js';
import { type LogPlace, placeOf } from '../event-store/types.js';
import type { Gate } from '../lifecycle/gate.js';
import { pause } from '../lifecycle/pause.js';
import type { Logger } from '../logging/logger.js';
import { LogMismatch } from './log-mismatch.js';

const COMPARE_EVERY_MS = 5_000;
const RECONNECT_EVERY_MS = 100;

/** What watching a log takes. */
interface WatchParts {
  readonly store: EventStore;
  /** A stream that the log has. */
  readonly stream: string;
  /** Compares the log with the read models. @throws {LogMismatch} */
  readonly verify: () => Promise<unknown>;
  /** Closed from the moment the connection breaks until the log was compared again. */
  readonly gate: Gate;
  readonly logger: Logger;
  /** Called when the log lost what it held before. */
  readonly onWentBack: () => Promise<void>;
}

/**
 * Compares the log with the read models every few seconds, and whenever the connection to the event store broke: it may
 * have been started again on another log.
 */
export class LogWatch {
  #end: LogPlace | undefined;
  #hadMismatch = false;

  constructor(private readonly parts: WatchParts) {}

  /** Watches until the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const isActive = () => !signal.aborted;
    this.#end = await this.#newestPlace().catch(() => undefined);
    while (isActive()) {
      try {
        const connection = await holdConnection(this.parts.store, this.parts.stream);
        await this.#compareWhileConnected(connection, signal);
      } catch (error) {
        this.parts.logger.debug({ err: error }, 'event log could not be compared with the read models');
      }
      await pause(RECONNECT_EVERY_MS, signal);
    }
  }

  async #compareWhileConnected({ lost, release }: HeldConnection, signal: AbortSignal): Promise<void> {
    const { gate } = this.parts;
    lost.addEventListener('abort', () => gate.close(), { once: true });
    const ended = AbortSignal.any([lost, signal]);
    const isConnected = () => !ended.aborted;
    try {
      while (isConnected()) {
        const matches = await this.#compare();
        if (isConnected()) gate.open();
        if (matches) await this.#noticeLoss();
        await pause(COMPARE_EVERY_MS, ended);
      }
    } finally {
      release();
    }
  }

  /** Returns whether the log may be used; logs the first time that it may not. */
  async #compare(): Promise<boolean> {
    try {
      await this.parts.verify();
      this.#hadMismatch = false;
      return true;
    } catch (error) {
      if (!(error instanceof LogMismatch)) throw error;
      if (!this.#hadMismatch)
        this.parts.logger.error({ reason: error.message }, 'event log does not match the read models');
      this.#hadMismatch = true;
      return false;
    }
  }

  async #noticeLoss(): Promise<void> {
    const { store, onWentBack } = this.parts;
    if (this.#end && !(await store.holds(this.#end))) await onWentBack();
    this.#end = await this.#newestPlace();
  }

  async #newestPlace(): Promise<LogPlace | undefined> {
    const newest = await this.parts.store.newest();
    return newest && placeOf(newest);
  }
}
