import { randomBytes, randomUUID } from 'node:crypto';
import type { Stores } from '../stores/connect-stores.js';
import { closeTestStores, connectTestStores } from '../testing/test-stores.js';
import { Uploads } from './uploads.js';

let stores: Stores;
let clock: Date;
let uploads: Uploads;
beforeAll(async () => {
  stores = await connectTestStores();
});
afterAll(() => closeTestStores(stores));
beforeEach(async () => {
  clock = new Date();
  uploads = new Uploads(stores.mongo.db, stores.sealer, { maxBytes: 100, maxUnfinished: 2 }, () => clock);
  await uploads.prepare();
});

const countChunks = (uid: string) => stores.mongo.db.collection('upload_pieces').countDocuments({ uid });

describe('Uploads', () => {
  it('assembles chunks in order once all have arrived', async () => {
    const uid = randomUUID();
    const [a, b, c] = [randomBytes(30), randomBytes(30), randomBytes(10)];
    await uploads.put(uid, 'u', 3, 2, c);
    await uploads.put(uid, 'u', 3, 0, a);
    expect(await uploads.getState(uid, 'u')).toEqual({ chunkCount: 3, missingIndexes: [1] });
    expect(await uploads.read(uid, 'u')).toBeUndefined();
    await uploads.put(uid, 'u', 3, 1, randomBytes(30));
    await uploads.put(uid, 'u', 3, 1, b);
    expect(await uploads.read(uid, 'u')).toEqual(Buffer.concat([a, b, c]));
    await uploads.remove(uid, 'u');
    expect([await uploads.getState(uid, 'u'), await countChunks(uid)]).toEqual([undefined, 0]);
  });

  it('rejects uploads that are too large, inconsistent or too many', async () => {
    const uid = randomUUID();
    await uploads.put(uid, 'u', 2, 0, randomBytes(60));
    await expect(uploads.put(uid, 'u', 2, 1, randomBytes(41))).rejects.toMatchObject({ reason: 'too-large' });
    await expect(uploads.put(uid, 'u', 3, 1, randomBytes(1))).rejects.toMatchObject({ reason: 'in-progress' });
    await uploads.put(uid, 'v', 2, 0, randomBytes(1));
    await expect(uploads.put(uid, 'w', 2, 0, randomBytes(1))).rejects.toMatchObject({ reason: 'in-progress' });
  });

  it('rejects reading an upload whose stored chunks together exceed the limit', async () => {
    const uid = randomUUID();
    // Concurrent chunks are stored like this, too, until each of them is checked again.
    const large = new Uploads(stores.mongo.db, stores.sealer, { maxBytes: 1_000, maxUnfinished: 2 });
    await large.put(uid, 'u', 2, 0, randomBytes(60));
    await large.put(uid, 'u', 2, 1, randomBytes(60));
    await expect(uploads.read(uid, 'u')).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('stores at most the limit of chunks that arrive at once', async () => {
    const uid = randomUUID();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => uploads.put(uid, 'u', 8, index, randomBytes(40))),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'too-large' });
    expect(await countChunks(uid)).toBeLessThanOrEqual(2);
  });

  it('starts exactly as many of the uploads that begin at once as the limit', async () => {
    const uid = randomUUID();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => uploads.put(uid, `u${String(n)}`, 2, 0, randomBytes(1))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await stores.mongo.db.collection('uploads').countDocuments({ uid })).toBe(2);
  });

  it('deletes abandoned uploads to make room for others', async () => {
    const uid = randomUUID();
    await uploads.put(uid, 'u', 2, 0, randomBytes(60));
    clock = new Date(clock.getTime() + 60_000);
    await uploads.put(uid, 'v', 2, 0, randomBytes(60));
    clock = new Date(clock.getTime() + 90_000);
    await uploads.put(uid, 'w', 2, 0, randomBytes(60));
    expect(await uploads.getState(uid, 'u')).toBeUndefined();
    expect(await uploads.getState(uid, 'v')).toBeDefined();
    expect(await countChunks(uid)).toBe(2);
  });
});
