import { ByteSink } from './byte-sink.js';
import { RANK } from './types.js';
import type { Value } from './value.js';

/**
 * Encodes a value so that the bytes sort as `compare` sorts values. No encoding is a prefix of another, so encodings
 * can be concatenated in a key, and their complements sort in reverse.
 */
export function orderedBytes(value: Value): Buffer {
  const sink = new ByteSink(32);
  writeOrdered(sink, value);
  return sink.finish();
}

/** Writes the sortable bytes of a value: its rank, then the value itself. */
export function writeOrdered(sink: ByteSink, value: Value): void {
  sink.byte(RANK[value.type]);
  writePayload(sink, value);
}

const END = 0;
const SIGN = 0x8000_0000_0000_0000n;
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
        sink.byte(RANK[field.type]);
        writeText(sink, name);
        writePayload(sink, field);
      }
      {
        sink.byte(END);
        return;
      }
    case 'array':
      for (const item of value.items) writeOrdered(sink, item);
      {
        sink.byte(END);
        return;
      }
    case 'binData':
      sink.uint32BE(value.bytes.length);
      sink.byte(value.subtype);
      {
        sink.append(value.bytes);
        return;
      }
    case 'objectId':
      sink.append(value.bytes);
      return;
    case 'bool':
      sink.byte(value.value ? 1 : 0);
      return;
    case 'date':
      sink.uint64BE(BigInt.asUintN(64, value.value) ^ SIGN);
      return;
    case 'timestamp':
      sink.uint64BE(value.value);
      return;
    case 'regex':
      writeText(sink, value.pattern);
      {
        writeText(sink, value.options);
        return;
      }
    case 'null':
    case 'minKey':
    case 'maxKey':
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

const REST_OFFSET = 0x8000;
const scratch = Buffer.alloc(8);

function writeNumber(sink: ByteSink, value: number, rest: bigint): void {
  sink.uint64BE(Number.isNaN(value) ? 0n : sortableBits(value));
  sink.uint16BE(Number(rest) + REST_OFFSET);
}

/**
 * Returns the bits of a double so that they sort as unsigned: negative ones complemented, others with the sign bit set.
 */
function sortableBits(value: number): bigint {
  scratch.writeDoubleBE(value === 0 ? 0 : value);
  const bits = scratch.readBigUInt64BE();
  return (bits & SIGN) === 0n ? bits | SIGN : bits ^ ALL_BITS;
}

/** Ends with 00 00, so a zero byte within the text becomes 00 FF. */
function writeText(sink: ByteSink, value: string): void {
  if (value.includes('\0')) {
    for (const part of value.split('\0').entries()) {
      if (part[0] > 0) sink.append(ESCAPED_ZERO);
      sink.utf8(part[1]);
    }
  } else {
    sink.utf8(value);
  }
  sink.append(TEXT_END);
}

const ESCAPED_ZERO = Buffer.from([0x00, 0xff]);
const TEXT_END = Buffer.from([0x00, 0x00]);
