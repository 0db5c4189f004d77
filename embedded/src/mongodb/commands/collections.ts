import { binary, bool, doc, double, int, reply, text, type Doc, type WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { ID_INDEX_SPEC, type CollectionInfo } from '../storage/collection-info.js';
import { listReply } from './batch.js';
import { collectionName, read, type Command } from './command.js';

/** `create`: creates a collection; options are not supported. */
export const create: Command = {
  names: ['create'],
  fields: [],
  run: async ({ args, database, context, deadline }) => {
    deadline.start();
    const name = collectionName(args, 'create');
    await context.databases.findOrCreate(database).write((transaction) => {
      if (transaction.collection(name) !== undefined) {
        throw new CommandError('NamespaceExists', `Collection ${database}.${name} already exists.`);
      }
      transaction.collectionToWrite(name);
    });
    return reply({ ok: double(1) });
  },
};

/** `drop`: removes a collection with its documents and indexes. */
export const drop: Command = {
  names: ['drop'],
  fields: [],
  run: async ({ args, database, context, deadline }): Promise<WritableDoc> => {
    deadline.start();
    const name = collectionName(args, 'drop');
    const dropped = await context.databases.find(database)?.write((transaction) => {
      const collection = transaction.collection(name);
      if (collection !== undefined) transaction.drop(collection.info);
      return collection?.info;
    });
    if (dropped === undefined) return reply({ ok: double(1) });
    return reply({ nIndexesWas: int(dropped.indexes.length), ns: text(`${database}.${name}`), ok: double(1) });
  },
};

/** `listCollections`, optionally with a filter. */
export const listCollections: Command = {
  names: ['listCollections'],
  fields: ['filter', 'cursor', 'nameOnly', 'authorizedCollections'],
  run: async (call) => {
    const { args, database } = call;
    const matches = compileFilter(args.documentOrEmpty('filter'));
    const describe = args.flag('nameOnly') ? shortDescription : fullDescription;
    const collections = await read(call, (snapshot) => snapshot.collections());
    return listReply(`${database}.$cmd.listCollections`, (collections ?? []).map(describe).filter(matches));
  },
};

function shortDescription({ name }: CollectionInfo): Doc {
  return doc([
    ['name', text(name)],
    ['type', text('collection')],
  ]);
}

function fullDescription(collection: CollectionInfo): Doc {
  const info = doc([
    ['readOnly', bool(false)],
    ['uuid', binary(4, collection.uuid)],
  ]);
  return doc([...shortDescription(collection).fields, ['options', doc()], ['info', info], ['idIndex', ID_INDEX_SPEC]]);
}
