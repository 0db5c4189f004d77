import { describe } from '../bson/describe.js';
import { doc, NULL, reply, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { Path } from '../query/path.js';
import type { IndexInfo } from './collection-info.js';

/** The error for a second document with the same values in a unique index: E11000, as MongoDB words it. */
export function duplicateKey(namespace: string, index: IndexInfo, document: Doc): CommandError {
  const values = index.fields.map((field) => [field.name, valueAt(document, field.path)] as const);
  const shown = values.map(([name, value]) => `${name}: ${describe(value)}`).join(', ');
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: { ${shown} }`;
  const keyPattern = index.spec.fields.get('key') ?? NULL;
  return new CommandError('DuplicateKey', message, reply({ keyPattern, keyValue: doc(values) }));
}

/** The value to show; through an array, the first one. */
function valueAt(value: Value, path: Path): Value {
  if (value.type === 'array') return value.items[0] === undefined ? NULL : valueAt(value.items[0], path);
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const next = value.type === 'object' ? value.fields.get(part) : undefined;
  return next === undefined ? NULL : valueAt(next, rest);
}
