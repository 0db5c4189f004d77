import { describe } from '../bson/describe.js';
import { doc, NULL, reply, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { Path } from '../query/path.js';
import type { IndexInfo } from './collection-info.js';

/** Creates the E11000 error for a violation of a unique index, with MongoDB's message. */
export function duplicateKeyError(namespace: string, index: IndexInfo, document: Doc): CommandError {
  const values = index.fields.map((field) => [field.name, valueAt(document, field.path)] as const);
  const shown = values.map(([name, value]) => `${name}: ${describe(value)}`).join(', ');
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: { ${shown} }`;
  const keyPattern = index.spec.fields.get('key') ?? NULL;
  return new CommandError('DuplicateKey', message, reply({ keyPattern, keyValue: doc(values) }));
}

/** Returns the value at a path for the message; of an array, the first one. */
function valueAt(value: Value, path: Path): Value {
  if (value.type === 'array') return value.items[0] === undefined ? NULL : valueAt(value.items[0], path);
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const next = value.type === 'object' ? value.fields.get(part) : undefined;
  return next === undefined ? NULL : valueAt(next, rest);
}
