import { ByteSink } from '../bson/byte-sink.js';

/*
 * How a database lies in its file, by the first byte of the keys:
 *   1 name                                    counters of the database
 *   2 collection name                         what a collection is: its id, its indexes
 *   3 collection id, record id                a document
 *   4 collection id, index id, key, record id an entry of an index
 */
const COUNTER = 1;
const COLLECTION = 2;
const DOCUMENT = 3;
const INDEX = 4;

const RECORD_ID_BYTES = 6;

/** A stretch of keys: from the first (inclusive) to the last (exclusive). */
export interface KeyRange {
  readonly from: Buffer;
  readonly to: Buffer;
}

/** The key of a counter. */
export function counterKey(name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(COUNTER)}${name}`);
}

/** The key of a collection's description. */
export function collectionKey(name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(COLLECTION)}${name}`);
}

/** The name of the collection that a description is of. */
export function collectionNameOf(key: Buffer): string {
  return key.toString('utf8', 1);
}

/** All descriptions of collections. */
export const ALL_COLLECTIONS: KeyRange = within(Buffer.from([COLLECTION]));

/** Everything there can be in a file. */
export const EVERYTHING: KeyRange = { from: Buffer.from([COUNTER]), to: Buffer.from([INDEX + 1]) };

/** The key of a document. */
export function documentKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(5 + RECORD_ID_BYTES);
  key[0] = DOCUMENT;
  key.writeUInt32BE(collection, 1);
  key.writeUIntBE(record, 5, RECORD_ID_BYTES);
  return key;
}

/** The documents of a collection, in the order in which they were inserted. */
export function documentsOf(collection: number): KeyRange {
  return within(documentKey(collection, 0).subarray(0, 5));
}

/** The record id at the end of the key of a document or of an index entry. */
export function recordOf(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}

/** What the keys of all entries of an index begin with. */
export function indexPrefix(collection: number, index: number): Buffer {
  const prefix = Buffer.allocUnsafe(7);
  prefix[0] = INDEX;
  prefix.writeUInt32BE(collection, 1);
  prefix.writeUInt16BE(index, 5);
  return prefix;
}

/** The key of an index entry. */
export function indexEntryKey(prefix: Buffer, ordered: Buffer, record: number): Buffer {
  const sink = new ByteSink(prefix.length + ordered.length + RECORD_ID_BYTES);
  sink.append(prefix);
  sink.append(ordered);
  sink.uint16BE(Math.floor(record / 2 ** 32));
  sink.uint32BE(record % 2 ** 32);
  return sink.view();
}

/** The entries of all indexes of a collection. */
export function indexesOf(collection: number): KeyRange {
  return within(indexPrefix(collection, 0).subarray(0, 5));
}

/** All keys that begin with the given bytes. */
export function within(prefix: Buffer): KeyRange {
  return { from: prefix, to: behind(prefix) };
}

/** The first key behind all that begin with the given bytes. */
export function behind(prefix: Buffer): Buffer {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end--;
  const next = Buffer.from(prefix.subarray(0, end));
  if (end > 0) next[end - 1] = (next[end - 1] ?? 0) + 1;
  return next;
}
