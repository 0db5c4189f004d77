import { openOtherCollection } from '../testing/other-collection.js';
import { randomUUID } from 'node:crypto';
import { Binary, type Collection } from 'mongodb';
import { testVariable } from '../testing/test-stack.js';
import { connectMongo, isDuplicateKey, type Mongo } from './connect.js';

interface Thing {
  readonly _id: string;
  readonly revision: number;
  readonly sealed?: Binary;
  readonly owner?: string;
  readonly until?: Date;
}

let mongo: Mongo;
let things: Collection<Thing>;

beforeAll(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL'));
  things = openOtherCollection<Thing>(mongo.db, `conformance-${randomUUID()}`);
});
afterAll(async () => {
  await things.drop();
  await mongo.close();
});

describe('MongoDB', () => {
  it('preserves binary data', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, n) => n));
    await things.insertOne({ _id: 'bytes', revision: 0, sealed: new Binary(bytes) });
    const found = await things.findOne({ _id: 'bytes' });
    expect(Buffer.from(found?.sealed?.buffer ?? [])).toEqual(bytes);
  });

  it('rejects a second document with the same id', async () => {
    await things.insertOne({ _id: 'twice', revision: 0 });
    const error = await things.insertOne({ _id: 'twice', revision: 1 }).catch((response: unknown) => response);
    expect(isDuplicateKey(error)).toBe(true);
  });

  it('applies exactly one of many concurrent conditional updates', async () => {
    await things.insertOne({ _id: 'guarded', revision: 1 });
    const updates = await Promise.all(
      Array.from({ length: 20 }, () => things.updateOne({ _id: 'guarded', revision: 1 }, { $set: { revision: 2 } })),
    );
    expect(updates.reduce((sum, { modifiedCount }) => sum + modifiedCount, 0)).toBe(1);
  });

  it('gives a lease to one owner, and to another after it expires', async () => {
    const acquire = (owner: string, now: Date, until: Date) =>
      things.updateOne(
        { _id: 'lease', $or: [{ owner }, { until: { $lt: now } }] },
        { $set: { owner, until, revision: 0 } },
        { upsert: true },
      );
    await acquire('a', new Date(1_000), new Date(2_000));
    await expect(acquire('b', new Date(1_500), new Date(3_000))).rejects.toMatchObject({ code: 11_000 });
    await acquire('b', new Date(2_500), new Date(3_000));
    expect((await things.findOne({ _id: 'lease' }))?.owner).toBe('b');
  });

  it('executes an unordered bulk write partially and reports the errors', async () => {
    await things.insertOne({ _id: 'taken', revision: 5 });
    const write = (_id: string, from: number) => ({
      updateOne: { filter: { _id, revision: from }, update: { $set: { revision: from + 1 } }, upsert: true },
    });
    const bulk = things.bulkWrite([write('taken', -1), write('fresh', -1)], { ordered: false });
    await expect(bulk).rejects.toMatchObject({ code: 11_000 });
    expect((await things.findOne({ _id: 'fresh' }))?.revision).toBe(0);
    expect((await things.findOne({ _id: 'taken' }))?.revision).toBe(5);
  });

  it('finds documents by ids with a projection', async () => {
    await things.insertMany(['x', 'y', 'z'].map((_id) => ({ _id, revision: 3, owner: 'ada' })));
    const found = await things
      .find({ _id: { $in: ['x', 'z', 'none'] } }, { projection: { revision: 1 } })
      .sort({ _id: 1 })
      .toArray();
    expect(found).toEqual([
      { _id: 'x', revision: 3 },
      { _id: 'z', revision: 3 },
    ]);
  });

  it('reads all batches of a long result in order', async () => {
    const many = openOtherCollection<{ _id: number }>(mongo.db, `conformance-${randomUUID()}`);
    await many.insertMany(Array.from({ length: 1_000 }, (_, _id) => ({ _id })));
    const read = await many.find({}, { batchSize: 64 }).sort({ _id: -1 }).toArray();
    expect(read.map(({ _id }) => _id)).toEqual(Array.from({ length: 1_000 }, (_, n) => 999 - n));
    expect(await many.countDocuments({ _id: { $gte: 900 } })).toBe(100);
    await many.drop();
  });

  it('rejects unknown operators', async () => {
    await expect(things.find({ revision: { $notAnOperator: 1 } } as never).toArray()).rejects.toThrow(
      /\$notAnOperator/,
    );
  });
});
