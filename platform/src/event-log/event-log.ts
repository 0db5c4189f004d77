import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EventStore } from '../event-store/event-store.js';
import { type LogPosition, WrongRevisionError } from '../event-store/types.js';
import { dependencyDownError, unavailableError } from '../requests/http-error.js';
import { Gate } from '../lifecycle/gate.js';
import { sleep } from '../lifecycle/sleep.js';
import type { Logger } from '../logging/logger.js';
import { compareLog, type LogComparison, type LogEvidence, getMissingFraction } from './compare-log.js';
import { LogMismatchError } from '../event-store/log-mismatch.js';
import { LogRecord } from './log-record.js';
import { LogWatch } from './log-watch.js';
import type { Database } from '../mongo/database.js';

/** The stream whose first event's id is the id of the log. */
export const LOG_STREAM = 'trackrecord-log';
const LOG_CREATED = 'LogCreated';

/** How long a write waits for the next comparison (ms). */
const COMPARISON_TIMEOUT_MS = 1_000;

/** `Retry-After` of writes while the log does not match. */
const MISMATCH_RETRY_SECONDS = 60;

/** How often a comparison is repeated because the record changed meanwhile. */
const MAX_RETRIES = 5;

/** Checks that the event log is the one the read models were built from (decision 025). */
export class EventLog {
  readonly record: LogRecord;
  /** Closed while the event store may have been restarted with another log. */
  readonly #comparisonGate = new Gate();
  #mismatch: LogMismatchError | undefined;

  constructor(
    private readonly store: EventStore,
    db: Database,
    /** The name of a log to accept although it does not match. */
    private readonly acceptedName?: string,
  ) {
    this.record = new LogRecord(db);
  }

  /**
   * Compares the log with the read models, and creates the id of a new log. Returns `matches` or `tail missing`;
   * an accepted log counts as `tail missing`.
   * @throws {LogMismatchError} with what was found and what to do.
   */
  verify(): Promise<LogComparison> {
    return this.#verify(MAX_RETRIES);
  }

  async #verify(retries: number): Promise<LogComparison> {
    // In this order: the log may grow in between, and must not look shorter than the read models.
    const record = await this.record.read();
    const { logId: recordedId, furthestCheckpoint } = record;
    const end = (await this.store.readLastEvent())?.position;
    const logId = await this.#readLogId();
    const evidence = { logId, end, recordedId, furthestCheckpoint };
    const comparison = compareLog(evidence);
    const isUsable = comparison === 'matches' || comparison === 'tail missing';
    if (!isUsable && !(await this.#checkAcceptance(toAcceptanceName(evidence)))) {
      // Another process may have accepted this log and rebuilt the read models since the record was read.
      if (retries > 0 && !isDeepStrictEqual(await this.record.read(), record)) return this.#verify(retries - 1);
      this.#mismatch = new LogMismatchError(describeMismatch(comparison, evidence));
      throw this.#mismatch;
    }
    const id = logId ?? (await this.#createLogId());
    if (id !== recordedId) await this.record.storeLogId(id);
    this.#mismatch = undefined;
    return isUsable ? comparison : 'tail missing';
  }

  /** Returns true if the log still contains a position that was read from it. @throws {LogMismatchError} */
  async canContinueFrom(position: LogPosition): Promise<boolean> {
    if (await this.store.contains(position)) return true;
    await this.verify();
    return false;
  }

  /** Clears the acceptance of a log once no checkpoint is beyond its end. */
  async clearAcceptanceOnceRepaired(): Promise<void> {
    const { accepted, furthestCheckpoint } = await this.record.read();
    if (accepted === undefined) return;
    const end = (await this.store.readLastEvent())?.position;
    if (getMissingFraction(end, furthestCheckpoint) === 0) await this.record.clearAcceptance();
  }

  /**
   * Fails unless the log may be used. Compares a mismatched log again: it may have been restored.
   * @throws {LogMismatchError}
   */
  async check(): Promise<void> {
    if (!this.#comparisonGate.isOpen) throw new Error('the event log was not compared since its connection was lost');
    if (this.#mismatch !== undefined) await this.verify();
  }

  /**
   * Fails unless the log may be written to. After a lost connection it waits for the next comparison, because the event
   * store may have been restarted with another log.
   * @throws {HttpError} 503
   */
  async requireMatch(): Promise<void> {
    if (!this.#comparisonGate.isOpen && !(await this.#waitForComparison())) throw dependencyDownError();
    if (this.#mismatch === undefined) return;
    throw unavailableError(
      'event-log',
      'Changes cannot be saved right now. Please try again later.',
      MISMATCH_RETRY_SECONDS,
    );
  }

  /** Compares repeatedly until the signal aborts. Calls `onTruncated` when the log lost events. */
  watch(logger: Logger, signal: AbortSignal, onTruncated: () => Promise<void>): Promise<void> {
    const verify = () => this.verify();
    const options = {
      store: this.store,
      stream: LOG_STREAM,
      verify,
      gate: this.#comparisonGate,
      logger,
      onTruncated,
    };
    return new LogWatch(options).run(signal);
  }

  async #waitForComparison(): Promise<boolean> {
    const timeout = new AbortController();
    await Promise.race([this.#comparisonGate.waitUntilOpen(), sleep(COMPARISON_TIMEOUT_MS, timeout.signal)]);
    timeout.abort();
    return this.#comparisonGate.isOpen;
  }

  async #readLogId(): Promise<string | undefined> {
    return (await this.store.readFirstFrom(LOG_STREAM, 0n))?.id;
  }

  /** Returns true if the log was accepted by its name, or by the name it had before another process created its id. */
  async #checkAcceptance(name: string): Promise<boolean> {
    if (this.acceptedName === undefined) return false;
    if (this.acceptedName !== name) return (await this.record.read()).accepted === this.acceptedName;
    await this.record.storeAcceptance(name);
    return true;
  }

  /** Creates the id of the log, or returns the one that another process created first. */
  async #createLogId(): Promise<string> {
    const id = randomUUID();
    try {
      await this.store.append(LOG_STREAM, [{ id, type: LOG_CREATED, data: {}, metadata: {} }], 'no_stream');
      return id;
    } catch (error) {
      const createdId = error instanceof WrongRevisionError ? await this.#readLogId() : undefined;
      if (createdId === undefined) throw error;
      return createdId;
    }
  }
}

/** Returns the value of `ACCEPT_LOG` that accepts this log with this end, and no other. */
const toAcceptanceName = ({ logId, end }: LogEvidence): string => `${logId ?? 'none'}@${end?.commit ?? '0'}`;

const DESCRIPTIONS: Record<Exclude<LogComparison, 'matches' | 'tail missing'>, (evidence: LogEvidence) => string> = {
  empty: () => 'the event log is empty',
  'another log': ({ logId, end }) =>
    `the event log is another one (log ${logId ?? 'without identity'}, ending at position ${end?.commit ?? '0'})`,
  'cut off': ({ logId, end, furthestCheckpoint }) =>
    `the event log ${logId ?? ''} ends at position ${end?.commit ?? '0'}: ${formatPercent(getMissingFraction(end, furthestCheckpoint))} of it is missing`,
};

function describeMismatch(comparison: keyof typeof DESCRIPTIONS, evidence: LogEvidence): string {
  const { recordedId, furthestCheckpoint } = evidence;
  const readModels = `the read models were made of log ${recordedId ?? 'without identity'} up to position ${furthestCheckpoint?.commit ?? '0'}`;
  return [
    `The event log and the read models do not fit together: ${DESCRIPTIONS[comparison](evidence)}, but ${readModels}.`,
    'Changes that were confirmed to users are missing from this log.',
    'Restore the event log (or the read models) from a backup of the same moment.',
    `To go on with this log and lose those changes, start once with ACCEPT_LOG=${toAcceptanceName(evidence)}: everything else is then rebuilt from it.`,
  ].join(' ');
}

const formatPercent = (fraction: number): string => `${Math.round(fraction * 100)}%`;
