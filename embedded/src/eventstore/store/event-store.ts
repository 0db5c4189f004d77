import { randomUUID } from 'node:crypto';
import { StorageFullError } from '../../disk/no-space.js';
import type { LogWriter } from '../log/log-writer.js';
import type { AcceptedEvents } from './accepted-events.js';
import type { ExpectedRevision } from './append-check.js';
import { CommitDraft } from './commit-draft.js';
import { draftAppend } from './draft-append.js';
import type { ProposedEvent } from './event.js';
import { encodeEntry, type LogEntry } from './log-entry.js';
import type { PublishedEvents } from './published-events.js';
import { SOFT_DELETED_JSON } from './stream-metadata.js';
import { metastreamOf } from './stream-name.js';

/** What came of a write; by the time it is told, it, or whatever it was refused for, is on disk. */
export type WriteOutcome =
  /** `revision` is that of the newest event (-1 for none), `position` that of the last event written, if any was. */
  | { readonly kind: 'written'; readonly revision: number; readonly position: number | undefined }
  | { readonly kind: 'wrong-revision'; readonly current: number }
  | { readonly kind: 'deleted' };

/** The parts of an open store; `openEventStore` puts them together. */
export interface EventStoreParts {
  readonly accepted: AcceptedEvents;
  readonly published: PublishedEvents;
  readonly log: LogWriter<LogEntry>;
  /** The time in milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether there is room for more; the default is that there always is. */
  readonly hasRoom?: () => boolean;
  /** Lets go of the folder. */
  readonly release: () => Promise<void>;
}

/**
 * Streams of events in one durable log. Writers are checked against what was accepted, readers see what is on disk.
 *
 * The check and the acceptance of a write happen in one go, without anything in between; only the answer waits.
 */
export class EventStore {
  constructor(private readonly parts: EventStoreParts) {}

  /** What readers see. */
  get published(): PublishedEvents {
    return this.parts.published;
  }

  /** The time in milliseconds since the epoch. */
  now(): number {
    return this.parts.now();
  }

  /** Appends all of the events or none. @throws {StorageFullError} as all writes do when there is no room. */
  async append(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<WriteOutcome> {
    return this.onceDurable(this.acceptAppend(stream, expected, events));
  }

  /** Deletes the stream until somebody appends to it again; its revisions then go on where they were. */
  async delete(stream: string, expected: ExpectedRevision): Promise<WriteOutcome> {
    return this.onceDurable(this.acceptDelete(stream, expected));
  }

  /** Deletes the stream for good. */
  async tombstone(stream: string, expected: ExpectedRevision): Promise<WriteOutcome> {
    return this.onceDurable(this.acceptTombstone(stream, expected));
  }

  /** Flushes and closes the log. */
  async close(): Promise<void> {
    await this.parts.log.close();
    await this.parts.release();
  }

  private async onceDurable(outcome: WriteOutcome): Promise<WriteOutcome> {
    await this.parts.log.settled();
    return outcome;
  }

  private acceptAppend(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): WriteOutcome {
    const { accepted } = this.parts;
    const ids = events.map((event) => event.id);
    const decision = accepted.decide(stream, expected, ids);
    switch (decision.kind) {
      case 'already-written':
        return { kind: 'written', revision: decision.last.revision, position: decision.last.position };
      case 'write':
        return this.accept(draftAppend(accepted.streams, this.draft(), stream, events), stream, ids.length - 1);
      default:
        return decision;
    }
  }

  private acceptDelete(stream: string, expected: ExpectedRevision): WriteOutcome {
    const { streams } = this.parts.accepted;
    const metastream = metastreamOf(stream);
    const refusal = this.refusal(stream, expected);
    if (refusal) return refusal;
    const metaRevision = streams.lastRevision(metastream);
    if (streams.lastRevision(stream) < 0 && metaRevision < 0) return { kind: 'wrong-revision', current: -1 };
    return this.accept(this.draft().addMetadata(metastream, metaRevision + 1, SOFT_DELETED_JSON), stream, 0);
  }

  private acceptTombstone(stream: string, expected: ExpectedRevision): WriteOutcome {
    return this.refusal(stream, expected) ?? this.accept(this.draft().addTombstone(stream), stream, 0);
  }

  private refusal(stream: string, expected: ExpectedRevision): WriteOutcome | undefined {
    const decision = this.parts.accepted.decide(stream, expected, [randomUUID()]);
    return decision.kind === 'deleted' || decision.kind === 'wrong-revision' ? decision : undefined;
  }

  private draft(): CommitDraft {
    return new CommitDraft(this.parts.accepted.nextPosition, this.now());
  }

  /** Takes the commit over: from here on writers reckon with it, and readers will once it is on disk. */
  private accept({ records }: CommitDraft, stream: string, lastIndex: number): WriteOutcome {
    const { accepted, log, hasRoom } = this.parts;
    if (records.length > 0) {
      if (hasRoom?.() === false) throw new StorageFullError();
      const entry: LogEntry = { kind: 'commit', records };
      void log.append(encodeEntry(entry), entry);
      accepted.apply(entry);
    }
    const revision = accepted.streams.lastRevision(stream);
    return { kind: 'written', revision, position: records[lastIndex]?.position };
  }
}
