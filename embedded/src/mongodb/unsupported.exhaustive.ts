import { Code, Decimal128, Long, MaxKey, MinKey, Timestamp, type Document } from 'mongodb';

import { startTestServer, type TestServer } from './testing/test-server.js';

/** The name that the error must contain, the command, and the error code. */
type UnsupportedCase = readonly [name: string, command: Document, code: number];

const find = (fields: Document): Document => ({ find: 'c', ...fields });
const findBy = (query: Document): Document => find({ filter: query });
const update = (u: unknown, fields: Document = {}): Document => ({ update: 'c', updates: [{ q: {}, u, ...fields }] });
const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });
const createIndex = (fields: Document): Document => ({
  createIndexes: 'c',
  indexes: [{ key: { a: 1 }, name: 'a', ...fields }],
});

const UNKNOWN_COMMANDS = [
  'count',
  'create',
  'dropIndexes',
  'listDatabases',
  'buildInfo',
  'isMaster',
  'findandmodify',
  'explain',
  'distinct',
  'mapReduce',
  'serverStatus',
  'collMod',
  'collStats',
  'dbStats',
  'renameCollection',
  'createUser',
  'usersInfo',
  'getParameter',
  'setParameter',
  'commitTransaction',
  'abortTransaction',
  'validate',
  'reIndex',
  'currentOp',
  'killOp',
  'top',
  'profile',
  'bulkWrite',
  'getLog',
  'hostInfo',
  'connectionStatus',
  'saslStart',
  'authenticate',
  'replSetGetStatus',
  'fsync',
  'shutdown',
  'dataSize',
  'filemd5',
  'convertToCapped',
  'cloneCollectionAsCapped',
  'startSession',
  'refreshSessions',
  'killSessions',
  'whatsmyuri',
  'FIND',
  '$cmd',
];

const UNKNOWN_FIELDS: Record<string, readonly [Document, readonly string[]]> = {
  find: [
    { find: 'c' },
    [
      'apiVersion',
      'apiStrict',
      'comment',
      'maxTimeMS',
      'readConcern',
      '$readPreference',
      '$clusterTime',
      'collation',
      'hint',
      'let',
      'min',
      'max',
      'tailable',
      'awaitData',
      'noCursorTimeout',
      'allowPartialResults',
      'returnKey',
      'showRecordId',
      'allowDiskUse',
      'oplogReplay',
      'ntoreturn',
      'rawData',
    ],
  ],
  insert: [{ insert: 'c', documents: [{ a: 1 }] }, ['collation', 'encryptionInformation', 'bypassDocumentValidation']],
  update: [update({ $set: { a: 1 } }), ['let', 'collation']],
  delete: [{ delete: 'c', deletes: [{ q: {}, limit: 0 }] }, ['let', 'collation', 'hint']],
  findAndModify: [
    { findAndModify: 'c', remove: true },
    ['collation', 'hint', 'let', 'arrayFilters', 'maxRows', 'sort', 'fields'],
  ],
  aggregate: [
    aggregate({ $match: {} }),
    ['collation', 'hint', 'let', 'explain', 'allowDiskUse', 'exchange', 'bypassDocumentValidation'],
  ],
  createIndexes: [createIndex({}), ['commitQuorum']],
  listIndexes: [{ listIndexes: 'c' }, ['includeBuildUUIDs']],
  getMore: [{ getMore: Long.ONE, collection: 'c' }, ['term', 'lastKnownCommittedOpTime']],
  hello: [{ hello: 1 }, ['loadBalanced', 'saslSupportedMechs', 'speculativeAuthenticate']],
};

const FIELD_OPERATORS = [
  '$elemMatch',
  '$not',
  '$options',
  '$regex',
  '$size',
  '$type',
  '$mod',
  '$bitsAllSet',
  '$bitsAnySet',
  '$bitsAllClear',
  '$bitsAnyClear',
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
  '$within',
  '$maxDistance',
  '$expr',
  '$jsonSchema',
  '$where',
  '$text',
  '$foo',
  '$comment',
];

const TOP_OPERATORS = [
  '$and',
  '$nor',
  '$comment',
  '$expr',
  '$text',
  '$where',
  '$jsonSchema',
  '$sampleRate',
  '$foo',
  '$eq',
  '$gt',
  '$set',
];

const UPDATE_OPERATORS = [
  '$min',
  '$rename',
  '$currentDate',
  '$push',
  '$pull',
  '$addToSet',
  '$mul',
  '$bit',
  '$pop',
  '$pullAll',
  '$pushAll',
  '$isolated',
  '$foo',
  '$addFields',
];

const STAGES = [
  '$addFields',
  '$bucket',
  '$bucketAuto',
  '$changeStream',
  '$limit',
  '$skip',
  '$collStats',
  '$count',
  '$currentOp',
  '$densify',
  '$documents',
  '$facet',
  '$fill',
  '$geoNear',
  '$graphLookup',
  '$indexStats',
  '$listSessions',
  '$lookup',
  '$merge',
  '$out',
  '$planCacheStats',
  '$project',
  '$redact',
  '$replaceRoot',
  '$replaceWith',
  '$sample',
  '$search',
  '$set',
  '$setWindowFields',
  '$sort',
  '$sortByCount',
  '$unionWith',
  '$unset',
  '$unwind',
  '$foo',
];

const INDEX_OPTIONS = [
  'v',
  'background',
  'sparse',
  'partialFilterExpression',
  'collation',
  'hidden',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'storageEngine',
  'bucketSize',
  'prepareUnique',
  'clustered',
  'dropDups',
];

const UNSUPPORTED_CASES: readonly UnsupportedCase[] = [
  ...UNKNOWN_COMMANDS.map((name): UnsupportedCase => [name, { [name]: 1 }, 59]),
  ...Object.entries(UNKNOWN_FIELDS).flatMap(([command, [base, fields]]) =>
    fields.map((field): UnsupportedCase => [`${command}.${field}`, { ...base, [field]: 1 }, 40415]),
  ),
  ...FIELD_OPERATORS.map((name): UnsupportedCase => [name, findBy({ a: { [name]: 1 } }), 2]),
  ...TOP_OPERATORS.map((name): UnsupportedCase => [name, findBy({ [name]: [] }), 2]),
  ['$nested', findBy({ $or: [{ a: 1 }, { b: { $nested: 1 } }] }), 2],
  ['$in', findBy({ a: { $in: [{ $gt: 1 }] } }), 2],
  ['$all', findBy({ a: { $all: [{ $gt: 1 }] } }), 2],
  ['regex', findBy({ a: /x/ }), 2],
  ['minKey', findBy({ a: new MinKey() }), 2],
  ['maxKey', findBy({ a: new MaxKey() }), 2],
  ['timestamp', { insert: 'c', documents: [{ a: new Timestamp({ t: 1, i: 1 }) }] }, 2],
  ['$natural', find({ sort: { $natural: 1 } }), 2],
  ['$meta', find({ sort: { a: { $meta: 'textScore' } } }), 2],
  ["'a'", find({ sort: { a: 2 } }), 15975],
  ['$slice', find({ projection: { a: { $slice: 1 } } }), 2],
  ['$elemMatch', find({ projection: { a: { $elemMatch: { b: 1 } } } }), 2],
  ['$meta', find({ projection: { a: { $meta: 'textScore' } } }), 2],
  ['$add', find({ projection: { a: { $add: [1, 2] } } }), 2],
  ['$', find({ projection: { 'a.$': 1 } }), 2],
  ["'a'", find({ projection: { a: 'literal' } }), 2],
  ['b', find({ projection: { a: 1, b: 0 } }), 31254],
  ['skip', find({ skip: -1 }), 51024],
  ['limit', find({ limit: -1 }), 51024],
  ["'w' > 1", { insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 2],
  ["'w' > 1", { insert: 'c', documents: [{}], writeConcern: { w: 'two-racks' } }, 2],
  ['decimal', { insert: 'c', documents: [{ a: Decimal128.fromString('1') }] }, 2],
  ['javascript', { insert: 'c', documents: [{ a: new Code('1') }] }, 2],
  ['decimal', findBy({ a: Decimal128.fromString('1') }), 2],
  ['update.updates.hint', update({ $set: { a: 1 } }, { hint: 'a' }), 40415],
  ['update.updates.collation', update({ $set: { a: 1 } }, { collation: { locale: 'en' } }), 40415],
  ['update.updates.arrayFilters', update({ $set: { a: 1 } }, { arrayFilters: [] }), 40415],
  ['update.updates.sort', update({ $set: { a: 1 } }, { sort: { a: 1 } }), 40415],
  ['update.updates.c', update({ $set: { a: 1 } }, { c: {} }), 40415],
  ...UPDATE_OPERATORS.map((name): UnsupportedCase => [name, update({ [name]: { a: 1 } }), 2]),
  ['pipeline', update([{ $set: { a: 1 } }]), 2],
  ['multi', update({ a: 1 }, { multi: true }), 9],
  ['$[]', update({ $set: { 'a.$[]': 1 } }), 2],
  ['$[x]', update({ $set: { 'a.$[x].b': 1 } }), 2],
  ['$', update({ $set: { 'a.$': 1 } }), 2],
  ['delete.deletes.collation', { delete: 'c', deletes: [{ q: {}, limit: 1, collation: {} }] }, 40415],
  ['delete.deletes.hint', { delete: 'c', deletes: [{ q: {}, limit: 1, hint: 'a' }] }, 40415],
  ['limit', { delete: 'c', deletes: [{ q: {}, limit: 2 }] }, 9],
  ['remove', { findAndModify: 'c', remove: true, update: {} }, 9],
  ...STAGES.map((name): UnsupportedCase => [name, aggregate({ $match: {} }, { [name]: {} }), 40324]),
  ...STAGES.map((name): UnsupportedCase => [name, aggregate({ [name]: {} }), 40324]),
  ['$group', aggregate({ $match: {} }, { $group: { _id: '$a', n: { $sum: 1 } } }), 40324],
  ['$group', aggregate({ $match: {} }, { $group: { _id: 1, n: { $sum: '$a' } } }), 40324],
  ['$group', aggregate({ $match: {} }, { $group: { _id: 1, n: { $sum: 1 }, m: { $max: '$a' } } }), 40324],
  ['$sort', aggregate({ $match: {} }, { $group: { _id: 1, n: { $sum: 1 } } }, { $sort: { n: 1 } }), 40324],
  ['$match', aggregate({ $match: {} }), 40324],
  ...INDEX_OPTIONS.map((name): UnsupportedCase => [
    `createIndexes.indexes.${name}`,
    createIndex({ [name]: true }),
    40415,
  ]),
  ...['text', 'hashed', '2d', '2dsphere', 'columnstore'].map((kind): UnsupportedCase => [
    `'${kind}'`,
    createIndex({ key: { a: kind } }),
    67,
  ]),
  ['$**', createIndex({ key: { '$**': 1 } }), 67],
  ['$**', createIndex({ key: { 'a.$**': 1 } }), 67],
  ["'0'", createIndex({ key: { 'a.0': 1 } }), 67],
  ['expireAfterSeconds', createIndex({ key: { a: 1, b: 1 }, expireAfterSeconds: 1 }), 67],
  ['cursor', { aggregate: 'c', pipeline: [{ $match: {} }] }, 40414],
  ['$foo', { insert: 'c', documents: [{ $foo: 1 }] }, 52],
  ['_id', { insert: 'c', documents: [{ _id: [1] }] }, 53],
];

describe('unsupported features of the embedded MongoDB', () => {
  let testServer: TestServer;

  beforeAll(async () => {
    testServer = await startTestServer();
    await testServer.db.collection('c').insertOne({ a: 1 });
  });
  afterAll(() => testServer.stop());

  it.each(UNSUPPORTED_CASES)('returns an error that names %s: %j', async (name, command, code) => {
    const error = await getError(testServer, command);
    expect(error.message).toContain(name);
    expect(error.code).toBe(code);
  });

  it('rejected commands have no effect', async () => {
    expect(
      await testServer.db
        .collection('c')
        .find({}, { projection: { _id: 0 } })
        .toArray(),
    ).toEqual([{ a: 1 }]);
    expect(await testServer.db.collection('c').indexes()).toHaveLength(1);
  });

  it('rejects transaction numbers with the error code of a standalone server', async () => {
    for (const field of [{ txnNumber: Long.ONE }, { startTransaction: true }, { autocommit: false }]) {
      const result = testServer.db.command({ find: 'c', ...field });
      await expect(result).rejects.toMatchObject({ code: 20, message: expect.stringContaining('Transaction numbers') });
    }
  });
});

/** Runs a command; returns its error or that of its first write. */
async function getError(testServer: TestServer, command: Document): Promise<{ message: string; code: number }> {
  try {
    const reply = await testServer.db.command(command);
    const [first] = (reply['writeErrors'] ?? []) as { errmsg: string; code: number }[];
    if (first !== undefined) return { message: first.errmsg, code: first.code };
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { message: error.message, code: Number(error.code) };
    throw error;
  }
  throw new Error('the command did not fail');
}
