import type { EventRecord } from '../store/event.js';

/** Protobuf wire types. */
const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** Timestamps are ticks of 100 ns since the epoch. */
const TICKS_PER_MILLISECOND = 10_000n;

const JSON_TYPE = encodeMetadataEntry('content-type', 'application/json');
const BINARY_TYPE = encodeMetadataEntry('content-type', 'application/octet-stream');

/**
 * Serializes a `ReadResp` with an event. The field numbers are those of streams.proto and shared.proto. This is the one
 * message that is sent for every event read, and the generated serializer takes six times as long.
 */
export function serializeEventResponse(event: EventRecord): Buffer {
  const recordedEvent = [
    ...encodeMessageField(1, encodeStringField(2, event.id)),
    ...encodeMessageField(2, encodeStringField(3, event.stream)),
    encodeUint64Field(3, event.revision),
    encodeUint64Field(4, event.position),
    encodeUint64Field(5, event.position),
    ...encodeMetadataEntry('type', event.type),
    ...encodeMetadataEntry('created', String(BigInt(event.createdAtMs) * TICKS_PER_MILLISECOND)),
    ...(event.isJson ? JSON_TYPE : BINARY_TYPE),
    ...encodeBytesField(7, event.metadata),
    ...encodeBytesField(8, event.data),
  ];
  const readEvent = [...encodeMessageField(1, recordedEvent), encodeUint64Field(3, event.position)];
  return Buffer.concat(encodeMessageField(1, readEvent));
}

function encodeMetadataEntry(name: string, value: string): Buffer[] {
  return encodeMessageField(6, [...encodeStringField(1, name), ...encodeStringField(2, value)]);
}

/** Encodes a uint64 field with a value up to 2^53. */
function encodeUint64Field(field: number, value: number): Buffer {
  return Buffer.from([...encodeVarint((field << 3) | VARINT), ...encodeVarint(value)]);
}

function encodeStringField(field: number, value: string): Buffer[] {
  return encodeBytesField(field, Buffer.from(value, 'utf8'));
}

function encodeBytesField(field: number, value: Buffer): Buffer[] {
  return encodeMessageField(field, [value]);
}

/** Encodes a nested message from its encoded fields. */
function encodeMessageField(field: number, parts: readonly Buffer[]): Buffer[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [Buffer.from([...encodeVarint((field << 3) | LENGTH_DELIMITED), ...encodeVarint(length)]), ...parts];
}

/** Encodes seven bits per byte, the lowest first; all but the last byte have their top bit set. */
function encodeVarint(value: number): number[] {
  const bytes: number[] = [];
  let remaining = value;
  for (; remaining > 127; remaining = Math.floor(remaining / 128)) bytes.push((remaining % 128) | 128);
  bytes.push(remaining);
  return bytes;
}
