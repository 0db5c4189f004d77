import { isEqual } from '../bson/compare.js';
import { formatValue } from '../bson/format.js';
import { createObjectId } from '../bson/object-id.js';
import { cloneValue, cloneDoc, doc, type Doc, type Value } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import { parseEdits, type Edit } from './edits.js';
import { createFieldReference } from './field-reference.js';
import { findEqualities } from './filter-equalities.js';
import { parseUpdatePath } from './operator.js';

/** Applies an update to a document; `isInsert` is true if an upsert creates it. */
export type Update = (document: Doc, context: { readonly isInsert: boolean }) => Doc;

/** Compiles an update: a replacement document or operators. Throws a CommandError for unsupported operators. */
export function compileUpdate(spec: Value, { multi = false } = {}): Update {
  if (spec.type === 'array') throw createUnsupportedError('an aggregation pipeline as an update');
  if (spec.type !== 'object') throw new CommandError('FailedToParse', 'Update argument must be an object');
  const names = [...spec.fields.keys()];
  if (names[0]?.startsWith('$') === true) return applyEdits(parseEdits(spec));
  const operatorName = names.find((name) => name.startsWith('$'));
  if (operatorName !== undefined) {
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operatorName}' is not allowed in a replacement`,
    );
  }
  if (multi) throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  return (document) => replaceDocument(document, spec);
}

/** Replaces a document, keeping its `_id` as the first field. */
function replaceDocument(document: Doc, replacement: Doc): Doc {
  const id = document.fields.get('_id') ?? replacement.fields.get('_id');
  const replacementId = replacement.fields.get('_id');
  if (id !== undefined && replacementId !== undefined && !isEqual(id, replacementId))
    throw createImmutableIdError(replacementId);
  const otherFields = [...cloneDoc(replacement).fields].filter(([name]) => name !== '_id');
  return doc(id === undefined ? otherFields : [['_id', cloneValue(id)], ...otherFields]);
}

function applyEdits(edits: readonly Edit[]): Update {
  return (document, { isInsert }) => {
    const updatedDocument = cloneDoc(document);
    for (const edit of edits) {
      if (isInsert || !edit.isInsertOnly) edit.apply(updatedDocument);
    }
    const id = document.fields.get('_id');
    const newId = updatedDocument.fields.get('_id');
    if (id !== undefined && (newId === undefined || !isEqual(id, newId))) throw createImmutableIdError(newId);
    return updatedDocument;
  };
}

function createImmutableIdError(newId: Value | undefined): CommandError {
  const change = newId === undefined ? 'removed' : `altered to _id: ${formatValue(newId)}`;
  return new CommandError(
    'ImmutableField',
    `After applying the update, the (immutable) field '_id' was found to have been ${change}`,
  );
}

/** Builds the document of an upsert: the equalities of the filter, changed by the update, with an `_id`. */
export function buildUpsert(filter: Doc, update: Update, { shouldUseFilter }: UpsertOptions): Doc {
  const base = doc();
  for (const [name, value] of shouldUseFilter ? findEqualities(filter) : findIdEquality(filter)) {
    createFieldReference(base, parseUpdatePath(name)).set(cloneValue(value));
  }
  const document = update(base, { isInsert: true });
  const id = document.fields.get('_id') ?? createObjectId();
  document.fields.delete('_id');
  return doc([['_id', id], ...document.fields]);
}

interface UpsertOptions {
  /** Whether all equalities of the filter become fields; a replacement takes only the `_id` from the filter. */
  readonly shouldUseFilter: boolean;
}

function findIdEquality(filter: Doc): readonly (readonly [string, Value])[] {
  const equalities = findEqualities(filter, (path) => path === '_id' || path.startsWith('_id.'));
  const subPathEquality = equalities.find(([path]) => path !== '_id');
  if (subPathEquality !== undefined) {
    throw new CommandError(
      'NotExactValueField',
      `field at '_id' must be exactly specified, field at sub-path '${subPathEquality[0]}' found`,
    );
  }
  return equalities;
}
