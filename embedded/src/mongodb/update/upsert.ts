import { newObjectId } from '../bson/object-id.js';
import { clone, doc, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isOperators } from '../query/terms.js';
import { updatePath } from './operator.js';
import { findPlace, makePlace } from './place.js';
import type { Update } from './update.js';

/** The document that an upsert inserts: what the filter says by equality, changed by the update, with an `_id`. */
export function upserted(filter: Doc, update: Update, { now, keepsFilter }: UpsertOccasion): Doc {
  const base = doc();
  for (const [name, value] of equalities(filter)) {
    if (keepsFilter || name === '_id') seed(base, name, value);
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

function* equalities(filter: Doc): Generator<readonly [string, Value]> {
  for (const [name, value] of filter.fields) {
    if (name === '$and' && value.type === 'array') {
      for (const branch of value.items) if (branch.type === 'object') yield* equalities(branch);
    } else if (!name.startsWith('$')) {
      const wanted = isOperators(value) ? value.fields.get('$eq') : value;
      if (wanted !== undefined && wanted.type !== 'regex') yield [name, wanted];
    }
  }
}

function seed(base: Doc, name: string, value: Value): void {
  const path = updatePath(name);
  if (findPlace(base, path)?.get() !== undefined) {
    throw new CommandError('NotSingleValueField', `cannot infer query fields to set, path '${name}' is matched twice`);
  }
  makePlace(base, path).set(clone(value));
}
