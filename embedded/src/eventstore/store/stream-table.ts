import { type EventRecord, isTombstone } from './event.js';
import { Stream } from './stream.js';
import { parseStreamMetadata } from './stream-metadata.js';
import { isMetastream, originalOf } from './stream-name.js';

/** Every stream, folded from the records of the log. */
export class StreamTable {
  private readonly streams = new Map<string, Stream>();

  /** The stream, unless nothing was ever written to it or about it. */
  find(name: string): Stream | undefined {
    return this.streams.get(name);
  }

  /** The stream; made empty if it is not there yet. */
  open(name: string): Stream {
    let stream = this.streams.get(name);
    if (!stream) this.streams.set(name, (stream = new Stream(name)));
    return stream;
  }

  all(): Iterable<Stream> {
    return this.streams.values();
  }

  /** @throws Error if the record does not continue its stream. */
  apply(record: EventRecord): void {
    this.open(record.stream).add(record);
    if (isMetastream(record.stream) && !isTombstone(record)) {
      this.open(originalOf(record.stream)).metadata = parseStreamMetadata(record);
    }
  }

  /** Whether the stream was closed for good; its metastream goes with it. */
  isTombstoned(name: string): boolean {
    if (this.streams.get(name)?.tombstoned) return true;
    return isMetastream(name) && this.isTombstoned(originalOf(name));
  }

  /** The revision of the newest event ever written to the stream, -1 for none. */
  lastRevision(name: string): number {
    return this.streams.get(name)?.lastRevision ?? -1;
  }
}
