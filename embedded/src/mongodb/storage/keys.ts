import { ByteSink } from '../bson/byte-sink.js';

/*
 * The layout of a database file, by the first byte of the keys:
 *   1 name                                    counters of the database
 *   2 collection name                         the catalog entry of a collection: its id, its indexes
 *   3 collection id, record id                a document
 *   4 collection id, index id, key, record id an entry of an index
 */
const COUNTER = 1;
const COLLECTION = 2;
const DOCUMENT = 3;
const INDEX = 4;

export const RECORD_ID_BYTES = 6;
/** The first byte of a key and the collection id (u32), with which the keys of documents and index entries begin. */
const COLLECTION_PREFIX_BYTES = 5;
/** That prefix and the index id (u16). */
const INDEX_PREFIX_BYTES = COLLECTION_PREFIX_BYTES + 2;

/** A range of keys: `from` is inclusive, `to` exclusive. */
export interface KeyRange {
  readonly from: Buffer;
  readonly to: Buffer;
}

export function toCounterKey(name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(COUNTER)}${name}`);
}

/** Returns the key of a collection's catalog entry. */
export function toCollectionKey(name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(COLLECTION)}${name}`);
}

/** Returns the name of the collection of a catalog key. */
export function parseCollectionName(key: Buffer): string {
  return key.toString('utf8', 1);
}

/** The range of all catalog entries. */
export const ALL_COLLECTIONS: KeyRange = getPrefixRange(Buffer.from([COLLECTION]));

export const ALL_KEYS: KeyRange = { from: Buffer.from([COUNTER]), to: Buffer.from([INDEX + 1]) };

export function toDocumentKey(collectionId: number, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(COLLECTION_PREFIX_BYTES + RECORD_ID_BYTES);
  key[0] = DOCUMENT;
  key.writeUInt32BE(collectionId, 1);
  key.writeUIntBE(recordId, COLLECTION_PREFIX_BYTES, RECORD_ID_BYTES);
  return key;
}

/** Returns the range of the documents of a collection, in the order of insertion. */
export function getDocumentRange(collectionId: number): KeyRange {
  return getPrefixRange(toDocumentKey(collectionId, 0).subarray(0, COLLECTION_PREFIX_BYTES));
}

/** Returns the record id at the end of the key of a document or an index entry. */
export function parseRecordId(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}

/** Returns the common prefix of the keys of an index. */
export function getIndexPrefix(collectionId: number, indexId: number): Buffer {
  const prefix = Buffer.allocUnsafe(INDEX_PREFIX_BYTES);
  prefix[0] = INDEX;
  prefix.writeUInt32BE(collectionId, 1);
  prefix.writeUInt16BE(indexId, COLLECTION_PREFIX_BYTES);
  return prefix;
}

export function toIndexEntryKey(prefix: Buffer, keyString: Buffer, recordId: number): Buffer {
  const sink = new ByteSink(prefix.length + keyString.length + RECORD_ID_BYTES);
  sink.append(prefix);
  sink.append(keyString);
  sink.writeUint16BE(Math.floor(recordId / 2 ** 32));
  sink.writeUint32BE(recordId % 2 ** 32);
  return sink.getView();
}

/** Returns the range of the entries of all indexes of a collection. */
export function getIndexRange(collectionId: number): KeyRange {
  return getPrefixRange(getIndexPrefix(collectionId, 0).subarray(0, COLLECTION_PREFIX_BYTES));
}

/** Returns the range of all keys with a prefix. */
export function getPrefixRange(prefix: Buffer): KeyRange {
  return { from: prefix, to: getFirstKeyAfter(prefix) };
}

/** Returns the first key after all keys with a prefix. */
export function getFirstKeyAfter(prefix: Buffer): Buffer {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end--;
  const next = Buffer.from(prefix.subarray(0, end));
  if (end > 0) next[end - 1] = (next[end - 1] ?? 0) + 1;
  return next;
}
