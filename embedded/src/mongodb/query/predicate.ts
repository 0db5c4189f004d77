import type { Doc, Value } from '../bson/value.js';

/** Returns true if a document matches. */
export type Predicate = (document: Doc) => boolean;

/** Tests a value at a path; undefined means that the field is missing. */
export type ValueTest = (value: Value | undefined) => boolean;

/** Returns true if a value is a document of operators such as `{$gt: 1}`. */
export function isOperatorDocument(value: Value): value is Doc {
  return value.type === 'object' && value.fields.keys().next().value?.startsWith('$') === true;
}
