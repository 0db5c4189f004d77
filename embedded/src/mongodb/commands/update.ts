import { doc, int, list, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { select, selectionOf, type Selection } from '../plan/select.js';
import type { CollectionWriter } from '../storage/collection-writer.js';
import type { Transaction } from '../storage/database.js';
import { upserted } from '../update/upsert.js';
import { compileUpdate, type Update } from '../update/update.js';
import { collectionName, partOf, write, type Call, type Command, type Context } from './command.js';
import { storable } from './insert.js';
import { checkBatch, runWrites, writeReply } from './write-errors.js';

/** `update`: changes or replaces documents that match, or inserts one if none does and `upsert` says so. */
export const update: Command = {
  names: ['update'],
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  run: async (call) => {
    const { args } = call;
    const name = collectionName(args, 'update');
    const statements = args.documents('updates').map(parseStatement);
    checkBatch(statements.length);
    const ordered = args.flag('ordered', true);
    const result = await write(call, (transaction) => {
      const counts = { matched: 0, modified: 0, upserted: [] as Value[] };
      const errors = runWrites(statements, ordered, (statement, index) => {
        const outcome = runUpdate(transaction, name, compileStatement(statement), call);
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

interface ParsedStatement {
  readonly filter: Doc;
  readonly spec: Value;
  readonly multi: boolean;
  readonly upsert: boolean;
}

/** A statement of the wrong form fails the whole command before anything is changed. */
function parseStatement(statement: Doc): ParsedStatement {
  const args = partOf(statement, 'update.updates', ['q', 'u', 'multi', 'upsert']);
  const spec = args.value('u');
  if (spec.type !== 'object' && spec.type !== 'array') {
    throw new CommandError('FailedToParse', 'Update argument must be either an object or an array');
  }
  return { filter: args.document('q'), spec, multi: args.flag('multi'), upsert: args.flag('upsert') };
}

/** A bad filter or operator fails only its own statement. */
function compileStatement({ filter, spec, multi, upsert }: ParsedStatement): Statement {
  return {
    selection: { ...selectionOf(filter), limit: multi ? 0 : 1 },
    change: compileUpdate(spec, { multi }),
    isReplacement: isReplacement(spec),
    upsert,
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

function runUpdate(transaction: Transaction, name: string, statement: Statement, call: Call): Outcome {
  const { context, deadline } = call;
  deadline.check();
  const collection = transaction.collection(name);
  // All matches first: what is changed must not be met again further on in the index.
  const found = collection === undefined ? [] : [...select(collection, statement.selection, deadline)];
  if (collection === undefined || found.length === 0) {
    if (!statement.upsert) return { matched: 0, modified: 0 };
    const { id } = runUpsert(transaction.collectionToWrite(name), statement, context);
    return { matched: 0, modified: 0, upsertedId: id };
  }
  let modified = 0;
  const now = context.now();
  for (const one of found) {
    deadline.check();
    const changed = statement.change(one.document, { inserting: false, now });
    const after = statement.isReplacement ? context.timestamps.fillIn(changed) : changed;
    if (collection.replace(one.record, one, after)) modified++;
  }
  return { matched: found.length, modified };
}

/** Inserts what a filter and an update say together, and returns it with its `_id`. */
export function runUpsert(
  collection: CollectionWriter,
  statement: Pick<Statement, 'selection' | 'change' | 'isReplacement'>,
  context: Context,
): { readonly id: Value; readonly document: Doc } {
  const occasion = { now: context.now(), keepsFilter: !statement.isReplacement };
  const made = upserted(statement.selection.filter, statement.change, occasion);
  const document = storable(statement.isReplacement ? context.timestamps.fillIn(made) : made);
  const id = document.fields.get('_id');
  if (id === undefined) throw new CommandError('InternalError', 'an upsert made a document without an _id');
  collection.insert(document, 'Location17420');
  return { id, document };
}
