import { int, type Doc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { select, selectionOf } from '../plan/select.js';
import type { CollectionWriter } from '../storage/collection-writer.js';
import { collectionName, partOf, type Command } from './command.js';
import { checkBatch, runWrites, writeReply } from './write-errors.js';

/** `delete`: removes the first document that matches (limit 1), or all (limit 0). */
export const remove: Command = {
  names: ['delete'],
  fields: ['deletes', 'ordered'],
  run: async ({ args, database, context }) => {
    const name = collectionName(args, 'delete');
    const statements = args.documents('deletes');
    checkBatch(statements.length);
    const ordered = args.flag('ordered', true);
    const result = await context.databases.findOrCreate(database).write((transaction) => {
      const collection = transaction.collection(name);
      let removed = 0;
      const errors = runWrites(statements, ordered, (statement) => {
        removed += runDelete(collection, statement);
      });
      return { removed, errors };
    });
    return writeReply({ n: int(result.removed) }, result.errors);
  },
};

function runDelete(collection: CollectionWriter | undefined, statement: Doc): number {
  const args = partOf(statement, 'delete.deletes', ['q', 'limit']);
  const limit = args.count('limit') ?? -1;
  if (limit !== 0 && limit !== 1)
    throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1');
  const selection = { ...selectionOf(args.document('q')), limit };
  if (collection === undefined) return 0;
  const found = [...select(collection, selection)];
  for (const { record, document } of found) collection.remove(record, document);
  return found.length;
}
