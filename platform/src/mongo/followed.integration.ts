import { randomUUID } from 'node:crypto';
import { createLogger } from '../logging/logger.js';
import { testVariable } from '../testing/test-stack.js';
import { connectMongo, type Mongo } from './connect.js';
import { type Changing, FollowedCollection, type MadeOf } from './followed.js';

interface Thing extends Changing {
  readonly _id: string;
  readonly isOpen: boolean;
  readonly secret?: string;
}

/** Remembers what it was told. */
class Told implements MadeOf<Thing> {
  readonly things = new Map<string, Thing>();
  count = 0;
  readonly isWorn = (): boolean => this.count > 2_500;
  readonly take = (things: readonly Thing[]): void => {
    this.count += things.length;
    for (const thing of things) {
      if (thing.isOpen) this.things.set(thing._id, thing);
      else this.things.delete(thing._id);
    }
  };
}

const logger = createLogger('test', 'silent');
let mongo: Mongo;
let followed: FollowedCollection<Thing, Told>;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/followed_${randomUUID()}`));
  followed = new FollowedCollection(
    mongo.db.collection('things'),
    { initially: { isOpen: true }, fields: ['isOpen'], empty: () => new Told() },
    logger,
  );
});
afterEach(async () => {
  await followed.stop();
  await mongo.db.dropDatabase();
  await mongo.close();
});

const write = (things: readonly Thing[]) =>
  mongo.db
    .collection<Thing>('things')
    .bulkWrite(
      things.map((thing) => ({ replaceOne: { filter: { _id: thing._id }, replacement: thing, upsert: true } })),
    );
const thing = (id: number, change: number, isOpen = true): Thing => ({ _id: String(id), change, isOpen });
const fresh = () => followed.fresh(AbortSignal.timeout(10_000));

it('reads what is there, then what has changed, and only the fields it asks for', async () => {
  await write([{ ...thing(1, 1), secret: 'x' }, thing(2, 2), thing(3, 3, false)]);
  followed.start();
  const before = await fresh();
  expect([[...before.made.things.values()], before.seen]).toEqual([[thing(1, 1), thing(2, 2)], 3]);
  await write([thing(1, 4, false), thing(4, 4)]);
  const after = await fresh();
  expect([[...after.made.things.keys()], after.seen]).toEqual([['2', '4'], 4]);
});

it('is not there before everything has been read', async () => {
  await expect(followed.check()).rejects.toThrow('still reading');
  followed.start();
  await fresh();
  await expect(followed.check()).resolves.toBeUndefined();
});

it('many documents of one change are all read', async () => {
  followed.start();
  await fresh();
  await write(Array.from({ length: 1_100 }, (_none, at) => thing(at, 7)));
  expect((await fresh()).made.things.size).toBe(1_100);
});

it('what is worn is made anew, with everything that is there', async () => {
  await write(Array.from({ length: 900 }, (_none, at) => thing(at, 1)));
  followed.start();
  const { made } = await fresh();
  for (const change of [2, 3]) {
    await write(Array.from({ length: 900 }, (_none, at) => thing(at, change)));
    await fresh();
  }
  for (let tries = 0; tries < 100 && followed.made === made; tries += 1)
    await new Promise((later) => setTimeout(later, 50));
  expect(followed.made).not.toBe(made);
  expect([followed.made.things.size, followed.made.count]).toEqual([900, 900]);
});

it('waits no longer than it may', async () => {
  await expect(followed.fresh(AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});
