import { equal } from '../bson/compare.js';
import { describe } from '../bson/describe.js';
import { clone, cloneDoc, doc, type Doc, type Value } from '../bson/value.js';
import { CommandError, unsupported } from '../errors.js';
import { parseEdits, type Edit } from './edits.js';

/** What an update does to a document; `inserting` is set when an upsert builds a new one. */
export type Update = (before: Doc, occasion: { readonly inserting: boolean; readonly now: number }) => Doc;

/** Reads the update of a command: a document to put in place, or operators. Throws naming what it does not know. */
export function compileUpdate(spec: Value, { multi = false } = {}): Update {
  if (spec.type === 'array') throw unsupported('an aggregation pipeline as an update');
  if (spec.type !== 'object') throw new CommandError('FailedToParse', 'Update argument must be an object');
  const names = [...spec.fields.keys()];
  if (names[0]?.startsWith('$') === true) return applying(parseEdits(spec));
  const stray = names.find((name) => name.startsWith('$'));
  if (stray !== undefined) {
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${stray}' is not allowed in a replacement`,
    );
  }
  if (multi) throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  return (before) => replaced(before, spec);
}

/** The new document keeps the `_id` of the old one, and has it first. */
function replaced(before: Doc, replacement: Doc): Doc {
  const id = before.fields.get('_id') ?? replacement.fields.get('_id');
  const given = replacement.fields.get('_id');
  if (id !== undefined && given !== undefined && !equal(id, given)) throw immutableId(given);
  const others = [...cloneDoc(replacement).fields].filter(([name]) => name !== '_id');
  return doc(id === undefined ? others : [['_id', clone(id)], ...others]);
}

function applying(edits: readonly Edit[]): Update {
  return (before, { inserting, now }) => {
    const after = cloneDoc(before);
    for (const edit of edits) {
      if (inserting || !edit.onInsertOnly) edit.apply(after, now);
    }
    const id = before.fields.get('_id');
    const newId = after.fields.get('_id');
    if (id !== undefined && (newId === undefined || !equal(id, newId))) throw immutableId(newId);
    return after;
  };
}

function immutableId(id: Value | undefined): CommandError {
  const altered = id === undefined ? 'removed' : `altered to _id: ${describe(id)}`;
  return new CommandError(
    'ImmutableField',
    `After applying the update, the (immutable) field '_id' was found to have been ${altered}`,
  );
}
