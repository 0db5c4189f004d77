import { type EventRecord, isTombstone } from './event.js';
import { isSoftDeleted, METASTREAM_METADATA, NO_METADATA, type StreamMetadata } from './stream-metadata.js';
import { isMetastream } from './stream-name.js';

/** One stream: its events in order, without those at its start that a scavenge has removed. */
export class Stream {
  metadata: StreamMetadata;
  tombstoned = false;
  private readonly records: EventRecord[] = [];
  private start = 0;

  constructor(readonly name: string) {
    this.metadata = isMetastream(name) ? METASTREAM_METADATA : NO_METADATA;
  }

  /** The revision of the first event that still exists, or the next one if none does. */
  get firstRevision(): number {
    return this.start;
  }

  /** The revision that the next event will get. */
  get nextRevision(): number {
    return this.start + this.records.length;
  }

  /** The revision of the newest event ever written, -1 for none. */
  get lastRevision(): number {
    return this.nextRevision - 1;
  }

  get softDeleted(): boolean {
    return isSoftDeleted(this.metadata);
  }

  at(revision: number): EventRecord | undefined {
    return this.records[revision - this.start];
  }

  /** Says that the events before `revision` have been scavenged. */
  startAt(revision: number): void {
    if (this.nextRevision > 0) throw new Error(`The start of stream '${this.name}' comes after its events`);
    this.start = revision;
  }

  add(record: EventRecord): void {
    if (this.tombstoned) throw new Error(`Stream '${this.name}' goes on after its tombstone`);
    if (isTombstone(record)) {
      this.tombstoned = true;
      return;
    }
    if (record.revision !== this.nextRevision) {
      throw new Error(`Stream '${this.name}' goes on with revision ${record.revision} instead of ${this.nextRevision}`);
    }
    this.records.push(record);
  }

  /** The lowest revision that `$tb` and `$maxCount` keep; `$maxAge` is a matter of `isExpired`. */
  get lowestKept(): number {
    if (this.softDeleted) return this.nextRevision;
    const { truncateBefore = 0, maxCount = Infinity } = this.metadata;
    return Math.min(Math.max(this.start, truncateBefore, this.nextRevision - maxCount), this.nextRevision);
  }

  /** Whether `$maxAge` has run out for this event at the time `now` (milliseconds since the epoch). */
  isExpired(record: EventRecord, now: number): boolean {
    const { maxAge } = this.metadata;
    return maxAge !== undefined && record.created <= now - maxAge * 1000;
  }
}
