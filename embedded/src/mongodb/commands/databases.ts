import { bool, doc, double, replyDoc, replyList, text, type Doc } from '../bson/value.js';
import { compileFilter } from '../query/filter.js';
import type { Command } from './command.js';

/** `listDatabases`: lists the databases that have collections. */
export const listDatabases: Command = {
  names: ['listDatabases'],
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: async ({ args, context }) => {
    const matches = compileFilter(args.getDocumentOrEmpty('filter'));
    const nameOnly = args.getBoolean('nameOnly');
    const databases: Doc[] = [];
    for (const database of context.databases.getAll()) {
      const collections = await database.read((snapshot) => snapshot.listCollections());
      if (collections.length === 0) continue;
      const name = [['name', text(database.name)]] as const;
      const size = await database.getSizeOnDisk();
      databases.push(doc(nameOnly ? name : [...name, ['sizeOnDisk', double(size)], ['empty', bool(false)]]));
    }
    return replyDoc({ databases: replyList(databases.filter(matches)), ok: double(1) });
  },
};

/** `dropDatabase`: removes all collections, also from the disk. */
export const dropDatabase: Command = {
  names: ['dropDatabase'],
  fields: [],
  run: async ({ database, context, deadline }) => {
    deadline.start();
    await context.databases.find(database)?.clear();
    return replyDoc({ dropped: text(database), ok: double(1) });
  },
};

/** `compact`: rewrites the file of the whole database, so that removed data is gone from the disk. */
export const compact: Command = {
  names: ['compact'],
  fields: ['force'],
  run: async ({ args, database, context, deadline }) => {
    deadline.start();
    args.getString('compact');
    const result = await context.databases.find(database)?.compact();
    return replyDoc({ bytesFreed: double(result?.bytesFreed ?? 0), ok: double(1) });
  },
};
