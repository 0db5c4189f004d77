import { bool, double, int, NULL, replyDoc, type Doc, type Value, type WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { select, createSelection, type Selection } from '../plan/select.js';
import type { Transaction } from '../storage/database.js';
import { compileUpdate, type Update } from '../update/update.js';
import type { Arguments } from './arguments.js';
import { getCollectionName, write, type Command } from './command.js';
import { isReplacement, runUpsert } from './update.js';

/** `findAndModify`: changes or removes the first matching document and returns it, before or after the change. */
export const findAndModify: Command = {
  names: ['findAndModify'],
  fields: ['query', 'update', 'remove', 'new', 'upsert'],
  run: async (call) => {
    const { args } = call;
    const name = getCollectionName(args, 'findAndModify');
    const statement = parseStatement(args);
    const result = await write(call, (transaction) => run(transaction, name, statement));
    return toReply(result, statement);
  },
};

interface Statement {
  readonly selection: Selection;
  /** Undefined to remove the document. */
  readonly update: Update | undefined;
  readonly isReplacement: boolean;
  readonly upsert: boolean;
  readonly shouldReturnNew: boolean;
}

function parseStatement(args: Arguments): Statement {
  const isRemove = args.getBoolean('remove');
  rejectConflictingOptions(args, isRemove);
  return {
    selection: { ...createSelection(args.getDocumentOrEmpty('query')), limit: 1 },
    update: isRemove ? undefined : compileUpdate(args.getValue('update')),
    isReplacement: !isRemove && isReplacement(args.getValue('update')),
    upsert: args.getBoolean('upsert'),
    shouldReturnNew: args.getBoolean('new'),
  };
}

function rejectConflictingOptions(args: Arguments, isRemove: boolean): void {
  if (isRemove && args.has('update'))
    throw new CommandError('FailedToParse', 'Cannot specify both an update and remove=true');
  if (isRemove && args.getBoolean('upsert'))
    throw new CommandError('FailedToParse', 'Cannot specify both upsert=true and remove=true');
  if (isRemove && args.getBoolean('new'))
    throw new CommandError(
      'FailedToParse',
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (!isRemove && !args.has('update'))
    throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified');
}

interface Result {
  readonly oldDocument?: Doc;
  readonly newDocument?: Doc;
  readonly upsertedId?: Value;
}

function run(transaction: Transaction, name: string, statement: Statement): Result {
  const collection = transaction.getCollection(name);
  const [storedDocument] = collection === undefined ? [] : select(collection, statement.selection);
  const { update } = statement;
  if (collection === undefined || storedDocument === undefined) {
    if (update === undefined || !statement.upsert) return {};
    const { id, document } = runUpsert(transaction.getOrCreateCollection(name), { ...statement, update });
    return { upsertedId: id, newDocument: document };
  }
  if (update === undefined) {
    collection.remove(storedDocument.recordId, storedDocument.document);
    return { oldDocument: storedDocument.document };
  }
  const newDocument = update(storedDocument.document, { isInsert: false });
  collection.replace(storedDocument.recordId, storedDocument, newDocument);
  return { oldDocument: storedDocument.document, newDocument };
}

function toReply({ oldDocument, newDocument, upsertedId }: Result, statement: Statement): WritableDoc {
  const isMatchOrUpsert = oldDocument !== undefined || upsertedId !== undefined;
  const document = statement.shouldReturnNew ? newDocument : oldDocument;
  return replyDoc({
    lastErrorObject: replyDoc({
      n: int(isMatchOrUpsert ? 1 : 0),
      updatedExisting: statement.update === undefined ? undefined : bool(oldDocument !== undefined),
      upserted: upsertedId,
    }),
    value: document ?? NULL,
    ok: double(1),
  });
}
