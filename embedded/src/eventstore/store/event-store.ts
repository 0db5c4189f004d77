import { randomUUID } from 'node:crypto';
import { StorageFullError } from '../../disk/no-space.js';
import type { LogWriter } from '../log/log-writer.js';
import type { AcceptedEvents } from './accepted-events.js';
import type { ExpectedRevision } from './append-check.js';
import { CommitBuilder, buildAppend } from './commit-builder.js';
import type { ProposedEvent } from './event.js';
import { encodeEntry, type LogEntry } from './log-entry.js';
import type { PublishedEvents } from './published-events.js';
import { SOFT_DELETED_JSON } from './stream-metadata.js';
import { toMetastream } from './stream-name.js';

/** The result of a write. When it is returned, the write, or the events it conflicts with, are on disk. */
export type WriteResult =
  /** `revision` of the newest event (-1 for none), `position` of the last event that was written, if any. */
  | { readonly kind: 'written'; readonly revision: number; readonly position: number | undefined }
  | { readonly kind: 'wrong-revision'; readonly currentRevision: number }
  | { readonly kind: 'deleted' };

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
    return this.waitUntilDurable(this.acceptAppend(stream, expectedRevision, events));
  }

  /** Soft-deletes a stream: the next append restores it, and its revisions continue. */
  async delete(stream: string, expectedRevision: ExpectedRevision): Promise<WriteResult> {
    return this.waitUntilDurable(this.acceptDelete(stream, expectedRevision));
  }

  /** Deletes a stream permanently. */
  async tombstone(stream: string, expectedRevision: ExpectedRevision): Promise<WriteResult> {
    return this.waitUntilDurable(this.acceptTombstone(stream, expectedRevision));
  }

  /** Flushes and closes the log. */
  async close(): Promise<void> {
    await this.dependencies.log.close();
    await this.dependencies.release();
  }

  private async waitUntilDurable(result: WriteResult): Promise<WriteResult> {
    await this.dependencies.log.waitUntilDurable();
    return result;
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
        return this.accept(
          buildAppend(acceptedEvents.streams, this.createCommit(), stream, events),
          stream,
          ids.length - 1,
        );
      default:
        return decision;
    }
  }

  private acceptDelete(stream: string, expectedRevision: ExpectedRevision): WriteResult {
    const { streams } = this.dependencies.acceptedEvents;
    const metastream = toMetastream(stream);
    const conflict = this.findConflict(stream, expectedRevision);
    if (conflict) return conflict;
    const metaRevision = streams.getLastRevision(metastream);
    if (streams.getLastRevision(stream) < 0 && metaRevision < 0) return { kind: 'wrong-revision', currentRevision: -1 };
    return this.accept(this.createCommit().addMetadata(metastream, metaRevision + 1, SOFT_DELETED_JSON), stream, 0);
  }

  private acceptTombstone(stream: string, expectedRevision: ExpectedRevision): WriteResult {
    return (
      this.findConflict(stream, expectedRevision) ?? this.accept(this.createCommit().addTombstone(stream), stream, 0)
    );
  }

  /**
   * Returns why a deletion is rejected. A deletion has no event id: it is checked with a new id, which is never taken
   * for a retry.
   */
  private findConflict(stream: string, expectedRevision: ExpectedRevision): WriteResult | undefined {
    const decision = this.dependencies.acceptedEvents.decide(stream, expectedRevision, [randomUUID()]);
    return decision.kind === 'deleted' || decision.kind === 'wrong-revision' ? decision : undefined;
  }

  private createCommit(): CommitBuilder {
    return new CommitBuilder(this.dependencies.acceptedEvents.nextPosition, this.now());
  }

  /**
   * Accepts a commit: later writes are checked against it, and readers see it once it is on disk. The result has the
   * position of the record at `lastEventIndex`: records after it are metadata that the server adds.
   */
  private accept({ records }: CommitBuilder, stream: string, lastEventIndex: number): WriteResult {
    const { acceptedEvents, log, hasEnoughSpace } = this.dependencies;
    if (records.length > 0) {
      if (hasEnoughSpace?.() === false) throw new StorageFullError();
      const entry: LogEntry = { kind: 'commit', records };
      void log.append(encodeEntry(entry), entry);
      acceptedEvents.apply(entry);
    }
    const revision = acceptedEvents.streams.getLastRevision(stream);
    return { kind: 'written', revision, position: records[lastEventIndex]?.position };
  }
}
