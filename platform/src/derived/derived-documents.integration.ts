import type { StoreCollection } from '@trackrecord/contracts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Stores } from '../stores/connect-stores.js';
import { closeTestStores, connectTestStores } from '../testing/test-stores.js';
import { DerivedDocuments } from './derived-documents.js';

const COLLECTION = 'derived_test' as StoreCollection;
let stores: Stores;
beforeAll(async () => {
  stores = await connectTestStores();
});
afterAll(async () => {
  await stores.mongo.db.dropCollection(COLLECTION);
  await closeTestStores(stores);
});

const createDocuments = (version = 1) =>
  new DerivedDocuments(stores.mongo.db, COLLECTION, stores.sealer, z.string(), version);

describe('DerivedDocuments', () => {
  it('returns a value for its revision and older ones only', async () => {
    const uid = randomUUID();
    await createDocuments().store(uid, { revision: 3, value: 'three' });
    expect(await createDocuments().read(uid, 3)).toMatchObject({ revision: 3, value: 'three' });
    expect(await createDocuments().read(uid, 2)).toMatchObject({ revision: 3, value: 'three' });
    expect([await createDocuments().has(uid, 3), await createDocuments().has(uid, 4)]).toEqual([true, false]);
    expect(await createDocuments().read(uid, 4)).toBeUndefined();
    expect(await createDocuments().read(randomUUID(), 0)).toBeUndefined();
  });

  it('returns the stored value of any revision and version', async () => {
    const uid = randomUUID();
    expect(await createDocuments().readStored(uid)).toBeUndefined();
    await createDocuments(1).store(uid, { revision: 3, value: 'three' });
    expect(await createDocuments(2).readStored(uid)).toEqual({
      revision: 3,
      version: 1,
      madeAt: expect.any(Date),
      value: 'three',
    });
  });

  it('never replaces a newer value', async () => {
    const uid = randomUUID();
    await createDocuments().store(uid, { revision: 5, value: 'five' });
    await createDocuments().store(uid, { revision: 4, value: 'four' });
    await createDocuments().store(uid, { revision: 5, value: 'again' });
    expect(await createDocuments().read(uid, 0)).toMatchObject({ revision: 5, value: 'five' });
    await createDocuments().store(uid, { revision: 6, value: 'six' });
    expect(await createDocuments().read(uid, 0)).toMatchObject({ revision: 6, value: 'six' });
  });

  it('replaces a value of the same revision if its edition is newer', async () => {
    const uid = randomUUID();
    await createDocuments().store(uid, { revision: 5, edition: 2, value: 'second' });
    await createDocuments().store(uid, { revision: 5, edition: 1, value: 'first' });
    expect(await createDocuments().read(uid, 5)).toEqual({ revision: 5, edition: 2, value: 'second' });
    expect([await createDocuments().has(uid, 5, 2), await createDocuments().has(uid, 5, 3)]).toEqual([true, false]);
    await createDocuments().store(uid, { revision: 6, edition: 1, value: 'newer profile' });
    expect(await createDocuments().read(uid, 0)).toEqual({ revision: 6, edition: 1, value: 'newer profile' });
    expect(await createDocuments().listUsersAfter('', 1_000)).toContain(uid);
    expect(await createDocuments().listUsersAfter(uid, 1_000)).not.toContain(uid);
  });

  it('replaces a value of another version, newer or older', async () => {
    const uid = randomUUID();
    await createDocuments(1).store(uid, { revision: 5, value: 'old' });
    expect(await createDocuments(2).read(uid, 5)).toBeUndefined();
    await createDocuments(2).store(uid, { revision: 5, value: 'new' });
    expect(await createDocuments(2).read(uid, 5)).toMatchObject({ revision: 5, value: 'new' });
    await createDocuments(1).store(uid, { revision: 5, value: 'old again' });
    expect(await createDocuments(1).read(uid, 5)).toMatchObject({ revision: 5, value: 'old again' });
  });

  it('keeps the newest of concurrent writes', async () => {
    const uid = randomUUID();
    await Promise.all(
      [1, 2, 3, 4, 5].map((revision) => createDocuments().store(uid, { revision, value: String(revision) })),
    );
    expect(await createDocuments().read(uid, 0)).toMatchObject({ revision: 5 });
  });

  it('stores values encrypted', async () => {
    const uid = randomUUID();
    await createDocuments().store(uid, { revision: 1, value: 'a very secret CV' });
    const storedDocument = await stores.mongo.db
      .collection<{ _id: string; sealed: { buffer: Uint8Array } }>(COLLECTION)
      .findOne({ _id: uid });
    expect(Buffer.from(storedDocument?.sealed.buffer ?? []).toString('latin1')).not.toContain('secret');
  });
});
