import { double, replyDoc, text } from '../bson/value.js';
import type { Command } from './command.js';

/** `dropDatabase`: removes all collections, also from the disk. */
export const dropDatabase: Command = {
  names: ['dropDatabase'],
  fields: [],
  run: async ({ database, context }) => {
    await context.databases.find(database)?.clear();
    return replyDoc({ dropped: text(database), ok: double(1) });
  },
};

/** `compact`: rewrites the file of the whole database, so that removed data is gone from the disk. */
export const compact: Command = {
  names: ['compact'],
  fields: ['force'],
  run: async ({ args, database, context }) => {
    args.getString('compact');
    const result = await context.databases.find(database)?.compact();
    return replyDoc({ bytesFreed: double(result?.bytesFreed ?? 0), ok: double(1) });
  },
};
