import { type EventRecord, isTombstone } from '../store/event.js';

/** Protobuf wire types. */
const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** Timestamps are ticks of 100 ns since the epoch. */
const TICKS_PER_MILLISECOND = 10_000n;

/** Clients see 2^63 - 1 as the revision of a tombstone: nine bytes of seven bits, all set. */
const TOMBSTONE_REVISION_FIELD = Buffer.from([0x18, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]);

const JSON_TYPE = metadataEntry('content-type', 'application/json');
const BINARY_TYPE = metadataEntry('content-type', 'application/octet-stream');

/**
 * Serializes a `ReadResp` with an event. The field numbers are those of streams.proto and shared.proto. This is the one
 * message that is sent for every event read, and the generated serializer takes six times as long.
 */
export function serializeEventResponse(event: EventRecord): Buffer {
  const recordedEvent = [
    ...messageField(1, stringField(2, event.id)),
    ...messageField(2, stringField(3, event.stream)),
    isTombstone(event) ? TOMBSTONE_REVISION_FIELD : uint64Field(3, event.revision),
    uint64Field(4, event.position),
    uint64Field(5, event.position),
    ...metadataEntry('type', event.type),
    ...metadataEntry('created', String(BigInt(event.created) * TICKS_PER_MILLISECOND)),
    ...(event.isJson ? JSON_TYPE : BINARY_TYPE),
    ...bytesField(7, event.metadata),
    ...bytesField(8, event.data),
  ];
  const readEvent = [...messageField(1, recordedEvent), uint64Field(3, event.position)];
  return Buffer.concat(messageField(1, readEvent));
}

function metadataEntry(name: string, value: string): Buffer[] {
  return messageField(6, [...stringField(1, name), ...stringField(2, value)]);
}

/** Encodes a uint64 field with a value up to 2^53. */
function uint64Field(field: number, value: number): Buffer {
  return Buffer.from([...varint((field << 3) | VARINT), ...varint(value)]);
}

/** Encodes a string field. */
function stringField(field: number, value: string): Buffer[] {
  return bytesField(field, Buffer.from(value, 'utf8'));
}

/** Encodes a bytes field. */
function bytesField(field: number, value: Buffer): Buffer[] {
  return messageField(field, [value]);
}

/** Encodes a nested message from its encoded fields. */
function messageField(field: number, parts: readonly Buffer[]): Buffer[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [Buffer.from([...varint((field << 3) | LENGTH_DELIMITED), ...varint(length)]), ...parts];
}

/** Encodes seven bits per byte, the lowest first; all but the last byte have their top bit set. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  bytes.push(rest);
  return bytes;
}
