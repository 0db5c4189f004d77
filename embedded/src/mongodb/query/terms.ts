import type { Doc, Value } from '../bson/value.js';

/** Whether a document is one that a query asks for. */
export type Predicate = (document: Doc) => boolean;

/** A test of one value that a path reached; undefined stands for a field that is missing. */
export type ValueTest = (found: Value | undefined) => boolean;

/** Whether a value is a document of operators like `{$gt: 1}`, and not one to be equal to. */
export function isOperators(value: Value): value is Doc {
  return value.type === 'object' && value.fields.keys().next().value?.startsWith('$') === true;
}
