import { bool, doc, double, reply, replyList, text, type Doc } from '../bson/value.js';
import { compileFilter } from '../query/filter.js';
import type { Command } from './command.js';

/** `listDatabases`: lists the databases that have collections. */
export const listDatabases: Command = {
  names: ['listDatabases'],
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: async ({ args, context }) => {
    const matches = compileFilter(args.documentOrEmpty('filter'));
    const nameOnly = args.flag('nameOnly');
    const described: Doc[] = [];
    for (const database of context.databases.all()) {
      const collections = await database.read((snapshot) => snapshot.collections());
      if (collections.length === 0) continue;
      const name = [['name', text(database.name)]] as const;
      const size = await database.sizeOnDisk();
      described.push(doc(nameOnly ? name : [...name, ['sizeOnDisk', double(size)], ['empty', bool(false)]]));
    }
    return reply({ databases: replyList(described.filter(matches)), ok: double(1) });
  },
};

/** `dropDatabase`: removes all collections, also from the disk. */
export const dropDatabase: Command = {
  names: ['dropDatabase'],
  fields: [],
  run: async ({ database, context, deadline }) => {
    deadline.start();
    await context.databases.find(database)?.clear();
    return reply({ dropped: text(database), ok: double(1) });
  },
};

/** `compact`: rewrites the file of the whole database, so that removed data is gone from the disk. */
export const compact: Command = {
  names: ['compact'],
  fields: ['force'],
  run: async ({ args, database, context, deadline }) => {
    deadline.start();
    args.text('compact');
    const result = await context.databases.find(database)?.compact();
    return reply({ bytesFreed: double(result?.bytesFreed ?? 0), ok: double(1) });
  },
};
