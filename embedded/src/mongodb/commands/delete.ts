import { int, type Doc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { select, createSelection } from '../plan/select.js';
import type { CollectionWriter } from '../storage/collection-writer.js';
import { getCollectionName, parseSubdocument, write, type Command } from './command.js';
import { validateBatchSize, runWrites, createWriteReply } from './write-errors.js';

const STATEMENT_FIELDS = ['q', 'limit'];

/** `delete`: removes the first document that matches (limit 1), or all (limit 0). */
export const remove: Command = {
  names: ['delete'],
  fields: ['deletes', 'ordered'],
  nestedFields: { deletes: STATEMENT_FIELDS },
  run: async (call) => {
    const { args } = call;
    const name = getCollectionName(args, 'delete');
    const statements = args.getDocuments('deletes').map(parseStatement);
    validateBatchSize(statements.length);
    const ordered = args.getBoolean('ordered', true);
    const result = await write(call, (transaction) => {
      const collection = transaction.getCollection(name);
      let removedCount = 0;
      const errors = runWrites(statements, ordered, (statement) => {
        removedCount += runDelete(collection, statement);
      });
      return { removedCount, errors };
    });
    return createWriteReply({ n: int(result.removedCount) }, result.errors);
  },
};

interface Statement {
  readonly filter: Doc;
  readonly limit: 0 | 1;
}

/**
 * A malformed statement fails the whole command before anything is removed; an invalid filter fails only its statement.
 */
function parseStatement(statement: Doc): Statement {
  const args = parseSubdocument(statement, 'delete.deletes', STATEMENT_FIELDS);
  const filter = args.getDocument('q');
  const limit = args.getNumber('limit');
  if (limit === 0 || limit === 1) return { filter, limit };
  throw new CommandError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
}

function runDelete(collection: CollectionWriter | undefined, statement: Statement): number {
  const selection = { ...createSelection(statement.filter), limit: statement.limit };
  if (collection === undefined) return 0;
  const documents = [...select(collection, selection)];
  for (const { recordId, document } of documents) collection.remove(recordId, document);
  return documents.length;
}
