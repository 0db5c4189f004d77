import { randomUUID } from 'node:crypto';
import { createLogger } from '../logging/logger.js';
import { testVariable } from '../testing/test-stack.js';
import { ChangeCounter } from './change-counter.js';
import { connectMongo, type Mongo } from './connect.js';
import { type Changing, FollowedCollection, type MadeOf } from './followed.js';

interface Thing extends Changing {
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
let changes: ChangeCounter;
let followed: FollowedCollection<Thing, Told>;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/followed_${randomUUID()}`));
  await mongo.db.collection('things').createIndex({ change: 1, _id: 1 });
  followed = new FollowedCollection(
    mongo.db.collection('things'),
    {
      changes: (changes = new ChangeCounter(mongo.db, 'things')),
      initially: { isOpen: true },
      fields: ['isOpen'],
      empty: () => new Told(),
    },
    logger,
  );
});
afterEach(async () => {
  await followed.stop();
  await mongo.db.dropDatabase();
  await mongo.close();
});

type Drawn = Omit<Thing, 'change'>;
const thing = (id: number, isOpen = true): Drawn => ({ _id: String(id).padStart(4, '0'), isOpen });
const put = (things: readonly Thing[]) =>
  mongo.db
    .collection<Thing>('things')
    .bulkWrite(things.map((one) => ({ replaceOne: { filter: { _id: one._id }, replacement: one, upsert: true } })));
/** Writes things under the next change. */
const write = (things: readonly Drawn[]) =>
  changes.writing(async (change) => {
    await put(things.map((one) => ({ ...one, change })));
  });
const fresh = () => followed.fresh(AbortSignal.timeout(10_000));
const idsOf = ({ made }: { readonly made: Told }) => [...made.things.keys()].sort();

it('reads what is there, then what has changed, and only the fields it asks for', async () => {
  await write([{ ...thing(1), secret: 'x' }, thing(2), thing(3, false)]);
  followed.start();
  const before = await fresh();
  expect(before.seen).toBe(1);
  expect([...before.made.things.values()]).toEqual([
    { ...thing(1), change: 1 },
    { ...thing(2), change: 1 },
  ]);
  await write([thing(1, false), thing(4)]);
  const after = await fresh();
  expect([idsOf(after), after.seen]).toEqual([['0002', '0004'], 2]);
});

it('is not there before everything has been read', async () => {
  await expect(followed.check()).rejects.toThrow('still reading');
  followed.start();
  await fresh();
  await expect(followed.check()).resolves.toBeUndefined();
});

it('many documents of one change are all read, once', async () => {
  followed.start();
  await fresh();
  await write(Array.from({ length: 1_700 }, (_none, at) => thing(at)));
  const { made } = await fresh();
  expect([made.things.size, made.count]).toEqual([1_700, 1_700]);
});

it('a change that is being written is read when it is whole', async () => {
  followed.start();
  await fresh();
  await changes.writing(async (change) => {
    await put([{ ...thing(5), change }]);
    expect(idsOf(await fresh())).toEqual([]);
    await put([{ ...thing(1), change }]);
  });
  expect(idsOf(await fresh())).toEqual(['0001', '0005']);
});

it('what a writer left that was cut off is read after the next change', async () => {
  followed.start();
  await fresh();
  const cut = changes.writing(async (change) => {
    await put([{ ...thing(1), change }]);
    throw new Error('killed');
  });
  await expect(cut).rejects.toThrow('killed');
  expect(idsOf(await fresh())).toEqual([]);
  await write([thing(2)]);
  expect(idsOf(await fresh())).toEqual(['0001', '0002']);
});

it('what is worn is made anew, with everything that is there', async () => {
  const all = Array.from({ length: 900 }, (_none, at) => thing(at));
  await write(all);
  followed.start();
  const { made } = await fresh();
  for (const _again of [1, 2]) {
    await write(all);
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
