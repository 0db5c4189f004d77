import type { EventRecord } from './event.js';
import { METASTREAM_METADATA, NO_METADATA, type StreamMetadata } from './stream-metadata.js';
import { isMetastream } from './stream-name.js';

/** A stream: its events in order, without those at its start that were scavenged. */
export class Stream {
  metadata: StreamMetadata;
  private readonly records: EventRecord[] = [];
  private start = 0;

  constructor(readonly name: string) {
    this.metadata = isMetastream(name) ? METASTREAM_METADATA : NO_METADATA;
  }

  /** The revision of the first event that was not scavenged, or the next revision if there is none. */
  get firstRevision(): number {
    return this.start;
  }

  /** The revision of the next event. */
  get nextRevision(): number {
    return this.start + this.records.length;
  }

  /** The revision of the newest event ever written, or -1. */
  get lastRevision(): number {
    return this.nextRevision - 1;
  }

  at(revision: number): EventRecord | undefined {
    return this.records[revision - this.start];
  }

  /** Sets the first revision after a scavenge. */
  setFirstRevision(revision: number): void {
    if (this.nextRevision > 0) throw new Error(`The start entry of stream '${this.name}' follows its events`);
    this.start = revision;
  }

  add(record: EventRecord): void {
    if (record.revision !== this.nextRevision) {
      throw new Error(`Stream '${this.name}' has revision ${record.revision}, expected ${this.nextRevision}`);
    }
    this.records.push(record);
  }

  /** The first revision that `$maxCount` keeps; `isExpired` handles `$maxAge`. */
  get firstVisibleRevision(): number {
    const { maxCount = Infinity } = this.metadata;
    return Math.max(this.start, this.nextRevision - maxCount);
  }

  /** Returns true if the event is older than `$maxAge` at the time `now` (milliseconds since the epoch). */
  isExpired(record: EventRecord, now: number): boolean {
    const { maxAge } = this.metadata;
    return maxAge !== undefined && record.createdAtMs <= now - maxAge * 1000;
  }
}
