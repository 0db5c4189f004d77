import { createObjectId } from '../bson/object-id.js';
import { doc, int, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { getCollectionName, write, type Command } from './command.js';
import { validateBatchSize, runWrites, createWriteReply } from './write-errors.js';

/** `insert`: inserts documents; generates missing `_id`s. */
export const insert: Command = {
  names: ['insert'],
  fields: ['documents', 'ordered'],
  run: async (call) => {
    const { args } = call;
    const name = getCollectionName(args, 'insert');
    const documents = args.getDocuments('documents');
    const ordered = args.getBoolean('ordered', true);
    validateBatchSize(documents.length);
    const errors = await write(call, (transaction) => {
      const collection = transaction.getOrCreateCollection(name);
      return runWrites(documents, ordered, (document) => {
        collection.insert(prepareForStorage(document));
      });
    });
    const insertedCount = ordered ? (errors[0]?.index ?? documents.length) : documents.length - errors.length;
    return createWriteReply({ n: int(insertedCount) }, errors);
  },
};

/** Returns a document as it is stored, with its `_id` first. Throws if it cannot be stored. */
export function prepareForStorage(document: Doc): Doc {
  const id = document.fields.get('_id') ?? createObjectId();
  validateId(id);
  for (const name of document.fields.keys()) {
    if (name.startsWith('$')) {
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${name}' is not valid for storage`,
      );
    }
  }
  if (document.fields.keys().next().value === '_id') return document;
  return doc([['_id', id], ...[...document.fields].filter(([name]) => name !== '_id')]);
}

function validateId(id: Value): void {
  if (id.type === 'array') {
    throw new CommandError('InvalidIdField', `The '_id' value cannot be of type ${id.type}`);
  }
  const operator = id.type === 'object' ? [...id.fields.keys()].find((name) => name.startsWith('$')) : undefined;
  if (operator !== undefined) {
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' is not allowed in '_id'`,
    );
  }
}
