import { doc, int, list, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { select, createSelection, type Selection } from '../plan/select.js';
import type { CollectionWriter } from '../storage/collection-writer.js';
import type { Transaction } from '../storage/database.js';
import { buildUpsert, compileUpdate, type Update } from '../update/update.js';
import { collectionName, parseSubdocument, write, type Call, type Command, type Context } from './command.js';
import { prepareForStorage } from './insert.js';
import { validateBatchSize, runWrites, writeReply } from './write-errors.js';

/** `update`: changes or replaces matching documents, or inserts one if none matches and `upsert` is set. */
export const update: Command = {
  names: ['update'],
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  run: async (call) => {
    const { args } = call;
    const name = collectionName(args, 'update');
    const statements = args.documents('updates').map(parseStatement);
    validateBatchSize(statements.length);
    const ordered = args.flag('ordered', true);
    const result = await write(call, (transaction) => {
      const counts = { matched: 0, modified: 0, upserted: [] as Value[] };
      const errors = runWrites(statements, ordered, (statement, index) => {
        const updateResult = runUpdate(transaction, name, compileStatement(statement), call);
        counts.matched += updateResult.matched;
        counts.modified += updateResult.modified;
        if (updateResult.upsertedId !== undefined) {
          counts.upserted.push(
            doc([
              ['index', int(index)],
              ['_id', updateResult.upsertedId],
            ]),
          );
        }
      });
      return { counts, errors };
    });
    const { matched, modified, upserted: upsertedIds } = result.counts;
    const counts = {
      n: int(matched + upsertedIds.length),
      nModified: int(modified),
      upserted: upsertedIds.length === 0 ? undefined : list(upsertedIds),
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

/** A malformed statement fails the whole command before anything is changed. */
function parseStatement(statement: Doc): ParsedStatement {
  const args = parseSubdocument(statement, 'update.updates', ['q', 'u', 'multi', 'upsert']);
  const spec = args.value('u');
  if (spec.type !== 'object' && spec.type !== 'array') {
    throw new CommandError('FailedToParse', 'Update argument must be either an object or an array');
  }
  return { filter: args.document('q'), spec, multi: args.flag('multi'), upsert: args.flag('upsert') };
}

/** An invalid filter or operator fails only its statement. */
function compileStatement({ filter, spec, multi, upsert }: ParsedStatement): Statement {
  return {
    selection: { ...createSelection(filter), limit: multi ? 0 : 1 },
    change: compileUpdate(spec, { multi }),
    isReplacement: isReplacement(spec),
    upsert,
  };
}

/** Returns true if an update is a replacement document. */
export function isReplacement(spec: Value): boolean {
  return spec.type === 'object' && spec.fields.keys().next().value?.startsWith('$') !== true;
}

interface UpdateResult {
  readonly matched: number;
  readonly modified: number;
  readonly upsertedId?: Value | undefined;
}

function runUpdate(transaction: Transaction, name: string, statement: Statement, call: Call): UpdateResult {
  const { context, deadline } = call;
  deadline.check();
  const collection = transaction.collection(name);
  // All matches are read first: changed documents must not be found again later in the index.
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
    const changed = statement.change(one.document, { isInsert: false, now });
    const after = statement.isReplacement ? context.timestamps.fillIn(changed) : changed;
    if (collection.replace(one.record, one, after)) modified++;
  }
  return { matched: found.length, modified };
}

/** Inserts the document of an upsert; returns it with its `_id`. */
export function runUpsert(
  collection: CollectionWriter,
  statement: Pick<Statement, 'selection' | 'change' | 'isReplacement'>,
  context: Context,
): { readonly id: Value; readonly document: Doc } {
  const options = { now: context.now(), usesFilter: !statement.isReplacement };
  const created = buildUpsert(statement.selection.filter, statement.change, options);
  const document = prepareForStorage(statement.isReplacement ? context.timestamps.fillIn(created) : created);
  const id = document.fields.get('_id');
  if (id === undefined) throw new CommandError('InternalError', 'an upsert created a document without an _id');
  collection.insert(document, 'Location17420');
  return { id, document };
}
