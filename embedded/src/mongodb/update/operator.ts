import type { Doc, Value } from '../bson/value.js';
import { CommandError, unsupported } from '../errors.js';
import type { Path } from '../query/path.js';

/** An operator: reads its argument at once, so that a wrong one is refused even if no document matches. */
export type Operator = (path: Path, argument: Value) => (document: Doc, now: number) => void;

/** The path of a field to change. Throws for empty parts and for positional operators, naming them. */
export function updatePath(name: string): Path {
  const path = name.split('.');
  for (const part of path) {
    if (part === '') throw new CommandError('EmptyFieldName', `The update path '${name}' contains an empty field name`);
    if (part.startsWith('$[') || part === '$') throw unsupported(`the positional operator ${part} in '${name}'`);
    if (part.startsWith('$')) {
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${name}' is not allowed`,
      );
    }
  }
  return path;
}
