import { randomUUID } from 'node:crypto';
import type { Collection, Document, Filter, FindOptions } from 'mongodb';
import { createLogger } from '../logging/logger.js';
import { testVariable } from '../testing/test-stack.js';
import { ChangeCounter } from './change-counter.js';
import { connectMongo, type Mongo } from './connect.js';
import { type Changing, CollectionMirror, type CollectionIndex } from './collection-mirror.js';

interface Thing extends Changing {
  readonly isOpen: boolean;
  readonly secret?: string;
  readonly isBroken?: boolean;
}

/** Remembers what it was told. */
class Told implements CollectionIndex<Thing> {
  readonly things = new Map<string, Thing>();
  count = 0;
  readonly needsCompaction = (): boolean => this.count > 2_500;
  readonly take = (things: readonly Thing[]): void => {
    this.count += things.length;
    for (const thing of things) {
      if (thing.isBroken) throw new Error('broken');
      if (thing.isOpen) this.things.set(thing._id, thing);
      else this.things.delete(thing._id);
    }
  };
}

const logger = createLogger('test', 'silent');
let mongo: Mongo;
let things: Collection;
let changes: ChangeCounter;
let followed: CollectionMirror<Thing, Told>;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/followed_${randomUUID()}`));
  things = mongo.db.collection('things');
  await things.createIndex({ change: 1, _id: 1 }, {}, {});
  followed = new CollectionMirror(
    things,
    {
      changes: (changes = new ChangeCounter(mongo.db, 'things')),
      initially: { isOpen: true },
      fields: ['isOpen', 'isBroken'],
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

it('skips and counts a document that cannot be read, until it can', async () => {
  await write([thing(1), { ...thing(2), isBroken: true }, thing(3)]);
  followed.start();
  expect(idsOf(await fresh())).toEqual(['0001', '0003']);
  await expect(followed.check()).resolves.toBeUndefined();
  expect(followed.skipped).toBe(1);
  await write([thing(2)]);
  expect(idsOf(await fresh())).toEqual(['0001', '0002', '0003']);
  expect(followed.skipped).toBe(0);
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
  for (let again = 0; again < 2; again += 1) {
    await write(all);
    await fresh();
  }
  for (let tries = 0; tries < 100 && followed.made === made; tries += 1)
    await new Promise((later) => setTimeout(later, 50));
  expect(followed.made).not.toBe(made);
  expect([followed.made.things.size, followed.made.count]).toEqual([900, 900]);
});

/** Holds the next page back after it has been read, until it is let go. */
function holdNextPage(): { readonly read: Promise<void>; readonly letGo: () => void } {
  const find = things.find.bind(things);
  let letGo = (): void => undefined;
  let wasRead = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const read = new Promise<void>((resolve) => (wasRead = resolve));
  jest.spyOn(things, 'find').mockImplementationOnce((filter: Filter<Document>, options?: FindOptions) => {
    const cursor = find(filter, options);
    const toArray = cursor.toArray.bind(cursor);
    cursor.toArray = async () => {
      const page = await toArray();
      wasRead();
      await held;
      return page;
    };
    return cursor;
  });
  return { read, letGo };
}

it('a page that comes late is not taken in after a newer one, and whoever asks after a change sees it', async () => {
  followed.start();
  await fresh();
  const page = holdNextPage();
  await write([thing(1)]);
  const slow = fresh();
  await page.read;
  await write([thing(1, false), thing(2)]);
  const quick = fresh();
  // Long enough for a look that does not wait for the one before.
  for (let trips = 0; trips < 50; trips += 1) await things.findOne({ _id: undefined });
  page.letGo();
  expect(idsOf(await quick)).toEqual(['0002']);
  await slow;
  expect(idsOf(await fresh())).toEqual(['0002']);
});

it('all who ask at once share a look', async () => {
  followed.start();
  await fresh();
  const asked = jest.spyOn(changes, 'written');
  await Promise.all(Array.from({ length: 50 }, fresh));
  // One for them, and those of the follower itself.
  expect(asked.mock.calls.length).toBeLessThan(5);
});

it('waits no longer than it may', async () => {
  await expect(followed.fresh(AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  followed.start();
  await fresh();
  const page = holdNextPage();
  await write([thing(1)]);
  await page.read;
  const deadline = new AbortController();
  const waiting = followed.fresh(deadline.signal);
  deadline.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
  page.letGo();
});

it('what was stopped before it was read is not given out as whole', async () => {
  followed.start();
  await fresh();
  const page = holdNextPage();
  await write([thing(1)]);
  await page.read;
  await write([thing(2)]);
  const asked = fresh();
  const stopped = followed.stop();
  page.letGo();
  await expect(asked).rejects.toThrow('aborted');
  await stopped;
});
