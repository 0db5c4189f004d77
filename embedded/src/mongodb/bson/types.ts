import type { TypeName } from './value.js';

export const TYPE_CODE: Readonly<Record<TypeName, number>> = {
  double: 0x01,
  string: 0x02,
  object: 0x03,
  array: 0x04,
  binData: 0x05,
  objectId: 0x07,
  bool: 0x08,
  date: 0x09,
  null: 0x0a,
  int: 0x10,
  long: 0x12,
};

/** The types by BSON type code. */
export const TYPE_BY_CODE: ReadonlyMap<number, TypeName> = new Map(
  Object.entries(TYPE_CODE).map(([name, code]) => [code, name as TypeName]),
);

/** BSON types that this server does not support, by type code. */
export const UNSUPPORTED_TYPES: ReadonlyMap<number, string> = new Map([
  [0x06, 'undefined'],
  [0x0b, 'regex'],
  [0x0c, 'dbPointer'],
  [0x0d, 'javascript'],
  [0x0e, 'symbol'],
  [0x0f, 'javascriptWithScope'],
  [0x11, 'timestamp'],
  [0x13, 'decimal'],
  [0x7f, 'maxKey'],
  [0xff, 'minKey'],
]);

/**
 * The sort order of types; numbers of all types share a rank. The rank is also the first byte of a value in an index
 * key, where 0 is reserved for the end of a document or an array.
 */
export const TYPE_RANK: Readonly<Record<TypeName, number>> = {
  null: 0x10,
  int: 0x20,
  long: 0x20,
  double: 0x20,
  string: 0x30,
  object: 0x40,
  array: 0x50,
  binData: 0x60,
  objectId: 0x70,
  bool: 0x80,
  date: 0x90,
};

/** The rank of an empty array in an index or a sort: before null, as in MongoDB. */
export const EMPTY_ARRAY_RANK = 0x08;
