import { ObjectId, type Document } from 'mongodb';

import { startTestServer, type TestServer } from './testing/test-server.js';

describe('upserts on the embedded MongoDB', () => {
  let testServer: TestServer;
  let counter = 0;

  beforeAll(async () => {
    testServer = await startTestServer();
  });
  afterAll(() => testServer.stop());

  async function upsert(filter: Document, change: Document = { $set: { x: 1 } }): Promise<Document | null> {
    const collection = testServer.db.collection(`upserts${counter++}`);
    await collection.updateOne(filter, change, { upsert: true });
    return collection.findOne();
  }

  it.each<[string, Document, Document]>([
    ['$in of one value', { _id: { $in: ['a'] } }, { _id: 'a', x: 1 }],
    ['$in of one value twice', { _id: 'a', n: { $in: [1, 1] } }, { _id: 'a', n: 1, x: 1 }],
    ['$in of null', { _id: 'a', n: { $in: [null] } }, { _id: 'a', n: null, x: 1 }],
    ['$all of one value', { _id: { $all: ['a'] } }, { _id: 'a', x: 1 }],
    ['$or with one branch', { $or: [{ _id: 'a' }] }, { _id: 'a', x: 1 }],
    ['$or in $or', { $or: [{ $or: [{ _id: { $in: ['a'] } }], n: 2 }] }, { _id: 'a', n: 2, x: 1 }],
    ['$or with equal branches', { $or: [{ _id: 'a' }, { _id: { $eq: 'a' } }] }, { _id: 'a', x: 1 }],
    ['$or with a branch that never matches', { $or: [{ _id: 'a' }, { n: { $in: [] } }] }, { _id: 'a', x: 1 }],
    ['$eq of a document', { _id: { $eq: { k: 1 } } }, { _id: { k: 1 }, x: 1 }],
    ['$eq beside another operator', { _id: { $eq: 'a', $gt: '' } }, { _id: 'a', x: 1 }],
    ['a dotted path in $in', { _id: 'a', 'm.n': { $in: [3] } }, { _id: 'a', m: { n: 3 }, x: 1 }],
    ['no value from $in with several values', { _id: 'a', n: { $in: [1, 2] } }, { _id: 'a', x: 1 }],
    ['no branch from $or with several branches', { _id: 'a', $or: [{ n: 1 }, { n: 2 }] }, { _id: 'a', x: 1 }],
    ['nothing from $ne', { _id: 'a', p: { $ne: 1 } }, { _id: 'a', x: 1 }],
  ])('take %s from the filter', async (_, filter, expected) => {
    expect(await upsert(filter)).toEqual(expected);
  });

  it('set the equalities sorted by path', async () => {
    expect(Object.keys((await upsert({ b: 1, _id: 'a', a: { $in: [1] } })) ?? {})).toEqual(['_id', 'a', 'b', 'x']);
  });

  it('take only the _id from the filter for a replacement', async () => {
    expect(await upsert({ $or: [{ _id: { $in: ['a'] }, n: 1 }] }, { $set: {} })).toEqual({ _id: 'a', n: 1 });
    const collection = testServer.db.collection<{ _id: string; y: number }>('replaced');
    await collection.replaceOne({ $or: [{ _id: { $in: ['a'] }, n: 1 }] }, { y: 1 }, { upsert: true });
    expect(await collection.find().toArray()).toEqual([{ _id: 'a', y: 1 }]);
  });

  it('take the equalities of the filter in findOneAndUpdate', async () => {
    const collection = testServer.db.collection<{ _id: string }>('modified');
    await collection.findOneAndUpdate({ _id: { $in: ['a'] } }, { $set: { x: 1 } }, { upsert: true });
    expect(await collection.find().toArray()).toEqual([{ _id: 'a', x: 1 }]);
  });

  it.each<[string, Document, number]>([
    ['the same path twice', { a: 1, $or: [{ a: { $in: [1] } }] }, 54],
    ['a path and its subpath', { a: { b: 1 }, 'a.c': 2 }, 54],
    ['$all of two values', { a: { $all: [1, 2] } }, 54],
  ])('reject %s', async (_, filter, code) => {
    await expect(upsert(filter)).rejects.toMatchObject({ code });
  });

  it('reject a subpath of _id for a replacement', async () => {
    const collection = testServer.db.collection('parts');
    await expect(collection.replaceOne({ '_id.k': 1 }, { y: 1 }, { upsert: true })).rejects.toMatchObject({
      code: 111,
    });
  });

  it('generate an ObjectId if the filter has no _id', async () => {
    expect((await upsert({ n: 1 }))?.['_id']).toBeInstanceOf(ObjectId);
  });

  it('update the same document when repeated with the same filter', async () => {
    const collection = testServer.db.collection<{ _id: string; n?: number }>('again');
    for (let run = 0; run < 3; run++) {
      await collection.updateOne({ _id: { $in: ['a'] } }, { $inc: { n: 1 } }, { upsert: true });
    }
    expect(await collection.find().toArray()).toEqual([{ _id: 'a', n: 3 }]);
  });
});
