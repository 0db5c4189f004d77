/**
 * Hand-written protobuf encoding for the one message that is sent for every event read: the generated serializer takes
 * six times as long. All other messages use the generated one.
 */

const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** Encodes a uint64 field with a value up to 2^53. */
export function uint64Field(field: number, value: number): Buffer {
  return Buffer.from([...varint((field << 3) | VARINT), ...varint(value)]);
}

/** Encodes a string field. */
export function stringField(field: number, value: string): Buffer[] {
  return bytesField(field, Buffer.from(value, 'utf8'));
}

/** Encodes a bytes field. */
export function bytesField(field: number, value: Buffer): Buffer[] {
  return messageField(field, [value]);
}

/** Encodes a nested message from its encoded fields. */
export function messageField(field: number, parts: readonly Buffer[]): Buffer[] {
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
