import { double, long, replyDoc, replyList, type Value } from '../bson/value.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { compileSort } from '../query/sort.js';
import { CommandError } from '../errors.js';
import { select, type Selection } from '../plan/select.js';
import type { Collection } from '../storage/collection.js';
import { Batch, createCursorReply, createNextBatchReply } from './batch.js';
import { getCollectionName, read, type Call, type Command } from './command.js';

/** MongoDB's default number of documents in the first batch. */
const FIRST_BATCH_SIZE = 101;

/** `find`: returns the first batch of a result and a cursor for the rest. */
export const find: Command = {
  names: ['find'],
  fields: ['filter', 'sort', 'skip', 'limit', 'batchSize', 'singleBatch', 'projection'],
  run: async (call) => {
    const { args, context } = call;
    const name = getCollectionName(args, 'find');
    const query = parseQuery(call);
    const namespace = `${call.database}.${name}`;
    const result = await read(call, (snapshot) => {
      const collection = snapshot.getCollection(name);
      return collection && { id: collection.info.id, ...readFirstBatch(collection, query) };
    });
    if (result === undefined || result.remainingRecordIds.length === 0)
      return createCursorReply(namespace, result?.documents ?? [], 0n);
    const cursor = context.cursors.add({
      namespace,
      database: call.database,
      collection: { name, id: result.id },
      recordIds: result.remainingRecordIds,
      matches: query.selection.matches,
      projection: query.projection,
      position: 0,
    });
    return createCursorReply(namespace, result.documents, cursor.id);
  },
};

interface Query {
  readonly selection: Selection;
  readonly projection: Projection | undefined;
  readonly batchSize: number;
  readonly singleBatch: boolean;
}

function parseQuery({ args }: Call): Query {
  const filter = args.getDocumentOrEmpty('filter');
  return {
    selection: {
      filter,
      matches: compileFilter(filter),
      sort: compileSort(args.getDocumentOrEmpty('sort')),
      skip: args.getNonNegativeInteger('skip') ?? 0,
      limit: args.getNonNegativeInteger('limit') ?? 0,
    },
    projection: compileProjection(args.getDocumentOrEmpty('projection')),
    batchSize: args.getNonNegativeInteger('batchSize') ?? FIRST_BATCH_SIZE,
    singleBatch: args.getBoolean('singleBatch'),
  };
}

function readFirstBatch(
  collection: Collection,
  query: Query,
): { documents: readonly Buffer[]; remainingRecordIds: readonly number[] } {
  const batch = new Batch(query.batchSize, query.projection);
  const remainingRecordIds: number[] = [];
  for (const storedDocument of select(collection, query.selection)) {
    if (remainingRecordIds.length === 0 && batch.add(storedDocument)) continue;
    if (query.singleBatch) break;
    remainingRecordIds.push(storedDocument.recordId);
  }
  return { documents: batch.documents, remainingRecordIds };
}

/** `getMore`: returns the next batch, without documents that were removed or no longer match. */
export const getMore: Command = {
  names: ['getMore'],
  fields: ['collection', 'batchSize'],
  run: async (call) => {
    const { args, database, context } = call;
    const value = args.getValue('getMore');
    const id = parseCursorId(
      value,
      `BSON field 'getMore.getMore' is the wrong type '${value.type}', expected type 'long'`,
    );
    const namespace = `${database}.${args.getString('collection')}`;
    const cursor = context.cursors.find(id);
    if (cursor === undefined) throw new CommandError('CursorNotFound', `cursor id ${id.toString()} not found`);
    if (cursor.namespace !== namespace) {
      throw new CommandError('Unauthorized', `cursor id ${id.toString()} belongs to ${cursor.namespace}`);
    }
    const batchSize = args.getNonNegativeInteger('batchSize') ?? 0;
    const batch = new Batch(batchSize === 0 ? Infinity : batchSize, cursor.projection);
    await read(call, (snapshot) => {
      const collection = snapshot.getCollection(cursor.collection.name);
      if (collection?.info.id !== cursor.collection.id) {
        context.cursors.close(id);
        throw new CommandError('QueryPlanKilled', `collection dropped: ${namespace}`);
      }
      for (
        let recordId = cursor.recordIds[cursor.position];
        recordId !== undefined;
        recordId = cursor.recordIds[cursor.position]
      ) {
        const storedDocument = collection.get(recordId);
        if (storedDocument !== undefined && cursor.matches(storedDocument.document) && !batch.add(storedDocument))
          break;
        cursor.position++;
      }
    });
    const isExhausted = cursor.position >= cursor.recordIds.length;
    if (isExhausted) context.cursors.close(id);
    return createNextBatchReply(namespace, batch.documents, isExhausted ? 0n : id);
  },
};

export const killCursors: Command = {
  names: ['killCursors'],
  fields: ['cursors'],
  run: ({ args, context }) => {
    getCollectionName(args, 'killCursors');
    const ids = args
      .getArray('cursors')
      .map((value) => parseCursorId(value, `a cursor id is a long, not a ${value.type}`));
    const results = ids.map((id) => ({ id, isFound: context.cursors.close(id) }));
    const listIds = (cursors: typeof results) => replyList(cursors.map(({ id }) => long(id)));
    return replyDoc({
      cursorsKilled: listIds(results.filter(({ isFound }) => isFound)),
      cursorsNotFound: listIds(results.filter(({ isFound }) => !isFound)),
      cursorsAlive: replyList([]),
      cursorsUnknown: replyList([]),
      ok: double(1),
    });
  },
};

function parseCursorId(value: Value, wrongTypeMessage: string): bigint {
  if (value.type === 'long') return value.value;
  throw new CommandError('TypeMismatch', wrongTypeMessage);
}
