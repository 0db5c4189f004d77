import type { Doc, Value } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import type { Path } from '../query/path.js';

/**
 * An update operator. It validates its argument before it is applied to documents, so that an invalid argument is
 * rejected even if no document matches.
 */
export type Operator = (path: Path, argument: Value) => (document: Doc) => void;

/** Parses the path of a field to update. Throws for empty segments and positional operators. */
export function parseUpdatePath(name: string): Path {
  const path = name.split('.');
  for (const part of path) {
    if (part === '') throw new CommandError('EmptyFieldName', `The update path '${name}' contains an empty field name`);
    if (part.startsWith('$[') || part === '$')
      throw createUnsupportedError(`the positional operator ${part} in '${name}'`);
    if (part.startsWith('$')) {
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${name}' is not allowed`,
      );
    }
  }
  return path;
}
