import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { binary, bool, doc, double, int, list, toNumber, text, type Doc, type Value } from '../bson/value.js';
import { createKeyField, type KeyField } from '../query/document-keys.js';
import { getIndexPrefix } from './keys.js';

/** BSON's subtype of binary data that is a UUID. */
const UUID_SUBTYPE = 4;
const UUID_BYTES = 16;

/** The catalog entry of a collection. */
export interface CollectionInfo {
  readonly id: number;
  readonly name: string;
  readonly uuid: Buffer;
  readonly nextIndexId: number;
  /** The index on `_id` comes first. */
  readonly indexes: readonly IndexInfo[];
}

/** The catalog entry of an index. */
export interface IndexInfo {
  readonly id: number;
  /** The specification as returned by `listIndexes`. */
  readonly spec: Doc;
  readonly name: string;
  readonly fields: readonly KeyField[];
  readonly isUnique: boolean;
  readonly expireAfterSeconds: number | undefined;
  /** Per field: whether it is or was multikey (led through an array), so that a document may have several entries. */
  readonly multikey: readonly boolean[];
  /** The common prefix of the keys of its entries. */
  readonly prefix: Buffer;
}

/** The id of the `_id` index that every collection has. It is unique without saying so in its specification. */
export const ID_INDEX_ID = 0;

/** The specification of the `_id` index that every collection has. */
export const ID_INDEX_SPEC: Doc = doc([
  ['v', int(2)],
  ['key', doc([['_id', int(1)]])],
  ['name', text('_id_')],
]);

/** Creates the entry of an index from its specification. */
export function createIndexInfo(collectionId: number, id: number, spec: Doc, multikey?: readonly boolean[]): IndexInfo {
  const key = spec.fields.get('key');
  const directions = key?.type === 'object' ? [...key.fields] : [];
  const name = spec.fields.get('name');
  const unique = spec.fields.get('unique');
  const expiry = spec.fields.get('expireAfterSeconds');
  return {
    id,
    spec,
    name: name?.type === 'string' ? name.value : '',
    fields: directions.map(([field, direction]) => createKeyField(field, toNumber(direction) < 0)),
    isUnique: id === ID_INDEX_ID || (unique?.type === 'bool' && unique.value),
    expireAfterSeconds: expiry === undefined ? undefined : toNumber(expiry),
    multikey: multikey ?? directions.map(() => false),
    prefix: getIndexPrefix(collectionId, id),
  };
}

export function encodeCollection(info: CollectionInfo): Buffer {
  const indexes = info.indexes.map((index) =>
    doc([
      ['id', int(index.id)],
      ['spec', index.spec],
      // The stored name of `multikey`.
      ['throughArray', list(index.multikey.map(bool))],
    ]),
  );
  return encode(
    doc([
      ['id', double(info.id)],
      ['uuid', binary(UUID_SUBTYPE, info.uuid)],
      ['nextIndexId', int(info.nextIndexId)],
      ['indexes', list(indexes)],
    ]),
  );
}

export function decodeCollection(name: string, bytes: Buffer): CollectionInfo {
  const { fields } = decode(bytes);
  const id = toNumber(fields.get('id'));
  const uuid = fields.get('uuid');
  const indexes = fields.get('indexes');
  return {
    id,
    name,
    uuid: uuid?.type === 'binData' ? uuid.bytes : Buffer.alloc(UUID_BYTES),
    nextIndexId: toNumber(fields.get('nextIndexId')),
    indexes: indexes?.type === 'array' ? indexes.items.map((item) => decodeIndex(id, item)) : [],
  };
}

function decodeIndex(collectionId: number, entry: Value): IndexInfo {
  const fields = entry.type === 'object' ? entry.fields : new Map<string, Value>();
  const spec = fields.get('spec');
  const multikeyFlags = fields.get('throughArray');
  return createIndexInfo(
    collectionId,
    toNumber(fields.get('id')),
    spec?.type === 'object' ? spec : ID_INDEX_SPEC,
    multikeyFlags?.type === 'array' ? multikeyFlags.items.map((flag) => flag.type === 'bool' && flag.value) : undefined,
  );
}
