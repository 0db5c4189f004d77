import { randomUUID } from 'node:crypto';
import type { OneTimeCodeDocument } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { OneTimeCodes } from './one-time-codes.js';

const COLLECTION = 'consent_codes';
const UNTIL = new Date('2099-01-01');

let stores: Stores;
let codes: OneTimeCodes;
let uid: string;
beforeAll(async () => {
  stores = await connectTestStores();
  codes = new OneTimeCodes(stores.mongo.db, COLLECTION);
  await codes.prepare();
});
afterAll(() => closeTestStores(stores));
beforeEach(() => (uid = `codes-${randomUUID()}`));
afterEach(() => codes.delete(uid));

it('a person has one code, also if several are stored at once', async () => {
  const hashes = Array.from({ length: 20 }, () => randomUUID());
  await Promise.all(hashes.map((hash) => codes.replace(uid, hash, UNTIL)));
  const found = await Promise.all(hashes.map((hash) => codes.findPerson(hash)));
  expect(found.filter((person) => person !== undefined)).toEqual([uid]);
});

it('a code is taken once', async () => {
  const hash = randomUUID();
  await codes.replace(uid, hash, UNTIL);
  const taken = await Promise.all(Array.from({ length: 10 }, () => codes.take(hash)));
  expect(taken.filter((person) => person !== undefined)).toEqual([uid]);
  expect(await codes.findPerson(hash)).toBeUndefined();
});

it('a code of an earlier version is found, taken and replaced', async () => {
  const collection = stores.mongo.db.collection<OneTimeCodeDocument>(COLLECTION);
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  await collection.insertMany([first, second].map((_id) => ({ _id, uid, until: UNTIL })));
  expect(await codes.findPerson(first)).toBe(uid);
  expect([await codes.take(first), await codes.take(first)]).toEqual([uid, undefined]);
  await codes.replace(uid, third, UNTIL);
  expect(await codes.findPerson(second)).toBeUndefined();
  expect(await codes.findPerson(third)).toBe(uid);
});

it('a code of two people finds neither of them', async () => {
  const other = `codes-${randomUUID()}`;
  const hash = randomUUID();
  await codes.replace(uid, hash, UNTIL);
  await codes.replace(other, hash, UNTIL);
  expect(await codes.findPerson(hash)).toBeUndefined();
  await codes.delete(other);
});
