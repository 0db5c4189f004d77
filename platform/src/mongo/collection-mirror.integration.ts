import { openOtherCollection } from '../testing/other-collection.js';
import { randomUUID } from 'node:crypto';
import type { Collection, Document, Filter, FindOptions } from 'mongodb';
import { createLogger } from '../logging/logger.js';
import { testVariable } from '../testing/test-stack.js';
import { ChangeCounter } from './change-counter.js';
import { connectMongo, type Mongo } from './connect.js';
import { type ChangeTracked, CollectionMirror, type CollectionIndex } from './collection-mirror.js';
import { WAIT_TIMEOUT_MS } from '../testing/wait-for.js';

interface Thing extends ChangeTracked {
  readonly isOpen: boolean;
  readonly secret?: string;
  readonly isBroken?: boolean;
}

/** Records the documents it is given. */
class ThingIndex implements CollectionIndex<Thing> {
  readonly things = new Map<string, Thing>();
  count = 0;
  readonly needsCompaction = (): boolean => this.count > 2_500;
  readonly apply = (documents: readonly Thing[]): void => {
    this.count += documents.length;
    for (const thing of documents) {
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
let mirror: CollectionMirror<Thing, ThingIndex>;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/mirror_${randomUUID()}`));
  things = openOtherCollection(mongo.db, 'things');
  await things.createIndex({ change: 1, _id: 1 }, {}, {});
  mirror = new CollectionMirror(
    things,
    {
      changes: (changes = new ChangeCounter(mongo.db, 'things')),
      initialFilter: { isOpen: true },
      fields: ['isOpen', 'isBroken'],
      createIndex: () => new ThingIndex(),
      pollIntervalMs: 2_000,
    },
    logger,
  );
});
afterEach(async () => {
  await mirror.stop();
  await mongo.db.dropDatabase();
  await mongo.close();
});

type NewThing = Omit<Thing, 'change'>;
const createThing = (id: number, isOpen = true): NewThing => ({ _id: String(id).padStart(4, '0'), isOpen });
const replace = (documents: readonly Thing[]) =>
  openOtherCollection<Thing>(mongo.db, 'things').bulkWrite(
    documents.map((thing) => ({ replaceOne: { filter: { _id: thing._id }, replacement: thing, upsert: true } })),
  );
/** Writes documents with the next change number. */
const write = (documents: readonly NewThing[]) =>
  changes.write(async (change) => {
    await replace(documents.map((thing) => ({ ...thing, change })));
  });
const readLatest = () => mirror.waitForLatest(AbortSignal.timeout(WAIT_TIMEOUT_MS));
const getIds = ({ index }: { readonly index: ThingIndex }) => [...index.things.keys()].sort();

it('reads existing documents, then changed ones, with the configured fields only', async () => {
  await write([{ ...createThing(1), secret: 'x' }, createThing(2), createThing(3, false)]);
  mirror.start();
  const before = await readLatest();
  expect(before.version).toBe(1);
  expect([...before.index.things.values()]).toEqual([
    { ...createThing(1), change: 1 },
    { ...createThing(2), change: 1 },
  ]);
  await write([createThing(1, false), createThing(4)]);
  const after = await readLatest();
  expect([getIds(after), after.version]).toEqual([['0002', '0004'], 2]);
});

it('fails its check until all documents have been read', async () => {
  await expect(mirror.check()).rejects.toThrow('initial read not complete');
  mirror.start();
  await readLatest();
  await expect(mirror.check()).resolves.toBeUndefined();
});

it('reads many documents of one change once', async () => {
  mirror.start();
  await readLatest();
  await write(Array.from({ length: 1_700 }, (_none, id) => createThing(id)));
  const { index } = await readLatest();
  expect([index.things.size, index.count]).toEqual([1_700, 1_700]);
});

it('skips and counts an unreadable document until it is readable', async () => {
  await write([createThing(1), { ...createThing(2), isBroken: true }, createThing(3)]);
  mirror.start();
  expect(getIds(await readLatest())).toEqual(['0001', '0003']);
  await expect(mirror.check()).resolves.toBeUndefined();
  expect(mirror.skippedCount).toBe(1);
  await write([createThing(2)]);
  expect(getIds(await readLatest())).toEqual(['0001', '0002', '0003']);
  expect(mirror.skippedCount).toBe(0);
});

it('reads a change only when it is completely written', async () => {
  mirror.start();
  await readLatest();
  await changes.write(async (change) => {
    await replace([{ ...createThing(5), change }]);
    expect(getIds(await readLatest())).toEqual([]);
    await replace([{ ...createThing(1), change }]);
  });
  expect(getIds(await readLatest())).toEqual(['0001', '0005']);
});

it('reads the documents of an interrupted write after the next change', async () => {
  mirror.start();
  await readLatest();
  const interruptedWrite = changes.write(async (change) => {
    await replace([{ ...createThing(1), change }]);
    throw new Error('killed');
  });
  await expect(interruptedWrite).rejects.toThrow('killed');
  expect(getIds(await readLatest())).toEqual([]);
  await write([createThing(2)]);
  expect(getIds(await readLatest())).toEqual(['0001', '0002']);
});

it('rebuilds an index that needs compaction', async () => {
  const all = Array.from({ length: 900 }, (_none, id) => createThing(id));
  await write(all);
  mirror.start();
  const { index } = await readLatest();
  for (let round = 0; round < 2; round += 1) {
    await write(all);
    await readLatest();
  }
  for (let attempt = 0; attempt < 600 && mirror.index === index; attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(mirror.index).not.toBe(index);
  expect([mirror.index.things.size, mirror.index.count]).toEqual([900, 900]);
});

/** Delays the next page after it has been read until `release`. */
function delayNextPage(): { readonly read: Promise<void>; readonly release: () => void } {
  const find = things.find.bind(things);
  let release = (): void => undefined;
  let resolveRead = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const read = new Promise<void>((resolve) => (resolveRead = resolve));
  jest.spyOn(things, 'find').mockImplementationOnce((filter: Filter<Document>, options?: FindOptions) => {
    const cursor = find(filter, options);
    const toArray = cursor.toArray.bind(cursor);
    cursor.toArray = async () => {
      const page = await toArray();
      resolveRead();
      await released;
      return page;
    };
    return cursor;
  });
  return { read, release };
}

it('does not apply a late page after a newer one, and returns the latest change', async () => {
  mirror.start();
  await readLatest();
  const page = delayNextPage();
  await write([createThing(1)]);
  const slow = readLatest();
  await page.read;
  await write([createThing(1, false), createThing(2)]);
  const fast = readLatest();
  // Long enough for a poll that does not wait for the previous one.
  for (let roundTrip = 0; roundTrip < 50; roundTrip += 1) await things.findOne({ _id: undefined });
  page.release();
  expect(getIds(await fast)).toEqual(['0002']);
  await slow;
  expect(getIds(await readLatest())).toEqual(['0002']);
});

it('shares one poll among concurrent readers', async () => {
  mirror.start();
  await readLatest();
  const reads = jest.spyOn(changes, 'readLatest');
  await Promise.all(Array.from({ length: 50 }, readLatest));
  // One for the readers, and those of the mirror's own polling.
  expect(reads.mock.calls.length).toBeLessThan(5);
});

it('stops waiting when the signal aborts', async () => {
  await expect(mirror.waitForLatest(AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  mirror.start();
  await readLatest();
  const page = delayNextPage();
  await write([createThing(1)]);
  await page.read;
  const abortController = new AbortController();
  const waiting = mirror.waitForLatest(abortController.signal);
  abortController.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
  page.release();
});

it('rejects readers if it is stopped before everything is read', async () => {
  mirror.start();
  await readLatest();
  const page = delayNextPage();
  await write([createThing(1)]);
  await page.read;
  await write([createThing(2)]);
  const pending = readLatest();
  const stopped = mirror.stop();
  page.release();
  await expect(pending).rejects.toThrow('aborted');
  await stopped;
});
