import { randomUUID } from 'node:crypto';
import type { Stores } from '../stores/connect-stores.js';
import { closeTestStores, connectTestStores } from '../testing/test-stores.js';
import { type SlotLimit, Slots } from './slots.js';

let stores: Stores;
let slots: Slots;
let limit: SlotLimit;
/** The documents that count, oldest first. */
let documents: string[];
beforeAll(async () => {
  stores = await connectTestStores();
  slots = new Slots(stores.mongo.db);
  await slots.prepare();
});
afterAll(() => closeTestStores(stores));
beforeEach(() => {
  limit = { kind: 'uploads', uid: `slots-${randomUUID()}`, max: 3 };
  documents = [];
});

/** Inserts a document, and deletes it again if there is no slot for it. */
async function insert(id: string = randomUUID()): Promise<boolean> {
  documents.push(id);
  // Each request has its own connection to the store, as if each came from another process.
  const hasSlot = await new Slots(stores.mongo.db).claim(limit, id, () => Promise.resolve([...documents]));
  if (!hasSlot) documents = documents.filter((other) => other !== id);
  return hasSlot;
}
const countSlots = () => stores.mongo.db.collection('slots').countDocuments({ uid: limit.uid });
const insertMany = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => insert()))).filter(Boolean).length;

it('permits as many documents as the limit, inserted one after another', async () => {
  expect([await insert(), await insert(), await insert(), await insert()]).toEqual([true, true, true, false]);
});

it('permits exactly as many documents as the limit, inserted at once', async () => {
  expect(await insertMany(30)).toBe(3);
  expect([documents.length, await countSlots()]).toEqual([3, 3]);
});

it('permits exactly one of many documents that are inserted at once below the limit', async () => {
  await insertMany(2);
  expect(await insertMany(30)).toBe(1);
});

it('gives the slot of a deleted document to the next one', async () => {
  await insertMany(3);
  documents.shift();
  expect(await insertMany(10)).toBe(1);
  expect([documents.length, await countSlots()]).toEqual([3, 3]);
});

it('counts documents from before there were slots', async () => {
  documents.push(randomUUID(), randomUUID());
  expect(await insertMany(10)).toBe(1);
});

it('keeps a slot that is claimed repeatedly', async () => {
  const id = randomUUID();
  expect([await insert(id), await insert(id), await insert(id), await insert(id)]).toEqual([true, true, true, true]);
  expect(await countSlots()).toBe(1);
});

it('has a limit for each user', async () => {
  await insertMany(3);
  limit = { ...limit, uid: `slots-${randomUUID()}` };
  documents = [];
  expect(await insertMany(4)).toBe(3);
});
