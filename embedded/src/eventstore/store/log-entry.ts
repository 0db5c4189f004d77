import { ByteReader } from '../log/byte-reader.js';
import { getBufferSize, ByteWriter, NUMBER_BYTES, getTextSize, UUID_BYTES } from '../log/byte-writer.js';
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
/** A record has three numbers: its revision, position and time. */
const NUMBER_FIELD_COUNT = 3;
const IS_JSON_BYTES = 1;

/** Encodes an entry as the body of a frame. */
export function encodeEntry(entry: LogEntry): Buffer {
  switch (entry.kind) {
    case 'commit':
      return encodeCommit(entry.records);
    case 'stream-start':
      return new ByteWriter(KIND_BYTES + getTextSize(entry.stream) + NUMBER_BYTES)
        .writeByte(STREAM_START)
        .writeText(entry.stream)
        .writeNumber(entry.revision)
        .finish();
    case 'next-position':
      return new ByteWriter(KIND_BYTES + NUMBER_BYTES).writeByte(NEXT_POSITION).writeNumber(entry.position).finish();
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
  const kind = reader.readByte();
  switch (kind) {
    case COMMIT:
      return { kind: 'commit', records: decodeRecords(reader) };
    case STREAM_START:
      return { kind: 'stream-start', stream: reader.readText(), revision: reader.readNumber() };
    case NEXT_POSITION:
      return { kind: 'next-position', position: reader.readNumber() };
    default:
      throw new Error(`Unknown kind of log entry: ${kind}`);
  }
}

/** Returns by how much an event increases the next position: its size in the log. */
export function getRecordSize(event: Pick<EventRecord, 'stream' | 'type' | 'data' | 'metadata'>): number {
  return (
    NUMBER_FIELD_COUNT * NUMBER_BYTES +
    UUID_BYTES +
    IS_JSON_BYTES +
    getTextSize(event.stream) +
    getTextSize(event.type) +
    getBufferSize(event.data) +
    getBufferSize(event.metadata)
  );
}

function encodeCommit(records: readonly EventRecord[]): Buffer {
  const size = records.reduce((sum, record) => sum + getRecordSize(record), KIND_BYTES);
  const writer = new ByteWriter(size).writeByte(COMMIT);
  for (const record of records) {
    writer
      .writeText(record.stream)
      .writeNumber(record.revision)
      .writeNumber(record.position)
      .writeNumber(record.createdAtMs)
      .writeUuid(record.id)
      .writeText(record.type)
      .writeByte(record.isJson ? 1 : 0)
      .writeBuffer(record.data)
      .writeBuffer(record.metadata);
  }
  return writer.finish();
}

function decodeRecords(reader: ByteReader): EventRecord[] {
  const records: EventRecord[] = [];
  while (!reader.isAtEnd) {
    records.push({
      stream: reader.readText(),
      revision: reader.readNumber(),
      position: reader.readNumber(),
      createdAtMs: reader.readNumber(),
      id: reader.readUuid(),
      type: reader.readText(),
      isJson: reader.readByte() === 1,
      data: reader.readBuffer(),
      metadata: reader.readBuffer(),
    });
  }
  return records;
}
