import type { Collection, Document, Double, MongoClient, ObjectId, UUID } from 'mongodb';

import { connect, startTestServer, type TestServer } from './testing/test-server.js';
import { startMongodb } from './server.js';

/** Documents with keys of all tested types. */
interface Thing extends Document {
  _id?: string | number | ObjectId | UUID | Double;
}

describe('indexes', () => {
  let testServer: TestServer;
  let things: Collection<Thing>;
  let counter = 0;

  beforeAll(async () => {
    testServer = await startTestServer();
  });
  afterAll(() => testServer.stop());
  beforeEach(() => {
    things = testServer.db.collection<Thing>(`things${counter++}`);
  });

  /** Returns the number of documents that the server examined. */
  async function countExamined(query: () => Promise<unknown>): Promise<number> {
    const countBefore = testServer.server.stats.documentsExamined;
    await query();
    return testServer.server.stats.documentsExamined - countBefore;
  }

  const insertThings = (count = 200) =>
    things.insertMany(
      Array.from({ length: count }, (_, n) => ({
        _id: n,
        n,
        group: n % 10,
        name: `name ${n}`,
        tags: [`t${n % 20}`, 'all'],
      })),
    );

  it('find a document by its _id without examining others', async () => {
    await insertThings();
    expect(await countExamined(() => things.findOne({ _id: 7 }))).toBe(1);
    expect(await countExamined(() => things.find({ _id: { $in: [1, 2, 3, 1] } }).toArray())).toBe(3);
    expect(await countExamined(() => things.find({ _id: { $gte: 190 } }).toArray())).toBe(10);
    expect(await countExamined(() => things.updateOne({ _id: 7 }, { $set: { x: 1 } }))).toBe(1);
    expect(await countExamined(() => things.deleteOne({ _id: 7 }))).toBe(1);
  });

  it.each<[string, Record<string, 1 | -1>, Document, Record<string, 1 | -1>, number]>([
    ['equality', { n: 1 }, { n: 5 }, {}, 1],
    ['a range with both ends', { n: 1 }, { n: { $gt: 5, $lte: 10 } }, {}, 5],
    ['a range in a descending index', { n: -1 }, { n: { $gt: 5, $lte: 10 } }, {}, 5],
    ['a sort with a limit', { n: 1 }, {}, { n: 1 }, 3],
    ['a sort in reverse', { n: 1 }, {}, { n: -1 }, 3],
    ['a prefix of a compound index', { group: 1, n: 1 }, { group: 3 }, {}, 3],
    ['all fields of a compound index', { group: 1, n: 1 }, { n: 13, group: 3 }, {}, 1],
    ['equality and then a range', { group: 1, n: -1 }, { group: 3, n: { $gte: 150 } }, {}, 3],
    ['equality and then a sort', { group: 1, n: 1 }, { group: 3 }, { n: -1 }, 3],
    ['a sort with mixed directions', { group: 1, n: -1 }, {}, { group: 1, n: -1 }, 3],
    ['the same sort reversed', { group: 1, n: -1 }, {}, { group: -1, n: 1 }, 3],
    ['an element of an array', { tags: 1 }, { tags: 't3' }, {}, 3],
    ['$all', { tags: 1 }, { tags: { $all: ['t3', 'all'] } }, {}, 3],
    ['null', { n: 1 }, { n: null }, {}, 0],
  ])('serve %s', async (_, key, filter, sort, expectedCount) => {
    await insertThings();
    await things.createIndex(key, undefined, undefined);
    const query = () => things.find(filter).sort(sort).limit(Math.max(expectedCount, 1)).toArray();
    expect(await countExamined(query)).toBe(expectedCount);
    expect(await query()).toHaveLength(expectedCount);
  });

  it('count all documents without examining any', async () => {
    await insertThings();
    expect(await countExamined(() => things.countDocuments())).toBe(0);
    expect(await things.countDocuments()).toBe(200);
  });

  it('reject a duplicate in a unique index, on insert and on update', async () => {
    await things.createIndex({ 'contact.email': 1, kind: 1 }, { unique: true }, undefined);
    await things.insertOne({ _id: 1, contact: { email: 'a@x' }, kind: 1 });
    await things.insertOne({ _id: 2, contact: { email: 'b@x' }, kind: 1 });
    const error = {
      code: 11000,
      keyPattern: { 'contact.email': 1, kind: 1 },
      keyValue: { 'contact.email': 'a@x', kind: 1 },
      message: expect.stringContaining(
        `E11000 duplicate key error collection: test.${things.collectionName} index: contact.email_1_kind_1 dup key: { contact.email: "a@x", kind: 1 }`,
      ),
    };
    await expect(things.insertOne({ contact: { email: 'a@x' }, kind: 1 })).rejects.toMatchObject(error);
    await expect(things.updateOne({ _id: 2 }, { $set: { 'contact.email': 'a@x' } })).rejects.toMatchObject(error);
    await expect(things.findOneAndUpdate({ _id: 2 }, { $set: { 'contact.email': 'a@x' } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await things.findOne({ _id: 2 })).toEqual({ _id: 2, contact: { email: 'b@x' }, kind: 1 });
    await things.updateOne({ _id: 1 }, { $set: { other: 1 } });
  });

  it('treat missing fields as equal in a unique index, but allow equal elements within one array', async () => {
    await things.createIndex({ a: 1 }, { unique: true }, undefined);
    await things.insertOne({ b: 1 });
    await expect(things.insertOne({ a: null })).rejects.toMatchObject({ code: 11000 });
    await things.insertOne({ a: [1, 1, 2] });
    await expect(things.insertOne({ a: 2 })).rejects.toMatchObject({ code: 11000 });
  });

  it('release a unique value when its document is removed or changed', async () => {
    await things.createIndex({ a: 1 }, { unique: true }, undefined);
    await things.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    await things.deleteOne({ _id: 1 });
    await things.updateOne({ _id: 2 }, { $set: { a: 1 } });
    await things.insertOne({ _id: 3, a: 2 });
    expect(
      await things
        .find({ a: { $gte: 1 } })
        .sort({ a: 1 })
        .toArray(),
    ).toEqual([
      { _id: 2, a: 1 },
      { _id: 3, a: 2 },
    ]);
  });

  it('are not created if documents violate them', async () => {
    await things.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(things.createIndex({ a: 1 }, { unique: true }, undefined)).rejects.toMatchObject({ code: 11000 });
    expect(await things.indexes()).toHaveLength(1);
  });

  it('are listed, and created once', async () => {
    await things.createIndex({ a: 1 }, undefined, undefined);
    await things.createIndex({ a: 1 }, undefined, undefined);
    await things.createIndex({ b: -1, c: 1 }, { unique: true, name: 'other' }, undefined);
    await expect(things.createIndex({ a: 1 }, { name: 'x' }, undefined)).rejects.toMatchObject({ code: 85 });
    await expect(things.createIndex({ z: 1 }, { name: 'other' }, undefined)).rejects.toMatchObject({ code: 86 });
    expect(await things.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1' },
      { v: 2, key: { b: -1, c: 1 }, name: 'other', unique: true },
    ]);
  });

  it('reject parallel arrays and values longer than a key', async () => {
    await things.createIndex({ a: 1, b: 1 }, undefined, undefined);
    await expect(things.insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
    await expect(things.insertOne({ a: 'x'.repeat(3000) })).rejects.toMatchObject({ code: 17280 });
    expect(await things.countDocuments()).toBe(0);
  });

  it('match conditions that different array elements satisfy', async () => {
    await things.createIndex({ 'a.x': 1, 'a.y': 1 }, undefined, undefined);
    await things.insertOne({
      _id: 1,
      a: [
        { x: 1, y: 9 },
        { x: 0, y: 2 },
      ],
    });
    expect(await things.countDocuments({ 'a.x': 1, 'a.y': 2 })).toBe(1);
  });

  it('find a document in which different elements satisfy the two bounds of a range', async () => {
    await things.createIndex({ a: 1 }, undefined, undefined);
    await things.insertOne({ _id: 1, a: [1, 9] });
    expect(await things.countDocuments({ a: { $gt: 8, $lt: 2 } })).toBe(1);
  });

  it('sort by the smallest element of an array, also if it does not match the query', async () => {
    await things.createIndex({ a: 1 }, undefined, undefined);
    await things.insertMany([
      { _id: 1, a: [6] },
      { _id: 2, a: [1, 10] },
    ]);
    const documents = await things
      .find({ a: { $gte: 5 } })
      .sort({ a: 1 })
      .toArray();
    expect(documents.map(({ _id }) => _id)).toEqual([2, 1]);
  });

  it('are restored with the documents after a restart', async () => {
    await things.createIndex({ n: 1 }, { unique: true }, undefined);
    await insertThings(50);
    await testServer.server.close();
    testServer.server = await startMongodb({ dataDir: testServer.dataDir });
    let client: MongoClient | undefined;
    try {
      client = await connect(testServer.server.port);
      things = client.db('test').collection(things.collectionName);
      expect(await countExamined(() => things.find({ n: { $gte: 10, $lt: 20 } }).toArray())).toBe(10);
      expect(await things.countDocuments()).toBe(50);
      await expect(things.insertOne({ n: 5 })).rejects.toMatchObject({ code: 11000 });
      await things.insertOne({ _id: 'last', n: 100 });
      const last = (await things.find().toArray()).at(-1);
      expect(last?._id).toBe('last');
    } finally {
      await client?.close();
    }
  });
});
