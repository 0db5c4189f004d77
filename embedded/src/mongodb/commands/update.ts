import { doc, int, list, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { select, createSelection, type Selection } from '../plan/select.js';
import type { CollectionWriter } from '../storage/collection-writer.js';
import type { Transaction } from '../storage/database.js';
import { buildUpsert, compileUpdate, type Update } from '../update/update.js';
import { getCollectionName, parseSubdocument, write, type Command } from './command.js';
import { prepareForStorage } from './insert.js';
import { validateBatchSize, runWrites, createWriteReply } from './write-errors.js';

const STATEMENT_FIELDS = ['q', 'u', 'multi', 'upsert'];

/** `update`: changes or replaces matching documents, or inserts one if none matches and `upsert` is set. */
export const update: Command = {
  names: ['update'],
  fields: ['updates', 'ordered'],
  nestedFields: { updates: STATEMENT_FIELDS },
  run: async (call) => {
    const { args } = call;
    const name = getCollectionName(args, 'update');
    const statements = args.getDocuments('updates').map(parseStatement);
    validateBatchSize(statements.length);
    const ordered = args.getBoolean('ordered', true);
    const result = await write(call, (transaction) => {
      const counts = { matchedCount: 0, modifiedCount: 0, upserts: [] as Value[] };
      const errors = runWrites(statements, ordered, (statement, index) => {
        const updateResult = runUpdate(transaction, name, compileStatement(statement));
        counts.matchedCount += updateResult.matchedCount;
        counts.modifiedCount += updateResult.modifiedCount;
        if (updateResult.upsertedId !== undefined) {
          counts.upserts.push(
            doc([
              ['index', int(index)],
              ['_id', updateResult.upsertedId],
            ]),
          );
        }
      });
      return { counts, errors };
    });
    const { matchedCount, modifiedCount, upserts } = result.counts;
    const replyFields = {
      n: int(matchedCount + upserts.length),
      nModified: int(modifiedCount),
      upserted: upserts.length === 0 ? undefined : list(upserts),
    };
    return createWriteReply(replyFields, result.errors);
  },
};

interface Statement {
  readonly selection: Selection;
  readonly update: Update;
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
  const args = parseSubdocument(statement, 'update.updates', STATEMENT_FIELDS);
  const spec = args.getValue('u');
  if (spec.type !== 'object' && spec.type !== 'array') {
    throw new CommandError('FailedToParse', 'Update argument must be either an object or an array');
  }
  return { filter: args.getDocument('q'), spec, multi: args.getBoolean('multi'), upsert: args.getBoolean('upsert') };
}

/** An invalid filter or operator fails only its statement. */
function compileStatement({ filter, spec, multi, upsert }: ParsedStatement): Statement {
  return {
    selection: { ...createSelection(filter), limit: multi ? 0 : 1 },
    update: compileUpdate(spec, { multi }),
    isReplacement: isReplacement(spec),
    upsert,
  };
}

/** Returns true if an update is a replacement document. */
export function isReplacement(spec: Value): boolean {
  return spec.type === 'object' && spec.fields.keys().next().value?.startsWith('$') !== true;
}

interface UpdateResult {
  readonly matchedCount: number;
  readonly modifiedCount: number;
  readonly upsertedId?: Value | undefined;
}

function runUpdate(transaction: Transaction, name: string, statement: Statement): UpdateResult {
  const collection = transaction.getCollection(name);
  // All matches are read first: changed documents must not be found again later in the index.
  const documents = collection === undefined ? [] : [...select(collection, statement.selection)];
  if (collection === undefined || documents.length === 0) {
    if (!statement.upsert) return { matchedCount: 0, modifiedCount: 0 };
    const { id } = runUpsert(transaction.getOrCreateCollection(name), statement);
    return { matchedCount: 0, modifiedCount: 0, upsertedId: id };
  }
  let modifiedCount = 0;
  for (const storedDocument of documents) {
    const newDocument = statement.update(storedDocument.document, { isInsert: false });
    if (collection.replace(storedDocument.recordId, storedDocument, newDocument)) modifiedCount++;
  }
  return { matchedCount: documents.length, modifiedCount };
}

/** MongoDB's error code for a document that is too large to upsert. */
const UPSERT_TOO_LARGE = 'Location17420';

/** Inserts the document of an upsert; returns it with its `_id`. */
export function runUpsert(
  collection: CollectionWriter,
  statement: Pick<Statement, 'selection' | 'update' | 'isReplacement'>,
): { readonly id: Value; readonly document: Doc } {
  const options = { shouldUseFilter: !statement.isReplacement };
  const document = prepareForStorage(buildUpsert(statement.selection.filter, statement.update, options));
  const id = document.fields.get('_id');
  if (id === undefined) throw new CommandError('InternalError', 'an upsert created a document without an _id');
  collection.insert(document, UPSERT_TOO_LARGE);
  return { id, document };
}
