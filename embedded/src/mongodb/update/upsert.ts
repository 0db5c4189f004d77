import { newObjectId } from '../bson/object-id.js';
import { clone, doc, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { filterEqualities } from './filter-equalities.js';
import { updatePath } from './operator.js';
import { makePlace } from './place.js';
import type { Update } from './update.js';

/** The document that an upsert inserts: what the filter says by equality, changed by the update, with an `_id`. */
export function upserted(filter: Doc, update: Update, { now, keepsFilter }: UpsertOccasion): Doc {
  const base = doc();
  for (const [name, value] of keepsFilter ? filterEqualities(filter) : idEquality(filter)) {
    makePlace(base, updatePath(name)).set(clone(value));
  }
  const document = update(base, { inserting: true, now });
  const id = document.fields.get('_id') ?? newObjectId();
  document.fields.delete('_id');
  return doc([['_id', id], ...document.fields]);
}

interface UpsertOccasion {
  readonly now: number;
  /** A replacement takes only the `_id` from the filter. */
  readonly keepsFilter: boolean;
}

function idEquality(filter: Doc): readonly (readonly [string, Value])[] {
  const equalities = filterEqualities(filter, (path) => path === '_id' || path.startsWith('_id.'));
  const part = equalities.find(([path]) => path !== '_id');
  if (part !== undefined) {
    throw new CommandError(
      'NotExactValueField',
      `field at '_id' must be exactly specified, field at sub-path '${part[0]}' found`,
    );
  }
  return equalities;
}
