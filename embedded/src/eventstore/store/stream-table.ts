import type { EventRecord } from './event.js';
import { Stream } from './stream.js';
import { parseStreamMetadata } from './stream-metadata.js';
import { isMetastream, fromMetastream } from './stream-name.js';

/** All streams, built from the records of the log. */
export class StreamTable {
  private readonly streams = new Map<string, Stream>();

  /** Returns a stream, or undefined if neither the stream nor its metastream was ever written. */
  find(name: string): Stream | undefined {
    return this.streams.get(name);
  }

  /** Returns a stream; creates an empty one if it does not exist. */
  getOrCreate(name: string): Stream {
    let stream = this.streams.get(name);
    if (!stream) this.streams.set(name, (stream = new Stream(name)));
    return stream;
  }

  getAll(): Iterable<Stream> {
    return this.streams.values();
  }

  /** @throws Error if the record does not continue its stream. */
  apply(record: EventRecord): void {
    this.getOrCreate(record.stream).add(record);
    if (isMetastream(record.stream)) {
      this.getOrCreate(fromMetastream(record.stream)).metadata = parseStreamMetadata(record);
    }
  }

  /** Returns the revision of the newest event ever written to the stream, or -1. */
  getLastRevision(name: string): number {
    return this.streams.get(name)?.lastRevision ?? -1;
  }
}
