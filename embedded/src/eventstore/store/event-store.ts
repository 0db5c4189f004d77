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
  | { readonly kind: 'wrong-revision'; readonly current: number }
  | { readonly kind: 'deleted' };

/** The dependencies of an `EventStore`; `openEventStore` creates them. */
export interface EventStoreDependencies {
  readonly accepted: AcceptedEvents;
  readonly published: PublishedEvents;
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
  get published(): PublishedEvents {
    return this.dependencies.published;
  }

  /** The time in milliseconds since the epoch. */
  now(): number {
    return this.dependencies.now();
  }

  /** Appends all events or none. @throws {StorageFullError} if the disk is full, as all writes do. */
  async append(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<WriteResult> {
    return this.waitUntilDurable(this.acceptAppend(stream, expected, events));
  }

  /** Soft-deletes a stream: the next append restores it, and its revisions continue. */
  async delete(stream: string, expected: ExpectedRevision): Promise<WriteResult> {
    return this.waitUntilDurable(this.acceptDelete(stream, expected));
  }

  /** Deletes a stream permanently. */
  async tombstone(stream: string, expected: ExpectedRevision): Promise<WriteResult> {
    return this.waitUntilDurable(this.acceptTombstone(stream, expected));
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

  private acceptAppend(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): WriteResult {
    const { accepted } = this.dependencies;
    const ids = events.map((event) => event.id);
    const decision = accepted.decide(stream, expected, ids);
    switch (decision.kind) {
      case 'already-written':
        return { kind: 'written', revision: decision.last.revision, position: decision.last.position };
      case 'write':
        return this.accept(buildAppend(accepted.streams, this.createCommit(), stream, events), stream, ids.length - 1);
      default:
        return decision;
    }
  }

  private acceptDelete(stream: string, expected: ExpectedRevision): WriteResult {
    const { streams } = this.dependencies.accepted;
    const metastream = toMetastream(stream);
    const conflict = this.findConflict(stream, expected);
    if (conflict) return conflict;
    const metaRevision = streams.getLastRevision(metastream);
    if (streams.getLastRevision(stream) < 0 && metaRevision < 0) return { kind: 'wrong-revision', current: -1 };
    return this.accept(this.createCommit().addMetadata(metastream, metaRevision + 1, SOFT_DELETED_JSON), stream, 0);
  }

  private acceptTombstone(stream: string, expected: ExpectedRevision): WriteResult {
    return this.findConflict(stream, expected) ?? this.accept(this.createCommit().addTombstone(stream), stream, 0);
  }

  private findConflict(stream: string, expected: ExpectedRevision): WriteResult | undefined {
    const decision = this.dependencies.accepted.decide(stream, expected, [randomUUID()]);
    return decision.kind === 'deleted' || decision.kind === 'wrong-revision' ? decision : undefined;
  }

  private createCommit(): CommitBuilder {
    return new CommitBuilder(this.dependencies.accepted.nextPosition, this.now());
  }

  /** Accepts a commit: later writes are checked against it, and readers see it once it is on disk. */
  private accept({ records }: CommitBuilder, stream: string, lastIndex: number): WriteResult {
    const { accepted, log, hasEnoughSpace } = this.dependencies;
    if (records.length > 0) {
      if (hasEnoughSpace?.() === false) throw new StorageFullError();
      const entry: LogEntry = { kind: 'commit', records };
      void log.append(encodeEntry(entry), entry);
      accepted.apply(entry);
    }
    const revision = accepted.streams.getLastRevision(stream);
    return { kind: 'written', revision, position: records[lastIndex]?.position };
  }
}
