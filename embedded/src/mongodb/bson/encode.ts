import { ByteSink } from './byte-sink.js';
import { WIRE_TYPE } from './types.js';
import type { Writable, WritableDoc } from './value.js';

/** The BSON bytes of a document. */
export function encode(document: WritableDoc): Buffer {
  const sink = new ByteSink();
  writeDocument(sink, document.fields);
  return sink.finish();
}

function writeDocument(sink: ByteSink, fields: Iterable<readonly [string, Writable]>): void {
  const start = sink.length;
  sink.int32(0);
  for (const [name, value] of fields) {
    sink.byte(value.type === 'raw' ? WIRE_TYPE.object : WIRE_TYPE[value.type]);
    writeCString(sink, name);
    writeValue(sink, value);
  }
  sink.byte(0);
  sink.patchInt32(start, sink.length - start);
}

function writeValue(sink: ByteSink, value: Writable): void {
  switch (value.type) {
    case 'double':
      return sink.double(value.value);
    case 'string':
      return writeString(sink, value.value);
    case 'object':
      return writeDocument(sink, value.fields);
    case 'raw':
      return sink.append(value.bytes);
    case 'array':
      return writeDocument(sink, namedByPosition(value.items));
    case 'binData':
      return writeBinary(sink, value.subtype, value.bytes);
    case 'objectId':
      return sink.append(value.bytes);
    case 'bool':
      return sink.byte(value.value ? 1 : 0);
    case 'date':
    case 'long':
      return sink.int64(value.value);
    case 'timestamp':
      return sink.uint64(value.value);
    case 'regex':
      writeCString(sink, value.pattern);
      return writeCString(sink, value.options);
    case 'int':
      return sink.int32(value.value);
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
