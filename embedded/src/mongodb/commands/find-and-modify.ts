import { bool, double, int, NULL, reply, type Doc, type Value, type WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { select, selectionOf, type Selection } from '../plan/select.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { compileSort } from '../query/sort.js';
import type { Transaction } from '../storage/database.js';
import { compileUpdate, type Update } from '../update/update.js';
import type { Arguments } from './arguments.js';
import { collectionName, write, type Call, type Command } from './command.js';
import { isReplacement, runUpsert } from './update.js';

/** `findAndModify`: changes or removes the first document that matches and answers it, as it was or as it is now. */
export const findAndModify: Command = {
  names: ['findAndModify', 'findandmodify'],
  fields: ['query', 'sort', 'fields', 'update', 'remove', 'new', 'upsert', 'bypassDocumentValidation'],
  run: async (call) => {
    const { args } = call;
    const name = collectionName(args, args.has('findAndModify') ? 'findAndModify' : 'findandmodify');
    const statement = statementOf(args);
    const outcome = await write(call, (transaction) => run(transaction, name, statement, call));
    return replyOf(outcome, statement);
  },
};

interface Statement {
  readonly selection: Selection;
  readonly projection: Projection | undefined;
  /** Undefined to remove the document. */
  readonly change: Update | undefined;
  readonly isReplacement: boolean;
  readonly upsert: boolean;
  readonly answersNew: boolean;
}

function statementOf(args: Arguments): Statement {
  const removes = args.flag('remove');
  refuseContradictions(args, removes);
  return {
    selection: {
      ...selectionOf(args.documentOrEmpty('query')),
      sort: compileSort(args.documentOrEmpty('sort')),
      limit: 1,
    },
    projection: compileProjection(args.documentOrEmpty('fields')),
    change: removes ? undefined : compileUpdate(args.value('update')),
    isReplacement: !removes && isReplacement(args.value('update')),
    upsert: args.flag('upsert'),
    answersNew: args.flag('new'),
  };
}

function refuseContradictions(args: Arguments, removes: boolean): void {
  if (removes && args.has('update'))
    throw new CommandError('FailedToParse', 'Cannot specify both an update and remove=true');
  if (removes && args.flag('upsert'))
    throw new CommandError('FailedToParse', 'Cannot specify both upsert=true and remove=true');
  if (removes && args.flag('new'))
    throw new CommandError(
      'FailedToParse',
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (!removes && !args.has('update'))
    throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified');
}

interface Outcome {
  readonly before?: Doc;
  readonly after?: Doc;
  readonly upsertedId?: Value;
}

function run(transaction: Transaction, name: string, statement: Statement, call: Call): Outcome {
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
  const changed = change(found.document, { inserting: false, now: context.now() });
  const after = statement.isReplacement ? context.timestamps.fillIn(changed) : changed;
  collection.replace(found.record, found, after);
  return { before: found.document, after };
}

function replyOf({ before, after, upsertedId }: Outcome, statement: Statement): WritableDoc {
  const isDone = before !== undefined || upsertedId !== undefined;
  const document = statement.answersNew ? after : before;
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
