import { StorageFullError } from '../../disk/no-space.js';
import type { LogWriter } from '../log/log-writer.js';
import type { AcceptedEvents } from './accepted-events.js';
import type { ExpectedRevision } from './append-check.js';
import type { EventRecord, ProposedEvent } from './event.js';
import { encodeEntry, getRecordSize, type LogEntry } from './log-entry.js';
import type { PublishedEvents } from './published-events.js';

/** The result of a write. When it is returned, the write, or the events it conflicts with, are on disk. */
export type WriteResult =
  /** `revision` of the newest event (-1 for none), `position` of the last event that was written, if any. */
  | { readonly kind: 'written'; readonly revision: number; readonly position: number | undefined }
  | { readonly kind: 'wrong-revision'; readonly currentRevision: number };

/** The dependencies of an `EventStore`; `openEventStore` creates them. */
export interface EventStoreDependencies {
  readonly acceptedEvents: AcceptedEvents;
  readonly publishedEvents: PublishedEvents;
  readonly log: LogWriter<LogEntry>;
  /** The time in milliseconds since the epoch. */
  readonly now: () => number;
  /** Returns false while there is not enough free disk space; the default is always true. */
  readonly hasEnoughSpace?: () => boolean;
  /** Releases the lock of the folder. */
  readonly release: () => Promise<void>;
}

/**
 * Event streams in one durable log. Writes are checked against all accepted events; readers see only those on disk.
 *
 * A write is checked and accepted synchronously; only its acknowledgement waits for the disk.
 */
export class EventStore {
  constructor(private readonly dependencies: EventStoreDependencies) {}

  /** The events that readers see. */
  get publishedEvents(): PublishedEvents {
    return this.dependencies.publishedEvents;
  }

  /** The time in milliseconds since the epoch. */
  now(): number {
    return this.dependencies.now();
  }

  /** Appends all events or none. @throws {StorageFullError} if the disk is full, as all writes do. */
  async append(
    stream: string,
    expectedRevision: ExpectedRevision,
    events: readonly ProposedEvent[],
  ): Promise<WriteResult> {
    const result = this.acceptAppend(stream, expectedRevision, events);
    await this.dependencies.log.waitUntilDurable();
    return result;
  }

  /** Flushes and closes the log. */
  async close(): Promise<void> {
    await this.dependencies.log.close();
    await this.dependencies.release();
  }

  private acceptAppend(
    stream: string,
    expectedRevision: ExpectedRevision,
    events: readonly ProposedEvent[],
  ): WriteResult {
    const { acceptedEvents } = this.dependencies;
    const ids = events.map((event) => event.id);
    const decision = acceptedEvents.decide(stream, expectedRevision, ids);
    switch (decision.kind) {
      case 'already-written':
        return { kind: 'written', revision: decision.lastEvent.revision, position: decision.lastEvent.position };
      case 'write':
        return this.accept(stream, this.createRecords(stream, events));
      default:
        return decision;
    }
  }

  private createRecords(stream: string, events: readonly ProposedEvent[]): readonly EventRecord[] {
    const { nextPosition, streams } = this.dependencies.acceptedEvents;
    const nextRevision = streams.getLastRevision(stream) + 1;
    const createdAtMs = this.now();
    let position = nextPosition;
    return events.map((event, index) => {
      const record = { ...event, stream, revision: nextRevision + index, position, createdAtMs };
      position += getRecordSize(record);
      return record;
    });
  }

  /** Accepts records: later writes are checked against them, and readers see them once they are on disk. */
  private accept(stream: string, records: readonly EventRecord[]): WriteResult {
    const { acceptedEvents, log, hasEnoughSpace } = this.dependencies;
    if (records.length > 0) {
      if (hasEnoughSpace?.() === false) throw new StorageFullError();
      const entry: LogEntry = { kind: 'commit', records };
      void log.append(encodeEntry(entry), entry);
      acceptedEvents.apply(entry);
    }
    const revision = acceptedEvents.streams.getLastRevision(stream);
    return { kind: 'written', revision, position: records.at(-1)?.position };
  }
}
