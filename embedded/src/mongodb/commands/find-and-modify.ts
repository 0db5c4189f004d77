import { bool, double, int, NULL, reply, type Doc, type Value, type WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { select, createSelection, type Selection } from '../plan/select.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { compileSort } from '../query/sort.js';
import type { Transaction } from '../storage/database.js';
import { compileUpdate, type Update } from '../update/update.js';
import type { Arguments } from './arguments.js';
import { collectionName, write, type Call, type Command } from './command.js';
import { isReplacement, runUpsert } from './update.js';

/** `findAndModify`: changes or removes the first matching document and returns it, before or after the change. */
export const findAndModify: Command = {
  names: ['findAndModify', 'findandmodify'],
  fields: ['query', 'sort', 'fields', 'update', 'remove', 'new', 'upsert', 'bypassDocumentValidation'],
  run: async (call) => {
    const { args } = call;
    const name = collectionName(args, args.has('findAndModify') ? 'findAndModify' : 'findandmodify');
    const statement = parseStatement(args);
    const result = await write(call, (transaction) => run(transaction, name, statement, call));
    return toReply(result, statement);
  },
};

interface Statement {
  readonly selection: Selection;
  readonly projection: Projection | undefined;
  /** Undefined to remove the document. */
  readonly change: Update | undefined;
  readonly isReplacement: boolean;
  readonly upsert: boolean;
  readonly returnsNew: boolean;
}

function parseStatement(args: Arguments): Statement {
  const isRemove = args.flag('remove');
  rejectConflictingOptions(args, isRemove);
  return {
    selection: {
      ...createSelection(args.documentOrEmpty('query')),
      sort: compileSort(args.documentOrEmpty('sort')),
      limit: 1,
    },
    projection: compileProjection(args.documentOrEmpty('fields')),
    change: isRemove ? undefined : compileUpdate(args.value('update')),
    isReplacement: !isRemove && isReplacement(args.value('update')),
    upsert: args.flag('upsert'),
    returnsNew: args.flag('new'),
  };
}

function rejectConflictingOptions(args: Arguments, isRemove: boolean): void {
  if (isRemove && args.has('update'))
    throw new CommandError('FailedToParse', 'Cannot specify both an update and remove=true');
  if (isRemove && args.flag('upsert'))
    throw new CommandError('FailedToParse', 'Cannot specify both upsert=true and remove=true');
  if (isRemove && args.flag('new'))
    throw new CommandError(
      'FailedToParse',
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (!isRemove && !args.has('update'))
    throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified');
}

interface Result {
  readonly before?: Doc;
  readonly after?: Doc;
  readonly upsertedId?: Value;
}

function run(transaction: Transaction, name: string, statement: Statement, call: Call): Result {
  const { context, deadline } = call;
  const collection = transaction.collection(name);
  const [found] = collection === undefined ? [] : select(collection, statement.selection, deadline);
  const { change } = statement;
  if (collection === undefined || found === undefined) {
    if (change === undefined || !statement.upsert) return {};
    const { id, document } = runUpsert(transaction.collectionToWrite(name), { ...statement, change }, context);
    return { upsertedId: id, after: document };
  }
  if (change === undefined) {
    collection.remove(found.record, found.document);
    return { before: found.document };
  }
  const changed = change(found.document, { isInsert: false, now: context.now() });
  const after = statement.isReplacement ? context.timestamps.fillIn(changed) : changed;
  collection.replace(found.record, found, after);
  return { before: found.document, after };
}

function toReply({ before, after, upsertedId }: Result, statement: Statement): WritableDoc {
  const isDone = before !== undefined || upsertedId !== undefined;
  const document = statement.returnsNew ? after : before;
  const project = statement.projection ?? ((whole: Doc) => whole);
  return reply({
    lastErrorObject: reply({
      n: int(isDone ? 1 : 0),
      updatedExisting: statement.change === undefined ? undefined : bool(before !== undefined),
      upserted: upsertedId,
    }),
    value: document === undefined ? NULL : project(document),
    ok: double(1),
  });
}
