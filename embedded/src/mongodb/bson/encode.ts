import { ByteSink } from './byte-sink.js';
import { TYPE_CODE } from './types.js';
import type { Writable, WritableDoc } from './value.js';

/** Encodes a document as BSON. */
export function encode(document: WritableDoc): Buffer {
  const sink = new ByteSink();
  writeDocument(sink, document.fields);
  return sink.finish();
}

function writeDocument(sink: ByteSink, fields: Iterable<readonly [string, Writable]>): void {
  const start = sink.length;
  sink.writeInt32(0);
  for (const [name, value] of fields) {
    sink.writeByte(value.type === 'raw' ? TYPE_CODE.object : TYPE_CODE[value.type]);
    writeCString(sink, name);
    writeValue(sink, value);
  }
  sink.writeByte(0);
  sink.patchInt32(start, sink.length - start);
}

function writeValue(sink: ByteSink, value: Writable): void {
  switch (value.type) {
    case 'double':
      sink.writeDouble(value.value);
      return;
    case 'string':
      writeString(sink, value.value);
      return;
    case 'object':
      writeDocument(sink, value.fields);
      return;
    case 'raw':
      sink.append(value.bytes);
      return;
    case 'array':
      writeDocument(sink, iterateArrayElements(value.items));
      return;
    case 'binData':
      writeBinary(sink, value.subtype, value.bytes);
      return;
    case 'objectId':
      sink.append(value.bytes);
      return;
    case 'bool':
      sink.writeByte(value.value ? 1 : 0);
      return;
    case 'date':
    case 'long':
      sink.writeInt64(value.value);
      return;
    case 'int':
      sink.writeInt32(value.value);
      return;
    case 'null':
      return;
    default:
      return value satisfies never;
  }
}

function* iterateArrayElements(items: readonly Writable[]): Generator<readonly [string, Writable]> {
  for (const [position, item] of items.entries()) yield [String(position), item];
}

function writeCString(sink: ByteSink, value: string): void {
  sink.writeUtf8(value);
  sink.writeByte(0);
}

function writeString(sink: ByteSink, value: string): void {
  const start = sink.length;
  sink.writeInt32(0);
  const length = sink.writeUtf8(value);
  sink.writeByte(0);
  sink.patchInt32(start, length + 1);
}

function writeBinary(sink: ByteSink, subtype: number, bytes: Buffer): void {
  sink.writeInt32(bytes.length);
  sink.writeByte(subtype);
  sink.append(bytes);
}
