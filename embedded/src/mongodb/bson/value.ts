/**
 * The BSON types that this server supports, by MongoDB's aliases. Numbers keep their type. Documents are Maps because
 * the order of fields matters, and JavaScript objects move integer-like names to the front.
 */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'double' | 'int'; readonly value: number }
  | { readonly type: 'long'; readonly value: bigint }
  | { readonly type: 'date'; readonly value: bigint }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'objectId'; readonly bytes: Buffer }
  | { readonly type: 'binData'; readonly subtype: number; readonly bytes: Buffer }
  | List
  | Doc;

/** A document; its fields keep their order. */
export interface Doc {
  readonly type: 'object';
  readonly fields: Map<string, Value>;
}

export interface List {
  readonly type: 'array';
  readonly items: Value[];
}

/** MongoDB's alias of a BSON type. */
export type TypeName = Value['type'];

/** A number of any of the three types. */
export type NumberValue = Extract<Value, { type: 'double' | 'int' | 'long' }>;

/** A stored document as its bytes: a reply carries it without decoding it. */
export interface RawDoc {
  readonly type: 'raw';
  readonly bytes: Buffer;
}

/** A value that can be encoded: also documents that are already encoded. */
export type Writable = Exclude<Value, List | Doc> | RawDoc | WritableList | WritableDoc;

/** A document that may contain raw ones. */
export interface WritableDoc {
  readonly type: 'object';
  readonly fields: ReadonlyMap<string, Writable>;
}

/** An array that may contain raw documents. */
export interface WritableList {
  readonly type: 'array';
  readonly items: readonly Writable[];
}

export const NULL: Value = { type: 'null' };

/** A 64-bit floating point number. */
export const double = (value: number): Value => ({ type: 'double', value });

/** A 32-bit integer. */
export const int = (value: number): Value => ({ type: 'int', value });

/** A 64-bit integer. */
export const long = (value: bigint): NumberValue => ({ type: 'long', value });

export const text = (value: string): Value => ({ type: 'string', value });

export const bool = (value: boolean): Value => ({ type: 'bool', value });

/** A date, in milliseconds since 1970. */
export const date = (milliseconds: number): Value => ({ type: 'date', value: BigInt(Math.trunc(milliseconds)) });

/** Binary data of the given subtype. */
export const binary = (subtype: number, bytes: Buffer): Value => ({ type: 'binData', subtype, bytes });

export const list = (items: Value[]): List => ({ type: 'array', items });

/** A document of the given fields, in their order. */
export const doc = (fields: Iterable<readonly [string, Value]> = []): Doc => ({
  type: 'object',
  fields: new Map(fields),
});

export const EMPTY_DOC: Doc = doc();

/** Bytes of a document, to be written as they are. */
export const raw = (bytes: Buffer): RawDoc => ({ type: 'raw', bytes });

/**
 * Creates a document for a reply; undefined fields are omitted. Names must not be integer-like, because JavaScript
 * would move them to the front.
 */
export function replyDoc(fields: Readonly<Record<string, Writable | undefined>>): WritableDoc {
  const definedFields = new Map<string, Writable>();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) definedFields.set(name, value);
  return { type: 'object', fields: definedFields };
}

export const replyList = (items: readonly Writable[]): WritableList => ({ type: 'array', items });

/** Returns true for a number of any type. */
export function isNumber(value: Value): value is NumberValue {
  return value.type === 'int' || value.type === 'double' || value.type === 'long';
}

/** Returns a number of any type as a double, or NaN for other values. */
export function toNumber(value: Value | undefined): number {
  return value !== undefined && isNumber(value) ? Number(value.value) : NaN;
}

/** Clones a value deeply. */
export function cloneValue(value: Value): Value {
  if (value.type === 'array') return list(value.items.map(cloneValue));
  return value.type === 'object' ? cloneDoc(value) : value;
}

/** Clones a document deeply. */
export function cloneDoc(value: Doc): Doc {
  return doc([...value.fields].map(([name, field]) => [name, cloneValue(field)] as const));
}
