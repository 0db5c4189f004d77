import { binary, bool, doc, double, int, replyDoc, text, type Doc, type WritableDoc } from '../bson/value.js';
import { compileFilter } from '../query/filter.js';
import { ID_INDEX_SPEC, type CollectionInfo } from '../storage/collection-info.js';
import { createListReply } from './batch.js';
import { getCollectionName, read, type Command } from './command.js';

/** `drop`: removes a collection with its documents and indexes. */
export const drop: Command = {
  names: ['drop'],
  fields: [],
  run: async ({ args, database, context }): Promise<WritableDoc> => {
    const name = getCollectionName(args, 'drop');
    const droppedCollection = await context.databases.find(database)?.write((transaction) => {
      const collection = transaction.getCollection(name);
      if (collection !== undefined) transaction.dropCollection(collection.info);
      return collection?.info;
    });
    if (droppedCollection === undefined) return replyDoc({ ok: double(1) });
    return replyDoc({
      nIndexesWas: int(droppedCollection.indexes.length),
      ns: text(`${database}.${name}`),
      ok: double(1),
    });
  },
};

/** `listCollections`, optionally with a filter. */
export const listCollections: Command = {
  names: ['listCollections'],
  fields: ['filter', 'cursor', 'nameOnly', 'authorizedCollections'],
  run: async (call) => {
    const { args, database } = call;
    const matches = compileFilter(args.getDocumentOrEmpty('filter'));
    const describe = args.getBoolean('nameOnly') ? toShortDescription : toFullDescription;
    const collections = await read(call, (snapshot) => snapshot.listCollections());
    return createListReply(`${database}.$cmd.listCollections`, (collections ?? []).map(describe).filter(matches));
  },
};

function toShortDescription({ name }: CollectionInfo): Doc {
  return doc([
    ['name', text(name)],
    ['type', text('collection')],
  ]);
}

function toFullDescription(collection: CollectionInfo): Doc {
  const info = doc([
    ['readOnly', bool(false)],
    ['uuid', binary(4, collection.uuid)],
  ]);
  return doc([
    ...toShortDescription(collection).fields,
    ['options', doc()],
    ['info', info],
    ['idIndex', ID_INDEX_SPEC],
  ]);
}
