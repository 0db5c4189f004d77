import { newObjectId } from '../bson/object-id.js';
import { clone, doc, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { findEqualities } from './filter-equalities.js';
import { parseUpdatePath } from './operator.js';
import { createFieldReference } from './field-reference.js';
import type { Update } from './update.js';

/** Builds the document of an upsert: the equalities of the filter, changed by the update, with an `_id`. */
export function buildUpsert(filter: Doc, update: Update, { now, usesFilter }: UpsertOptions): Doc {
  const base = doc();
  for (const [name, value] of usesFilter ? findEqualities(filter) : idEquality(filter)) {
    createFieldReference(base, parseUpdatePath(name)).set(clone(value));
  }
  const document = update(base, { isInsert: true, now });
  const id = document.fields.get('_id') ?? newObjectId();
  document.fields.delete('_id');
  return doc([['_id', id], ...document.fields]);
}

interface UpsertOptions {
  readonly now: number;
  /** A replacement takes only the `_id` from the filter. */
  readonly usesFilter: boolean;
}

function idEquality(filter: Doc): readonly (readonly [string, Value])[] {
  const equalities = findEqualities(filter, (path) => path === '_id' || path.startsWith('_id.'));
  const part = equalities.find(([path]) => path !== '_id');
  if (part !== undefined) {
    throw new CommandError(
      'NotExactValueField',
      `field at '_id' must be exactly specified, field at sub-path '${part[0]}' found`,
    );
  }
  return equalities;
}
