import { Binary, Double, Int32, Long, MongoClient, ObjectId, UUID, type Collection, type Document } from 'mongodb';

import { startTestServer, type TestServer } from './testing/test-server.js';

/** Documents with keys of all tested types. */
interface Thing extends Document {
  _id?: string | number | ObjectId | UUID | Double;
}

describe('the embedded MongoDB with the mongodb driver', () => {
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

  const getIds = (documents: readonly Thing[]) => documents.map(({ _id }) => _id);

  it('supports ping and hello', async () => {
    await expect(testServer.db.command({ ping: 1 })).resolves.toMatchObject({ ok: 1 });
    await expect(testServer.db.command({ hello: 1 })).resolves.toMatchObject({
      maxWireVersion: 21,
      isWritablePrimary: true,
    });
  });

  it('returns documents in the order of insertion', async () => {
    const { insertedId } = await things.insertOne({ n: 1, at: new Date(5) });
    await things.insertMany([{ n: 3 }, { n: 2 }]);
    expect(insertedId).toBeInstanceOf(ObjectId);
    expect((await things.findOne({ _id: insertedId }))?.['at']).toEqual(new Date(5));
    expect(await things.find({}, { projection: { _id: 0, n: 1 } }).toArray()).toEqual([{ n: 1 }, { n: 3 }, { n: 2 }]);
  });

  it('rejects a duplicate _id, also as another number type', async () => {
    await things.insertOne({ _id: 1 });
    await expect(things.insertOne({ _id: new Double(1) })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
    });
  });

  it('continues after an error in an unordered insert and stops in an ordered one', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }];
    await expect(things.insertMany(documents, { ordered: true })).rejects.toMatchObject({ insertedCount: 1 });
    await things.deleteMany({});
    await expect(things.insertMany(documents, { ordered: false })).rejects.toMatchObject({ insertedCount: 2 });
  });

  it('keeps the order of fields, also of integer-like names', async () => {
    await things.insertOne({
      _id: 1,
      years: new Map([
        ['2025', 1],
        ['2024', 2],
        ['x', 3],
      ]),
    });
    await things.updateOne({ _id: 1 }, { $set: { other: 1 } });
    const reordered = new Map([
      ['2024', 2],
      ['2025', 1],
      ['x', 3],
    ]);
    expect(await things.countDocuments({ years: reordered })).toBe(0);
    expect(
      await things.countDocuments({
        years: new Map([
          ['2025', 1],
          ['2024', 2],
          ['x', 3],
        ]),
      }),
    ).toBe(1);
  });

  it('upserts from the equalities of the filter, $setOnInsert and the other operators', async () => {
    const first = await things.updateOne(
      { _id: 'k', 'm.a': 7, n: { $gt: 5 } },
      { $inc: { v: 2 }, $setOnInsert: { c: 1 } },
      { upsert: true },
    );
    expect(first).toMatchObject({ matchedCount: 0, upsertedId: 'k', upsertedCount: 1 });
    const second = await things.updateOne({ _id: 'k' }, { $inc: { v: 2 }, $setOnInsert: { c: 9 } }, { upsert: true });
    expect(second).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0 });
    expect(await things.findOne({ _id: 'k' })).toEqual({ _id: 'k', m: { a: 7 }, v: 4, c: 1 });
  });

  it('counts an update without changes as matched, but not as modified', async () => {
    await things.insertOne({ _id: 1, v: 4 });
    expect(await things.updateOne({ _id: 1 }, { $set: { v: 4 } })).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
  });

  it('updates all matching documents or only the first', async () => {
    await things.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
    expect((await things.updateOne({ a: 1 }, { $set: { b: 1 } })).modifiedCount).toBe(1);
    expect((await things.updateMany({ a: 1 }, { $set: { b: 1 } })).modifiedCount).toBe(1);
    expect((await things.deleteOne({ a: 1 })).deletedCount).toBe(1);
    expect((await things.deleteMany({})).deletedCount).toBe(2);
  });

  it('replaces a document and keeps its _id', async () => {
    await things.insertOne({ _id: 1, a: 1 });
    await things.replaceOne({ _id: 1 }, { b: 2 });
    expect(await things.findOne()).toEqual({ _id: 1, b: 2 });
    const { upsertedId } = await things.replaceOne({ a: 5 }, { c: 3 }, { upsert: true });
    expect(upsertedId).toBeInstanceOf(ObjectId);
    expect(await things.findOne({ c: 3 })).toEqual({ _id: upsertedId, c: 3 });
  });

  it('applies several update operators in one update', async () => {
    await things.insertOne({ _id: 1, n: 5, high: 3, gone: 1 });
    const changes: Document = {
      $set: { 'deep.er': 1 },
      $unset: { gone: '' },
      $inc: { n: -2 },
      $max: { high: 9 },
    };
    await things.updateOne({ _id: 1 }, changes);
    expect(await things.findOne()).toEqual({
      _id: 1,
      n: 3,
      high: 9,
      deep: { er: 1 },
    });
  });

  it('preserves the types int, long and double in storage and in sums', async () => {
    await things.insertOne({ _id: 1, i: new Int32(1), l: Long.fromNumber(1), d: new Double(1), big: 2147483647 });
    const increment = { i: new Int32(1), l: new Int32(1), d: new Int32(1), big: new Int32(1) };
    await things.updateOne({ _id: 1 }, { $inc: increment });
    const document = await things.findOne({}, { promoteValues: false });
    expect(document?.['i']).toEqual(new Int32(2));
    expect(document?.['l']).toEqual(Long.fromNumber(2));
    expect(document?.['d']).toEqual(new Double(2));
    expect(document?.['big']).toEqual(Long.fromNumber(2147483648));
  });

  it('findAndModify changes the first matching document and returns it before or after the change', async () => {
    await things.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    expect(await things.findOneAndUpdate({ n: { $gt: 1 } }, { $inc: { n: 10 } })).toEqual({ _id: 2, n: 2 });
    const options = { returnDocument: 'after' } as const;
    expect(await things.findOneAndUpdate({ _id: 2 }, { $inc: { n: 1 } }, options)).toEqual({ _id: 2, n: 13 });
    expect(await things.findOneAndReplace({ _id: 1 }, { m: 1 }, { returnDocument: 'after' })).toEqual({ _id: 1, m: 1 });
    expect(await things.findOneAndDelete({ m: 1 })).toEqual({ _id: 1, m: 1 });
    expect(await things.findOneAndDelete({ m: 1 })).toBeNull();
    const upsert = await things.findOneAndUpdate(
      { _id: 9 },
      { $set: { x: 1 } },
      { upsert: true, returnDocument: 'after' },
    );
    expect(upsert).toEqual({ _id: 9, x: 1 });
  });

  it('runs a bulk write with several kinds of operations', async () => {
    const result = await things.bulkWrite([
      { insertOne: { document: { _id: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $set: { x: 1 } } } },
      { updateOne: { filter: { _id: 2 }, update: { $set: { x: 2 } }, upsert: true } },
      { replaceOne: { filter: { _id: 1 }, replacement: { y: 1 } } },
      { deleteOne: { filter: { _id: 2 } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 2,
      modifiedCount: 2,
      upsertedCount: 1,
      deletedCount: 1,
    });
  });

  it.each<[string, Document, number[]]>([
    ['by equality', { n: 2 }, [2]],
    ['by equality of an embedded document with the same field order', { o: { a: 1, b: 2 } }, [1]],
    ['nothing by an embedded document with another field order', { o: { b: 2, a: 1 } }, []],
    ['null and missing fields by null', { z: null }, [1, 3]],
    ['by an element of an array', { tags: 'x' }, [1, 2]],
    ['by a whole array', { tags: ['x', 'y'] }, [1]],
    ['by a path through an array', { 'items.q': 2 }, [1]],
    ['by a position in an array', { 'items.1.q': 2 }, [1]],
    ['by $ne', { n: { $ne: 2 } }, [1, 3]],
    ['by $gt and $lte', { n: { $gt: 1, $lte: 3 } }, [2, 3]],
    ['by $in', { s: { $in: ['aBc', 'zz'] } }, [1, 3]],
    ['null and missing fields by $in', { z: { $in: [null] } }, [1, 3]],
    ['by $nin', { n: { $nin: [1, 2] } }, [3]],
    ['by $exists', { z: { $exists: true } }, [1, 2]],
    ['by $exists false', { z: { $exists: false } }, [3]],
    ['by $or', { $or: [{ n: 1 }, { n: 3 }] }, [1, 3]],
    ['by $all', { tags: { $all: ['x', 'y'] } }, [1]],
    ['by conditions that different elements satisfy', { nums: { $gt: 8, $lt: 2 } }, [2]],
    ['no strings by a comparison with a number', { s: { $gt: 5 } }, []],
  ])('finds %s', async (_, filter, expected) => {
    await things.insertMany([
      {
        _id: 1,
        n: 1,
        o: { a: 1, b: 2 },
        z: null,
        tags: ['x', 'y'],
        items: [
          { k: 'a', q: 1 },
          { k: 'b', q: 2 },
        ],
        s: 'aBc',
      },
      { _id: 2, n: 2, z: 5, tags: 'x', nums: [1, 5, 9] },
      { _id: 3, n: 3, s: 'zz' },
    ]);
    expect(getIds(await things.find(filter).sort({ _id: 1 }).toArray())).toEqual(expected);
    expect(await things.countDocuments(filter)).toBe(expected.length);
  });

  it('sorts by several fields, skips and limits', async () => {
    await things.insertMany([
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 2 },
      { _id: 3, a: 0, b: 3 },
      { _id: 4, a: 2 },
    ]);
    expect(getIds(await things.find().sort({ a: -1, b: 1 }).toArray())).toEqual([4, 1, 2, 3]);
    expect(getIds(await things.find().sort({ a: -1, b: 1 }).skip(1).limit(2).toArray())).toEqual([1, 2]);
  });

  it('sorts values of different types in the order of MongoDB', async () => {
    const values = [null, 1, 'a', { a: 1 }, new Binary(Buffer.from('a')), new ObjectId(), true, new Date()];
    await things.insertMany(values.map((v, _id) => ({ _id, v })).reverse());
    expect(getIds(await things.find().sort({ v: 1 }).toArray())).toEqual(values.map((_, position) => position));
  });

  it('sorts arrays by their smallest element ascending and by their largest descending', async () => {
    await things.insertMany([
      { _id: 1, v: [5, 1] },
      { _id: 2, v: [2, 3] },
      { _id: 3, v: [] },
    ]);
    expect(getIds(await things.find().sort({ v: 1 }).toArray())).toEqual([3, 1, 2]);
    expect(getIds(await things.find().sort({ v: -1 }).toArray())).toEqual([1, 2, 3]);
  });

  it('includes and excludes fields by projection, also within arrays', async () => {
    await things.insertOne({ _id: 1, a: 1, b: { c: 1, d: 2 }, e: [{ f: 1, g: 2 }, 3] });
    const project = (projection: Document) => things.findOne({}, { projection });
    expect(await project({ a: 1 })).toEqual({ _id: 1, a: 1 });
    expect(await project({ a: 1, _id: 0 })).toEqual({ a: 1 });
    expect(await project({ 'b.c': 1, 'e.f': 1, _id: 0 })).toEqual({ b: { c: 1 }, e: [{ f: 1 }] });
    expect(await project({ 'b.c': 0, e: 0 })).toEqual({ _id: 1, a: 1, b: { d: 2 } });
    expect(await project({ _id: 0 })).toEqual({ a: 1, b: { c: 1, d: 2 }, e: [{ f: 1, g: 2 }, 3] });
  });

  it('returns a long result in batches that later writes do not affect', async () => {
    await things.insertMany(Array.from({ length: 500 }, (_, _id) => ({ _id, kind: 'a' })));
    const cursor = things.find({ kind: 'a' }).batchSize(50);
    const ids: unknown[] = [];
    for await (const document of cursor) {
      ids.push(document._id);
      if (ids.length === 50) {
        await things.deleteOne({ _id: 499 });
        await things.updateOne({ _id: 498 }, { $set: { kind: 'b' } });
        await things.insertOne({ _id: 1000, kind: 'a' });
      }
    }
    expect(ids).toEqual(Array.from({ length: 498 }, (_, position) => position));
  });

  it('limits a batch by its size in bytes', async () => {
    await things.insertMany(Array.from({ length: 5 }, (_, _id) => ({ _id, text: 'x'.repeat(5_000_000) })));
    const { cursor } = await testServer.db.command({ find: things.collectionName });
    expect(cursor.firstBatch).toHaveLength(3);
    expect(await things.find().toArray()).toHaveLength(5);
  });

  it('closes a cursor that is not exhausted', async () => {
    await things.insertMany([{ a: 1 }, { a: 2 }, { a: 3 }]);
    const { cursor } = await testServer.db.command({ find: things.collectionName, batchSize: 1 });
    const id = Long.fromNumber(cursor.id as number);
    await expect(testServer.db.command({ killCursors: things.collectionName, cursors: [id] })).resolves.toMatchObject({
      cursorsKilled: [cursor.id],
    });
    const more = { getMore: id, collection: things.collectionName };
    await expect(testServer.db.command(more)).rejects.toMatchObject({ code: 43 });
  });

  it('supports UUIDs as _id and in other fields', async () => {
    const keys = Array.from({ length: 20 }, () => new UUID());
    await things.insertMany(keys.map((_id) => ({ _id, ref: _id })));
    expect((await things.findOne({ _id: keys[7] }))?.['ref']).toEqual(keys[7]);
  });

  it('rejects transactions as a standalone server does', async () => {
    const session = testServer.client.startSession();
    session.startTransaction();
    await expect(things.insertOne({ a: 1 }, { session })).rejects.toThrow('does not support retryable writes');
    await session.endSession();
  });

  it('executes an unacknowledged write without a reply', async () => {
    const client = await new MongoClient(`mongodb://127.0.0.1:${testServer.server.port}`, { maxPoolSize: 1 }).connect();
    const collection = client.db('test').collection(things.collectionName);
    await collection.insertOne({ a: 1 }, { writeConcern: { w: 0 } });
    expect(await collection.countDocuments()).toBe(1);
    await client.close();
  });

  it('applies exactly one of many concurrent conditional updates', async () => {
    await things.insertOne({ _id: 1, version: 1 });
    const attempts = Array.from({ length: 30 }, () =>
      things.updateOne({ _id: 1, version: 1 }, { $set: { version: 2 } }),
    );
    const results = await Promise.all(attempts);
    expect(results.filter((result) => result.modifiedCount === 1)).toHaveLength(1);
  });

  it('creates one document for many concurrent upserts', async () => {
    await Promise.all(
      Array.from({ length: 50 }, () => things.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(await things.find().toArray()).toEqual([{ _id: 1, n: 50 }]);
  });

  it('lists and drops collections, and drops databases', async () => {
    const other = testServer.client.db('other');
    await other.collection('made').insertOne({ a: 1 });
    await other.collection('x').insertOne({ a: 1 });
    expect((await other.listCollections().toArray()).map(({ name }) => name)).toEqual(['made', 'x']);
    expect(await other.listCollections({ name: 'x' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'x', type: 'collection' },
    ]);
    await other.dropCollection('made');
    expect((await other.listCollections().toArray()).map(({ name }) => name)).toEqual(['x']);
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
  });

  it('returns connection ids in hello', async () => {
    const other = await new MongoClient(`mongodb://127.0.0.1:${testServer.server.port}`, { maxPoolSize: 1 }).connect();
    const first = await other.db().command({ hello: 1 });
    const second = await other.db().command({ hello: 1 });
    const otherConnection = await testServer.db.command({ hello: 1 });
    expect(first['connectionId']).toBeGreaterThan(0);
    expect(second['connectionId']).toBe(first['connectionId']);
    expect(otherConnection['connectionId']).not.toBe(first['connectionId']);
    await other.close();
  });
});
