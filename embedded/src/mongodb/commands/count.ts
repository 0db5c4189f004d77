import { double, int, replyDoc } from '../bson/value.js';
import { select, createSelection, type Selection } from '../plan/select.js';
import type { Collection } from '../storage/collection.js';
import { getCollectionName, read, type Command } from './command.js';
import type { Deadline } from '../deadline.js';

/** `count`: counts matching documents (`estimatedDocumentCount` of the driver). */
export const count: Command = {
  names: ['count'],
  fields: ['query', 'skip', 'limit'],
  run: async (call) => {
    const { args } = call;
    const name = getCollectionName(args, 'count');
    const selection = {
      ...createSelection(args.getDocumentOrEmpty('query')),
      skip: args.getNonNegativeInteger('skip') ?? 0,
      limit: Math.abs(args.getInteger('limit') ?? 0),
    };
    const n = await read(call, (snapshot) => {
      const collection = snapshot.getCollection(name);
      return collection === undefined ? 0 : countSelected(collection, selection, call.deadline);
    });
    return replyDoc({ n: int(n ?? 0), ok: double(1) });
  },
};

/** Counts the documents of a selection; without a filter, no document is read. */
export function countSelected(collection: Collection, selection: Selection, deadline: Deadline): number {
  const { filter, skip, limit } = selection;
  if (filter.fields.size > 0) return [...select(collection, selection, deadline)].length;
  const remainingCount = Math.max(0, collection.count() - skip);
  return limit === 0 ? remainingCount : Math.min(remainingCount, limit);
}
