import { describeFields } from '../bson/describe.js';
import { doc, NULL, type Doc, type List, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isPosition, type Path } from '../query/path.js';

/** A field or array element of a document that an update reads and writes. */
export interface Place {
  readonly get: () => Value | undefined;
  readonly set: (value: Value) => void;
  readonly remove: () => void;
}

/** The maximum number of nulls by which a write beyond the end of an array extends it, as in MongoDB. */
const MAX_PADDING = 1_500_000;

/** Finds the field at a path; returns undefined if a parent is missing. */
export function findPlace(document: Doc, path: Path): Place | undefined {
  let holder: Value = document;
  for (const part of path.slice(0, -1)) {
    const next: Value | undefined = placeIn(holder, part)?.get();
    if (next === undefined) return undefined;
    holder = next;
  }
  return placeIn(holder, lastSegment(path));
}

/** Finds the field at a path and creates missing parents. Throws PathNotViable if that is impossible. */
export function makePlace(document: Doc, path: Path): Place {
  let holder: Doc | List = document;
  for (const [depth, part] of path.slice(0, -1).entries()) {
    const place = requirePlace(holder, part, path, depth);
    let next = place.get();
    if (next === undefined) {
      next = doc();
      place.set(next);
    }
    if (next.type !== 'object' && next.type !== 'array') throw pathNotViable(path[depth + 1], part, next);
    holder = next;
  }
  return requirePlace(holder, lastSegment(path), path, path.length - 1);
}

function lastSegment(path: Path): string {
  return path[path.length - 1] ?? '';
}

function requirePlace(holder: Doc | List, part: string, path: Path, depth: number): Place {
  const place = placeIn(holder, part);
  if (place === undefined) throw pathNotViable(part, path[depth - 1], holder);
  return place;
}

function pathNotViable(part: string | undefined, inside: string | undefined, value: Value): CommandError {
  const element = describeFields([[inside ?? '', value]]);
  return new CommandError('PathNotViable', `Cannot create field '${part ?? ''}' in element ${element}`);
}

function placeIn(holder: Value, part: string): Place | undefined {
  if (holder.type === 'object') {
    return {
      get: () => holder.fields.get(part),
      set: (value) => holder.fields.set(part, value),
      remove: () => holder.fields.delete(part),
    };
  }
  return holder.type === 'array' && isPosition(part) ? elementPlace(holder, Number(part)) : undefined;
}

/** An array element: writing beyond the end fills the gap with nulls, and removing it sets it to null. */
function elementPlace({ items }: List, position: number): Place {
  return {
    get: () => items[position],
    set: (value) => {
      if (position > items.length + MAX_PADDING)
        throw new CommandError('BadValue', 'too far behind the end of the array');
      while (items.length < position) items.push(NULL);
      items[position] = value;
    },
    remove: () => {
      if (position < items.length) items[position] = NULL;
    },
  };
}
