import { ByteSink } from './byte-sink.js';
import { TYPE_RANK } from './types.js';
import type { Value } from './value.js';

/**
 * Encodes a value as a key string (MongoDB's term): bytes that sort as `compare` sorts values. No encoding is a prefix
 * of another, so encodings can be concatenated in a key, and their complements sort in reverse.
 */
export function encodeKeyString(value: Value): Buffer {
  const sink = new ByteSink(32);
  writeKeyString(sink, value);
  return sink.finish();
}

/** Writes the key string of a value: the rank of its type, then the value itself. */
export function writeKeyString(sink: ByteSink, value: Value): void {
  sink.writeByte(TYPE_RANK[value.type]);
  writePayload(sink, value);
}

const END_BYTE = 0;
const SIGN_BIT = 0x8000_0000_0000_0000n;
const ALL_BITS = 0xffff_ffff_ffff_ffffn;

function writePayload(sink: ByteSink, value: Value): void {
  switch (value.type) {
    case 'int':
    case 'double':
      writeNumber(sink, value.value, 0n);
      return;
    case 'long':
      writeLong(sink, value.value);
      return;
    case 'string':
      writeText(sink, value.value);
      return;
    case 'object':
      for (const [name, field] of value.fields) {
        sink.writeByte(TYPE_RANK[field.type]);
        writeText(sink, name);
        writePayload(sink, field);
      }
      {
        sink.writeByte(END_BYTE);
        return;
      }
    case 'array':
      for (const item of value.items) writeKeyString(sink, item);
      {
        sink.writeByte(END_BYTE);
        return;
      }
    case 'binData':
      sink.writeUint32BE(value.bytes.length);
      sink.writeByte(value.subtype);
      {
        sink.append(value.bytes);
        return;
      }
    case 'objectId':
      sink.append(value.bytes);
      return;
    case 'bool':
      sink.writeByte(value.value ? 1 : 0);
      return;
    case 'date':
      sink.writeUint64BE(BigInt.asUintN(64, value.value) ^ SIGN_BIT);
      return;
    case 'null':
      return;
    default:
      return value satisfies never;
  }
}

/** Writes the nearest double and the difference to it, because a double alone cannot represent large integers. */
function writeLong(sink: ByteSink, value: bigint): void {
  const nearest = Number(value);
  writeNumber(sink, nearest, value - BigInt(nearest));
}

/** Added to a remainder, so that negative remainders are written as unsigned numbers that sort before positive ones. */
const REMAINDER_OFFSET = 0x8000;
/** Shared by all calls of `toSortableBits`. */
const scratch = Buffer.alloc(8);

function writeNumber(sink: ByteSink, value: number, remainder: bigint): void {
  // NaN sorts before all other numbers.
  sink.writeUint64BE(Number.isNaN(value) ? 0n : toSortableBits(value));
  sink.writeUint16BE(Number(remainder) + REMAINDER_OFFSET);
}

/**
 * Returns the bits of a double so that they sort as unsigned: negative ones complemented, others with the sign bit set.
 */
function toSortableBits(value: number): bigint {
  // -0 has other bits than 0, but equals it.
  scratch.writeDoubleBE(value === 0 ? 0 : value);
  const bits = scratch.readBigUInt64BE();
  return (bits & SIGN_BIT) === 0n ? bits | SIGN_BIT : bits ^ ALL_BITS;
}

/** Ends with 00 00, so a zero byte within the text becomes 00 FF. */
function writeText(sink: ByteSink, value: string): void {
  if (value.includes('\0')) {
    for (const [index, part] of value.split('\0').entries()) {
      if (index > 0) sink.append(ESCAPED_ZERO);
      sink.writeUtf8(part);
    }
  } else {
    sink.writeUtf8(value);
  }
  sink.append(TEXT_END);
}

const ESCAPED_ZERO = Buffer.from([0x00, 0xff]);
const TEXT_END = Buffer.from([0x00, 0x00]);
