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
  sink.int32(0);
  for (const [name, value] of fields) {
    sink.byte(value.type === 'raw' ? TYPE_CODE.object : TYPE_CODE[value.type]);
    writeCString(sink, name);
    writeValue(sink, value);
  }
  sink.byte(0);
  sink.patchInt32(start, sink.length - start);
}

function writeValue(sink: ByteSink, value: Writable): void {
  switch (value.type) {
    case 'double':
      sink.double(value.value);
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
      writeDocument(sink, namedByPosition(value.items));
      return;
    case 'binData':
      writeBinary(sink, value.subtype, value.bytes);
      return;
    case 'objectId':
      sink.append(value.bytes);
      return;
    case 'bool':
      sink.byte(value.value ? 1 : 0);
      return;
    case 'date':
    case 'long':
      sink.int64(value.value);
      return;
    case 'timestamp':
      sink.uint64(value.value);
      return;
    case 'regex':
      writeCString(sink, value.pattern);
      {
        writeCString(sink, value.options);
        return;
      }
    case 'int':
      sink.int32(value.value);
      return;
    case 'null':
    case 'minKey':
    case 'maxKey':
      return;
    default:
      return value satisfies never;
  }
}

function* namedByPosition(items: readonly Writable[]): Generator<readonly [string, Writable]> {
  for (const [position, item] of items.entries()) yield [String(position), item];
}

function writeCString(sink: ByteSink, value: string): void {
  sink.utf8(value);
  sink.byte(0);
}

function writeString(sink: ByteSink, value: string): void {
  const start = sink.length;
  sink.int32(0);
  const length = sink.utf8(value);
  sink.byte(0);
  sink.patchInt32(start, length + 1);
}

function writeBinary(sink: ByteSink, subtype: number, bytes: Buffer): void {
  sink.int32(bytes.length);
  sink.byte(subtype);
  sink.append(bytes);
}
