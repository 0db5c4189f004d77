import { doc, int, list, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { select, selectionOf, type Selection } from '../plan/select.js';
import type { CollectionWriter } from '../storage/collection-writer.js';
import type { Transaction } from '../storage/database.js';
import { upserted } from '../update/upsert.js';
import { compileUpdate, type Update } from '../update/update.js';
import { collectionName, partOf, type Command } from './command.js';
import { storable } from './insert.js';
import { checkBatch, runWrites, writeReply } from './write-errors.js';

/** `update`: changes or replaces documents that match, or inserts one if none does and `upsert` says so. */
export const update: Command = {
  names: ['update'],
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  run: async ({ args, database, context }) => {
    const name = collectionName(args, 'update');
    const statements = args.documents('updates');
    checkBatch(statements.length);
    const ordered = args.flag('ordered', true);
    const result = await context.databases.findOrCreate(database).write((transaction) => {
      const counts = { matched: 0, modified: 0, upserted: [] as Value[] };
      const errors = runWrites(statements, ordered, (statement, index) => {
        const outcome = runUpdate(transaction, name, statementOf(statement), context.now());
        counts.matched += outcome.matched;
        counts.modified += outcome.modified;
        if (outcome.upsertedId !== undefined) {
          counts.upserted.push(
            doc([
              ['index', int(index)],
              ['_id', outcome.upsertedId],
            ]),
          );
        }
      });
      return { counts, errors };
    });
    const { matched, modified, upserted: created } = result.counts;
    const counts = {
      n: int(matched + created.length),
      nModified: int(modified),
      upserted: created.length === 0 ? undefined : list(created),
    };
    return writeReply(counts, result.errors);
  },
};

interface Statement {
  readonly selection: Selection;
  readonly change: Update;
  readonly isReplacement: boolean;
  readonly upsert: boolean;
}

function statementOf(statement: Doc): Statement {
  const args = partOf(statement, 'update.updates', ['q', 'u', 'multi', 'upsert']);
  const multi = args.flag('multi');
  const spec = args.value('u');
  return {
    selection: { ...selectionOf(args.document('q')), limit: multi ? 0 : 1 },
    change: compileUpdate(spec, { multi }),
    isReplacement: isReplacement(spec),
    upsert: args.flag('upsert'),
  };
}

/** Whether an update is a whole document to put in place. */
export function isReplacement(spec: Value): boolean {
  return spec.type === 'object' && spec.fields.keys().next().value?.startsWith('$') !== true;
}

interface Outcome {
  readonly matched: number;
  readonly modified: number;
  readonly upsertedId?: Value | undefined;
}

function runUpdate(transaction: Transaction, name: string, statement: Statement, now: number): Outcome {
  const collection = transaction.collection(name);
  // All matches first: what is changed must not be met again further on in the index.
  const found = collection === undefined ? [] : [...select(collection, statement.selection)];
  if (collection === undefined || found.length === 0) {
    if (!statement.upsert) return { matched: 0, modified: 0 };
    return { matched: 0, modified: 0, upsertedId: runUpsert(transaction.collectionToWrite(name), statement, now).id };
  }
  let modified = 0;
  for (const one of found) {
    const after = statement.change(one.document, { inserting: false, now });
    if (collection.replace(one.record, one, after)) modified++;
  }
  return { matched: found.length, modified };
}

/** Inserts what a filter and an update say together, and returns it with its `_id`. */
export function runUpsert(
  collection: CollectionWriter,
  statement: Pick<Statement, 'selection' | 'change' | 'isReplacement'>,
  now: number,
): { readonly id: Value; readonly document: Doc } {
  const occasion = { now, keepsFilter: !statement.isReplacement };
  const document = storable(upserted(statement.selection.filter, statement.change, occasion));
  const id = document.fields.get('_id');
  if (id === undefined) throw new CommandError('InternalError', 'an upsert made a document without an _id');
  collection.insert(document);
  return { id, document };
}
