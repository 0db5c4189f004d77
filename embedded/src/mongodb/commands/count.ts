import { double, int, reply } from '../bson/value.js';
import { select, selectionOf, type Selection } from '../plan/select.js';
import type { Collection } from '../storage/collection.js';
import { collectionName, type Command } from './command.js';

/** `count`: how many documents match, which the driver calls an estimate. */
export const count: Command = {
  names: ['count'],
  fields: ['query', 'skip', 'limit'],
  run: async ({ args, database, context }) => {
    const name = collectionName(args, 'count');
    const selection = {
      ...selectionOf(args.documentOrEmpty('query')),
      skip: args.count('skip') ?? 0,
      limit: args.count('limit') ?? 0,
    };
    const n = await context.databases.find(database)?.read((snapshot) => {
      const collection = snapshot.collection(name);
      return collection === undefined ? 0 : countSelected(collection, selection);
    });
    return reply({ n: int(n ?? 0), ok: double(1) });
  },
};

/** How many documents a selection has; without conditions none of them is looked at. */
export function countSelected(collection: Collection, selection: Selection): number {
  const { filter, skip, limit } = selection;
  if (filter.fields.size > 0) return [...select(collection, selection)].length;
  const left = Math.max(0, collection.count() - skip);
  return limit === 0 ? left : Math.min(left, limit);
}
