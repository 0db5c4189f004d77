import { formatFields } from '../bson/format.js';
import { doc, NULL, type Doc, type List, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isPosition, type Path } from '../query/path.js';

/** A field or array element of a document that an update reads and writes. */
export interface FieldReference {
  readonly get: () => Value | undefined;
  readonly set: (value: Value) => void;
  readonly remove: () => void;
}

/** The maximum number of nulls by which a write beyond the end of an array extends it, as in MongoDB. */
const MAX_PADDING_ELEMENTS = 1_500_000;

/** Finds the field at a path; returns undefined if a parent is missing. */
export function findFieldReference(document: Doc, path: Path): FieldReference | undefined {
  let parent: Value = document;
  for (const part of path.slice(0, -1)) {
    const next: Value | undefined = getReference(parent, part)?.get();
    if (next === undefined) return undefined;
    parent = next;
  }
  return getReference(parent, getLastSegment(path));
}

/** Finds the field at a path and creates missing parents. Throws PathNotViable if that is impossible. */
export function createFieldReference(document: Doc, path: Path): FieldReference {
  let parent: Doc | List = document;
  for (const [depth, part] of path.slice(0, -1).entries()) {
    const reference = requireReference(parent, part, path, depth);
    let next = reference.get();
    if (next === undefined) {
      next = doc();
      reference.set(next);
    }
    if (next.type !== 'object' && next.type !== 'array') throw createPathNotViableError(path[depth + 1], part, next);
    parent = next;
  }
  return requireReference(parent, getLastSegment(path), path, path.length - 1);
}

function getLastSegment(path: Path): string {
  return path[path.length - 1] ?? '';
}

function requireReference(parent: Doc | List, part: string, path: Path, depth: number): FieldReference {
  const reference = getReference(parent, part);
  if (reference === undefined) throw createPathNotViableError(part, path[depth - 1], parent);
  return reference;
}

function createPathNotViableError(
  part: string | undefined,
  parentName: string | undefined,
  value: Value,
): CommandError {
  const element = formatFields([[parentName ?? '', value]]);
  return new CommandError('PathNotViable', `Cannot create field '${part ?? ''}' in element ${element}`);
}

function getReference(parent: Value, part: string): FieldReference | undefined {
  if (parent.type === 'object') {
    return {
      get: () => parent.fields.get(part),
      set: (value) => parent.fields.set(part, value),
      remove: () => parent.fields.delete(part),
    };
  }
  return parent.type === 'array' && isPosition(part) ? createElementReference(parent, Number(part)) : undefined;
}

/** An array element: writing beyond the end fills the gap with nulls, and removing it sets it to null. */
function createElementReference({ items }: List, position: number): FieldReference {
  return {
    get: () => items[position],
    set: (value) => {
      if (position > items.length + MAX_PADDING_ELEMENTS)
        throw new CommandError('BadValue', 'the position is too far beyond the end of the array');
      while (items.length < position) items.push(NULL);
      items[position] = value;
    },
    remove: () => {
      if (position < items.length) items[position] = NULL;
    },
  };
}
