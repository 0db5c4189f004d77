import { describeFields } from '../bson/describe.js';
import { doc, NULL, type Doc, type List, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isPosition, type Path } from '../query/path.js';

/** A place in a document that an edit reads and writes. */
export interface Place {
  readonly get: () => Value | undefined;
  readonly set: (value: Value) => void;
  readonly remove: () => void;
}

/** An array cannot be made longer than this by writing far behind its end, as in MongoDB. */
const MAX_PADDING = 1_500_000;

/** The place at a path, if the way there exists. */
export function findPlace(document: Doc, path: Path): Place | undefined {
  let holder: Value = document;
  for (const part of path.slice(0, -1)) {
    const next: Value | undefined = placeIn(holder, part)?.get();
    if (next === undefined) return undefined;
    holder = next;
  }
  return placeIn(holder, lastOf(path));
}

/** The place at a path; documents that are missing on the way are made. Throws PathNotViable where none can be. */
export function makePlace(document: Doc, path: Path): Place {
  let holder: Doc | List = document;
  for (const [depth, part] of path.slice(0, -1).entries()) {
    const place = requirePlace(holder, part, path, depth);
    let next = place.get();
    if (next === undefined) {
      next = doc();
      place.set(next);
    }
    if (next.type !== 'object' && next.type !== 'array') throw notViable(path[depth + 1], part, next);
    holder = next;
  }
  return requirePlace(holder, lastOf(path), path, path.length - 1);
}

function lastOf(path: Path): string {
  return path[path.length - 1] ?? '';
}

function requirePlace(holder: Doc | List, part: string, path: Path, depth: number): Place {
  const place = placeIn(holder, part);
  if (place === undefined) throw notViable(part, path[depth - 1], holder);
  return place;
}

function notViable(part: string | undefined, inside: string | undefined, value: Value): CommandError {
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

/** An element: set behind the end of the array it fills up with null, and removed it becomes null. */
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
