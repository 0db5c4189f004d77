import type { Document } from 'mongodb';

import { startTestServer, type TestServer } from './testing/test-server.js';

const find = (fields: Document): Document => ({ find: 'c', ...fields });
const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });
const createIndexes = (...indexes: Document[]): Document => ({ createIndexes: 'c', indexes });
const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };
const LARGE = 'x'.repeat(9 * 1024 * 1024);

describe('error codes of the embedded MongoDB', () => {
  let testServer: TestServer;

  beforeAll(async () => {
    testServer = await startTestServer();
    await testServer.db.collection('c').insertOne({ _id: 1 as never, a: LARGE });
    await testServer.db.command(
      createIndexes(
        { key: { t: 1 }, name: 't', expireAfterSeconds: 60 },
        { key: { b: 1 }, name: 'b' },
        { key: { b: 1 }, name: 'unique b', unique: true },
      ),
    );
  });
  afterAll(() => testServer.stop());

  it.each<[string, Document, number, string]>([
    ['an inclusion in an exclusion', find({ projection: { a: 0, b: 1 } }), 31253, 'Location31253'],
    ['an exclusion in an inclusion', find({ projection: { a: 1, b: 0 } }), 31254, 'Location31254'],
    ['a projected path inside another', find({ projection: { a: 1, 'a.b': 1 } }), 31249, 'Location31249'],
    ['a projected path that contains another', find({ projection: { 'a.b': 1, a: 1 } }), 31250, 'Location31250'],
    ['an empty path', find({ projection: { '': 1 } }), 40352, 'Location40352'],
    ['a path that ends in a dot', find({ projection: { 'a.': 1 } }), 40353, 'Location40353'],
    ['a path with an empty segment', find({ projection: { 'a..b': 1 } }), 15998, 'Location15998'],
    ['a sort by a path with an empty segment', find({ sort: { 'a..b': 1 } }), 15998, 'Location15998'],
    ['a sort with direction 0', find({ sort: { a: 0 } }), 15975, 'Location15975'],
    ['a sort with a string as direction', find({ sort: { a: 'up' } }), 15974, 'Location15974'],
    ['a negative skip', find({ skip: -1 }), 51024, 'Location51024'],
    ['a negative limit', find({ limit: -1 }), 51024, 'Location51024'],
    ['a negative batch size', find({ batchSize: -1 }), 51024, 'Location51024'],
    ['no inserts', { insert: 'c', documents: [] }, 16, 'InvalidLength'],
    ['no updates', { update: 'c', updates: [] }, 16, 'InvalidLength'],
    ['no deletes', { delete: 'c', deletes: [] }, 16, 'InvalidLength'],
    [
      'an index with another expiry',
      createIndexes({ key: { t: 1 }, name: 't', expireAfterSeconds: 61 }),
      85,
      'IndexOptionsConflict',
    ],
    ['an index without its expiry', createIndexes({ key: { t: 1 }, name: 't' }), 85, 'IndexOptionsConflict'],
    ['an index under another name', createIndexes({ key: { b: 1 }, name: 'c' }), 85, 'IndexOptionsConflict'],
    [
      'an index of the same name and another key',
      createIndexes({ key: { d: 1 }, name: 'b' }),
      86,
      'IndexKeySpecsConflict',
    ],
    [
      'a unique index of the same name',
      createIndexes({ key: { b: 1 }, name: 'b', unique: true }),
      86,
      'IndexKeySpecsConflict',
    ],
    [
      'an unknown index option',
      createIndexes({ key: { d: 1 }, name: 'd', foo: 1 }),
      197,
      'InvalidIndexSpecificationOption',
    ],
    ['a negative expiry', createIndexes({ key: { d: 1 }, name: 'd', expireAfterSeconds: -1 }), 67, 'CannotCreateIndex'],
    ['an unknown stage', aggregate({ $foo: {} }), 40324, 'Location40324'],
    ['a stage of two fields', aggregate({ $match: {}, $limit: 1 }), 40323, 'Location40323'],
    ['a $match without a document', aggregate({ $match: 1 }, COUNT), 15959, 'Location15959'],
  ])("returns MongoDB's error code for %s", async (_, command, code, codeName) => {
    await expect(testServer.db.command(command)).rejects.toMatchObject({ code, codeName });
  });

  it('returns different error codes for an update and an upsert that make a document too large', async () => {
    const collection = testServer.db.collection('c');
    const large = { $set: { b: LARGE } };
    await expect(collection.updateOne({}, large)).rejects.toMatchObject({ code: 17419 });
    const filter = { p: [], text: 'x'.repeat(6 * 1024 * 1024) };
    const padded = { $set: { 'p.1400000': 1 } };
    const upsert = collection.updateOne(filter, padded, { upsert: true });
    await expect(upsert).rejects.toMatchObject({ code: 17420 });
  });

  it('rejects databases whose names differ only by case', async () => {
    const { client } = testServer;
    await client.db('Mixed').collection('c').insertOne({ a: 1 });
    const other = client.db('mixeD').collection('c');
    expect(await other.countDocuments()).toBe(0);
    await expect(other.insertOne({ a: 1 })).rejects.toMatchObject({
      code: 13297,
      codeName: 'DatabaseDifferCase',
      message: 'db already exists with different case already have: [Mixed] trying to create [mixeD]',
    });
    await client.db('Mixed').dropDatabase();
    await expect(other.insertOne({ a: 1 })).resolves.toMatchObject({ acknowledged: true });
  });
});
