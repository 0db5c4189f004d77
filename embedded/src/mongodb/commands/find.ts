import { double, long, reply, replyList, type Value } from '../bson/value.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { compileSort } from '../query/sort.js';
import { CommandError } from '../errors.js';
import { select, type Selection } from '../plan/select.js';
import type { Collection } from '../storage/collection.js';
import { Batch, cursorReply, nextBatchReply } from './batch.js';
import { collectionName, read, type Call, type Command } from './command.js';
import { Deadline } from '../deadline.js';

const FIRST_BATCH_SIZE = 101;

/** `find`: returns the first batch of a result and a cursor for the rest. */
export const find: Command = {
  names: ['find'],
  fields: ['filter', 'sort', 'skip', 'limit', 'batchSize', 'singleBatch', 'projection'],
  run: async (call) => {
    const { args, context, deadline } = call;
    const name = collectionName(args, 'find');
    const query = parseQuery(call);
    const namespace = `${call.database}.${name}`;
    const result = await read(call, (snapshot) => {
      const collection = snapshot.collection(name);
      return collection && { id: collection.info.id, ...readFirstBatch(collection, query, deadline) };
    });
    if (result === undefined || result.rest.length === 0) return cursorReply(namespace, result?.documents ?? [], 0n);
    const cursor = context.cursors.add({
      namespace,
      database: call.database,
      collection: { name, id: result.id },
      records: result.rest,
      matches: query.selection.matches,
      projection: query.projection,
      position: 0,
      remainingMs: deadline.remainingMs,
    });
    return cursorReply(namespace, result.documents, cursor.id);
  },
};

interface Query {
  readonly selection: Selection;
  readonly projection: Projection | undefined;
  readonly batchSize: number;
  readonly singleBatch: boolean;
}

function parseQuery({ args }: Call): Query {
  const filter = args.documentOrEmpty('filter');
  return {
    selection: {
      filter,
      matches: compileFilter(filter),
      sort: compileSort(args.documentOrEmpty('sort')),
      skip: args.count('skip') ?? 0,
      limit: args.count('limit') ?? 0,
    },
    projection: compileProjection(args.documentOrEmpty('projection')),
    batchSize: args.count('batchSize') ?? FIRST_BATCH_SIZE,
    singleBatch: args.flag('singleBatch'),
  };
}

function readFirstBatch(
  collection: Collection,
  query: Query,
  deadline: Deadline,
): { documents: readonly Buffer[]; rest: readonly number[] } {
  const batch = new Batch(query.batchSize, query.projection);
  const rest: number[] = [];
  for (const found of select(collection, query.selection, deadline)) {
    if (rest.length === 0 && batch.add(found)) continue;
    if (query.singleBatch) break;
    rest.push(found.record);
  }
  return { documents: batch.documents, rest };
}

/** `getMore`: returns the next batch, without documents that were removed or no longer match. */
export const getMore: Command = {
  names: ['getMore'],
  fields: ['collection', 'batchSize'],
  run: async (call) => {
    const { args, database, context } = call;
    const value = args.value('getMore');
    const id = parseCursorId(
      value,
      `BSON field 'getMore.getMore' is the wrong type '${value.type}', expected type 'long'`,
    );
    const namespace = `${database}.${args.text('collection')}`;
    const cursor = context.cursors.find(id);
    if (cursor === undefined) throw new CommandError('CursorNotFound', `cursor id ${id.toString()} not found`);
    if (cursor.namespace !== namespace) {
      throw new CommandError('Unauthorized', `cursor id ${id.toString()} belongs to ${cursor.namespace}`);
    }
    if (args.has('maxTimeMS')) {
      throw new CommandError('BadValue', 'cannot set maxTimeMS on getMore command for a non-awaitData cursor');
    }
    const size = args.count('batchSize') ?? 0;
    const deadline = new Deadline(cursor.remainingMs);
    const batch = new Batch(size === 0 ? Infinity : size, cursor.projection);
    await read(call, (snapshot) => {
      const collection = snapshot.collection(cursor.collection.name);
      if (collection?.info.id !== cursor.collection.id) {
        context.cursors.close(id);
        throw new CommandError('QueryPlanKilled', `collection dropped: ${namespace}`);
      }
      for (
        let record = cursor.records[cursor.position];
        record !== undefined;
        record = cursor.records[cursor.position]
      ) {
        deadline.check();
        const found = collection.get(record);
        if (found !== undefined && cursor.matches(found.document) && !batch.add(found)) break;
        cursor.position++;
      }
    });
    cursor.remainingMs = deadline.remainingMs;
    const isDone = cursor.position >= cursor.records.length;
    if (isDone) context.cursors.close(id);
    return nextBatchReply(namespace, batch.documents, isDone ? 0n : id);
  },
};

/** `killCursors`: closes cursors. */
export const killCursors: Command = {
  names: ['killCursors'],
  fields: ['cursors'],
  run: ({ args, context }) => {
    collectionName(args, 'killCursors');
    const ids = args
      .items('cursors')
      .map((value) => parseCursorId(value, `a cursor id is a long, not a ${value.type}`));
    const killed = ids.map((id) => ({ id, found: context.cursors.close(id) }));
    const list = (found: boolean) => replyList(killed.filter((one) => one.found === found).map(({ id }) => long(id)));
    return reply({
      cursorsKilled: list(true),
      cursorsNotFound: list(false),
      cursorsAlive: replyList([]),
      cursorsUnknown: replyList([]),
      ok: double(1),
    });
  },
};

function parseCursorId(value: Value, message: string): bigint {
  if (value.type === 'long') return value.value;
  throw new CommandError('TypeMismatch', message);
}
