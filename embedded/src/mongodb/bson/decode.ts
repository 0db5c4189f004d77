import { isUtf8 } from 'node:buffer';

import { CommandError } from '../errors.js';
import { UNSUPPORTED_TYPES, TYPE_BY_CODE } from './types.js';
import { list, type Doc, type Value } from './value.js';

/** The bytes are not valid BSON, or no valid message. */
export class MalformedMessageError extends Error {}

/** MongoDB's limit for the nesting of documents. */
const MAX_DEPTH = 180;

/** The binary subtype of old drivers, whose bytes begin with a second length. */
const OLD_BINARY_SUBTYPE = 2;

/**
 * Decodes a document, which must fill the bytes.
 * Throws MalformedMessageError for invalid BSON and a CommandError for an unsupported type.
 */
export function decode(bytes: Buffer): Doc {
  const reader = new Reader(bytes);
  try {
    const document = reader.readDocument(0);
    if (reader.position !== bytes.length) throw new MalformedMessageError('bytes after the end of the document');
    return document;
  } catch (error) {
    if (error instanceof RangeError) throw new MalformedMessageError('the document ends too early');
    throw error;
  }
}

class Reader {
  position = 0;

  constructor(private readonly bytes: Buffer) {}

  readDocument(depth: number): Doc {
    const fields = new Map<string, Value>();
    this.readElements(depth, (name, value) => {
      if (fields.has(name)) throw new CommandError('BadValue', `the field '${name}' appears twice in one document`);
      fields.set(name, value);
    });
    return { type: 'object', fields };
  }

  private readArray(depth: number): Value {
    const items: Value[] = [];
    this.readElements(depth, (name, value) => {
      if (name !== String(items.length)) throw new MalformedMessageError('the keys of an array are not consecutive');
      items.push(value);
    });
    return list(items);
  }

  private readElements(depth: number, add: (name: string, value: Value) => void): void {
    if (depth > MAX_DEPTH)
      throw new CommandError('Overflow', `documents are nested more than ${MAX_DEPTH} levels deep`);
    const end = this.position + this.readInt32() - 1;
    if (end < this.position || end >= this.bytes.length)
      throw new MalformedMessageError('the length of a document is wrong');
    while (this.position < end) {
      const typeCode = this.readByte();
      const name = this.readCString();
      add(name, this.readValue(typeCode, depth));
    }
    if (this.position !== end || this.readByte() !== 0)
      throw new MalformedMessageError('the length of a document is wrong');
  }

  private readValue(typeCode: number, depth: number): Value {
    const type = TYPE_BY_CODE.get(typeCode);
    switch (type) {
      case 'double':
        return { type, value: this.bytes.readDoubleLE(this.advance(8)) };
      case 'string':
        return { type, value: this.readString() };
      case 'object':
        return this.readDocument(depth + 1);
      case 'array':
        return this.readArray(depth + 1);
      case 'binData':
        return this.readBinary();
      case 'objectId':
        return { type, bytes: this.readBytes(12) };
      case 'bool':
        return { type, value: this.readBoolean() };
      case 'date':
      case 'long':
        return { type, value: this.bytes.readBigInt64LE(this.advance(8)) };
      case 'int':
        return { type, value: this.readInt32() };
      case 'null':
        return { type };
      case undefined:
        throw createUnsupportedTypeError(typeCode);
      default:
        return type satisfies never;
    }
  }

  private readBinary(): Value {
    const length = this.readLength();
    const subtype = this.readByte();
    if (subtype === OLD_BINARY_SUBTYPE) throw new CommandError('BadValue', 'binary data of subtype 2 is not supported');
    return { type: 'binData', subtype, bytes: this.readBytes(length) };
  }

  private readBoolean(): boolean {
    const byte = this.readByte();
    if (byte > 1) throw new MalformedMessageError('a boolean is neither true nor false');
    return byte === 1;
  }

  private readString(): string {
    const length = this.readLength();
    const start = this.advance(length);
    if (length === 0 || this.bytes[start + length - 1] !== 0)
      throw new MalformedMessageError('a string is not terminated');
    return this.readUtf8(start, start + length - 1);
  }

  private readCString(): string {
    const start = this.position;
    const end = this.bytes.indexOf(0, start);
    if (end < 0) throw new MalformedMessageError('a name is not terminated');
    this.position = end + 1;
    return this.readUtf8(start, end);
  }

  private readUtf8(start: number, end: number): string {
    const value = this.bytes.toString('utf8', start, end);
    if (value.includes('\ufffd') && !isUtf8(this.bytes.subarray(start, end)))
      throw new MalformedMessageError('a string is not valid UTF-8');
    return value;
  }

  /** Copies the bytes: the buffer may belong to the socket or the database. */
  private readBytes(length: number): Buffer {
    const start = this.advance(length);
    return Buffer.from(this.bytes.subarray(start, start + length));
  }

  private readLength(): number {
    const length = this.readInt32();
    if (length < 0) throw new MalformedMessageError('a negative length');
    return length;
  }

  private readInt32(): number {
    return this.bytes.readInt32LE(this.advance(4));
  }

  private readByte(): number {
    return this.bytes.readUInt8(this.advance(1));
  }

  private advance(size: number): number {
    const start = this.position;
    this.position += size;
    if (this.position > this.bytes.length) throw new MalformedMessageError('a value ends after its document');
    return start;
  }
}

function createUnsupportedTypeError(typeCode: number): Error {
  const name = UNSUPPORTED_TYPES.get(typeCode);
  if (name === undefined) return new MalformedMessageError(`unknown type ${typeCode}`);
  return new CommandError('BadValue', `values of the BSON type ${name} are not supported`);
}
