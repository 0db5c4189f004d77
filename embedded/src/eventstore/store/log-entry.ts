import { ByteReader } from '../log/byte-reader.js';
import { bufferSize, ByteWriter, NUMBER_BYTES, textSize, UUID_BYTES } from '../log/byte-writer.js';
import type { EventRecord } from './event.js';

/** The content of a frame of the log. */
export type LogEntry =
  /** Events that were appended together. */
  | { readonly kind: 'commit'; readonly records: readonly EventRecord[] }
  /** A scavenge has removed the events of the stream below the revision. */
  | { readonly kind: 'stream-start'; readonly stream: string; readonly revision: number }
  /** Positions below this one were used before a scavenge. */
  | { readonly kind: 'next-position'; readonly position: number };

const COMMIT = 1;
const STREAM_START = 2;
const NEXT_POSITION = 3;
const KIND_BYTES = 1;

/** Encodes an entry as the body of a frame. */
export function encodeEntry(entry: LogEntry): Buffer {
  switch (entry.kind) {
    case 'commit':
      return encodeCommit(entry.records);
    case 'stream-start':
      return new ByteWriter(KIND_BYTES + textSize(entry.stream) + NUMBER_BYTES)
        .byte(STREAM_START)
        .text(entry.stream)
        .number(entry.revision)
        .finish();
    case 'next-position':
      return new ByteWriter(KIND_BYTES + NUMBER_BYTES).byte(NEXT_POSITION).number(entry.position).finish();
  }
}

/**
 * Decodes the body of a frame.
 *
 * @param intern deduplicates equal strings, so that a stream's name is not kept once per event
 * @throws Error if the body is not an entry
 */
export function decodeEntry(body: Buffer, intern?: (text: string) => string): LogEntry {
  const reader = new ByteReader(body, intern);
  const kind = reader.byte();
  switch (kind) {
    case COMMIT:
      return { kind: 'commit', records: decodeRecords(reader) };
    case STREAM_START:
      return { kind: 'stream-start', stream: reader.text(), revision: reader.number() };
    case NEXT_POSITION:
      return { kind: 'next-position', position: reader.number() };
    default:
      throw new Error(`Unknown kind of log entry: ${kind}`);
  }
}

/** Returns by how much an event increases the next position: about its size in the log. */
export function positionIncrement(event: Pick<EventRecord, 'stream' | 'type' | 'data' | 'metadata'>): number {
  return (
    3 * NUMBER_BYTES +
    UUID_BYTES +
    1 +
    textSize(event.stream) +
    textSize(event.type) +
    bufferSize(event.data) +
    bufferSize(event.metadata)
  );
}

function encodeCommit(records: readonly EventRecord[]): Buffer {
  const size = records.reduce((sum, record) => sum + positionIncrement(record), KIND_BYTES);
  const writer = new ByteWriter(size).byte(COMMIT);
  for (const record of records) {
    writer
      .text(record.stream)
      .number(record.revision)
      .number(record.position)
      .number(record.created)
      .uuid(record.id)
      .text(record.type)
      .byte(record.isJson ? 1 : 0)
      .buffer(record.data)
      .buffer(record.metadata);
  }
  return writer.finish();
}

function decodeRecords(reader: ByteReader): EventRecord[] {
  const records: EventRecord[] = [];
  while (!reader.isAtEnd) {
    records.push({
      stream: reader.text(),
      revision: reader.number(),
      position: reader.number(),
      created: reader.number(),
      id: reader.uuid(),
      type: reader.text(),
      isJson: reader.byte() === 1,
      data: reader.buffer(),
      metadata: reader.buffer(),
    });
  }
  return records;
}
