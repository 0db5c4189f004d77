import { isNumber, toNumber, type Doc, type Value } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import { validateFieldPath } from './field-path.js';
import { createKeyField, type KeyField } from './document-keys.js';

const MAX_FIELDS = 32;

/** Compiles a sort. Throws a CommandError for unsupported expressions. */
export function compileSort(spec: Doc | undefined): readonly KeyField[] {
  if (spec === undefined) return [];
  if (spec.fields.size > MAX_FIELDS) throw new CommandError('BadValue', `a sort may have at most ${MAX_FIELDS} fields`);
  return [...spec.fields].map(([name, direction]) => {
    if (name === '$natural') throw createUnsupportedError('$natural in a sort');
    validateFieldPath(name);
    return createKeyField(name, isDescending(name, direction));
  });
}

function isDescending(name: string, direction: Value): boolean {
  if (direction.type === 'object')
    throw createUnsupportedError(`${direction.fields.keys().next().value ?? '{}'} in the sort of '${name}'`);
  const value = toNumber(direction);
  if (!isNumber(direction)) {
    throw new CommandError('Location15974', `Illegal key in $sort specification: '${name}' is a ${direction.type}`);
  }
  if (value !== 1 && value !== -1) {
    throw new CommandError(
      'Location15975',
      `$sort key ordering of '${name}' must be 1 (for ascending) or -1 (for descending)`,
    );
  }
  return value === -1;
}
