import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Stores } from '../stores/connect-stores.js';
import { closeTestStores, connectTestStores } from '../testing/test-stores.js';
import { DerivedDocuments } from './derived-documents.js';

const COLLECTION = 'derived_test';
let stores: Stores;
beforeAll(async () => {
  stores = await connectTestStores();
});
afterAll(async () => {
  await stores.mongo.db.dropCollection(COLLECTION);
  await closeTestStores(stores);
});

const documents = (version = 1) =>
  new DerivedDocuments(stores.mongo.db, COLLECTION, stores.sealer, z.string(), version);

describe('DerivedDocuments', () => {
  it('returns a value for its revision and older ones only', async () => {
    const uid = randomUUID();
    await documents().store(uid, { revision: 3, value: 'three' });
    expect(await documents().read(uid, 3)).toMatchObject({ revision: 3, value: 'three' });
    expect(await documents().read(uid, 2)).toMatchObject({ revision: 3, value: 'three' });
    expect([await documents().has(uid, 3), await documents().has(uid, 4)]).toEqual([true, false]);
    expect(await documents().read(uid, 4)).toBeUndefined();
    expect(await documents().read(randomUUID(), 0)).toBeUndefined();
  });

  it('returns the stored value of any revision and version', async () => {
    const uid = randomUUID();
    expect(await documents().readStored(uid)).toBeUndefined();
    await documents(1).store(uid, { revision: 3, value: 'three' });
    expect(await documents(2).readStored(uid)).toEqual({
      revision: 3,
      version: 1,
      madeAt: expect.any(Date),
      value: 'three',
    });
  });

  it('never replaces a newer value', async () => {
    const uid = randomUUID();
    await documents().store(uid, { revision: 5, value: 'five' });
    await documents().store(uid, { revision: 4, value: 'four' });
    await documents().store(uid, { revision: 5, value: 'again' });
    expect(await documents().read(uid, 0)).toMatchObject({ revision: 5, value: 'five' });
    await documents().store(uid, { revision: 6, value: 'six' });
    expect(await documents().read(uid, 0)).toMatchObject({ revision: 6, value: 'six' });
  });

  it('replaces a value of the same revision if its edition is newer', async () => {
    const uid = randomUUID();
    await documents().store(uid, { revision: 5, edition: 2, value: 'second' });
    await documents().store(uid, { revision: 5, edition: 1, value: 'first' });
    expect(await documents().read(uid, 5)).toEqual({ revision: 5, edition: 2, value: 'second' });
    expect([await documents().has(uid, 5, 2), await documents().has(uid, 5, 3)]).toEqual([true, false]);
    await documents().store(uid, { revision: 6, edition: 1, value: 'newer profile' });
    expect(await documents().read(uid, 0)).toEqual({ revision: 6, edition: 1, value: 'newer profile' });
    expect(await documents().listUsersAfter('', 1_000)).toContain(uid);
    expect(await documents().listUsersAfter(uid, 1_000)).not.toContain(uid);
  });

  it('replaces a value of another version, newer or older', async () => {
    const uid = randomUUID();
    await documents(1).store(uid, { revision: 5, value: 'old' });
    expect(await documents(2).read(uid, 5)).toBeUndefined();
    await documents(2).store(uid, { revision: 5, value: 'new' });
    expect(await documents(2).read(uid, 5)).toMatchObject({ revision: 5, value: 'new' });
    await documents(1).store(uid, { revision: 5, value: 'old again' });
    expect(await documents(1).read(uid, 5)).toMatchObject({ revision: 5, value: 'old again' });
  });

  it('keeps the newest of concurrent writes', async () => {
    const uid = randomUUID();
    await Promise.all([1, 2, 3, 4, 5].map((revision) => documents().store(uid, { revision, value: String(revision) })));
    expect(await documents().read(uid, 0)).toMatchObject({ revision: 5 });
  });

  it('stores values encrypted', async () => {
    const uid = randomUUID();
    await documents().store(uid, { revision: 1, value: 'a very secret CV' });
    const stored = await stores.mongo.db
      .collection<{ _id: string; sealed: { buffer: Uint8Array } }>(COLLECTION)
      .findOne({ _id: uid });
    expect(Buffer.from(stored?.sealed.buffer ?? []).toString('latin1')).not.toContain('secret');
  });
});
