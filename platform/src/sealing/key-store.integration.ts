import { randomBytes, randomUUID } from 'node:crypto';
import { Collection, MongoServerError } from 'mongodb';
import { connectMongo, type Mongo } from '../mongo/connect.js';
import { testVariable } from '../testing/test-stack.js';
import { KeyDestroyedError, KeyMissingError, KeysReplacedError, KeyStore, WrongMasterKeyError } from './key-store.js';
import { Sealer } from './sealer.js';
import type { SubjectHistory } from './subject-history.js';

let mongo: Mongo;
const masterKey = randomBytes(32);

beforeAll(async () => {
  const url = new URL(testVariable('KEYS_MONGODB_URL'));
  url.pathname = `/keys-${randomUUID().slice(0, 8)}`;
  mongo = await connectMongo(url.href);
  await createKeyStore().verifyMasterKey();
});
afterAll(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const createKeyStore = (now?: () => number) => new KeyStore(mongo.db, masterKey, now);

it('creates one key for concurrent calls', async () => {
  const subject = randomUUID();
  const keys = await Promise.all(Array.from({ length: 20 }, () => createKeyStore().findOrCreate(subject)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(await createKeyStore().find(subject)).toEqual(keys[0]);
});

it('reads the history of a subject once for concurrent findOrCreate calls', async () => {
  const histories: string[] = [];
  const keys = new KeyStore(mongo.db, masterKey, Date.now, (subject) => {
    histories.push(subject);
    return Promise.resolve('empty');
  });
  const subject = randomUUID();
  const createdKeys = await Promise.all(Array.from({ length: 20 }, () => keys.findOrCreate(subject)));
  expect(new Set(createdKeys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(histories).toEqual([subject]);
});

it('reads a key once for concurrent find calls', async () => {
  const subject = randomUUID();
  const key = await createKeyStore().findOrCreate(subject);
  const findOne = jest.spyOn(Collection.prototype, 'findOne');
  const keys = createKeyStore();
  const foundKeys = await Promise.all(Array.from({ length: 20 }, () => keys.find(subject)));
  expect(foundKeys.every((foundKey) => foundKey.equals(key))).toBe(true);
  expect(findOne).toHaveBeenCalledTimes(1);
  findOne.mockRestore();
});

it('finds a key that was created after a lookup found none', async () => {
  const keys = createKeyStore();
  const subject = randomUUID();
  await expect(keys.find(subject)).rejects.toThrow(KeyMissingError);
  const key = await createKeyStore().findOrCreate(subject);
  expect(await keys.find(subject)).toEqual(key);
});

it('stores no key in plain text', async () => {
  const subject = randomUUID();
  const key = await createKeyStore().findOrCreate(subject);
  const storedDocument = await mongo.db
    .collection<{ _id: string; wrapped: { buffer: Uint8Array } }>('keys')
    .findOne({ _id: subject });
  expect(Buffer.from(storedDocument?.wrapped.buffer ?? []).includes(key)).toBe(false);
});

it('throws KeyMissingError if there never was a key', async () => {
  await expect(createKeyStore().find(randomUUID())).rejects.toThrow(KeyMissingError);
});

describe('a subject without a key', () => {
  const createStoreWithHistory = (history: SubjectHistory) =>
    new KeyStore(mongo.db, masterKey, Date.now, () => Promise.resolve(history));
  const findStoredKey = (subject: string) => mongo.db.collection<{ _id: string }>('keys').findOne({ _id: subject });

  it.each([
    ['sealed', KeyMissingError],
    ['erased', KeyDestroyedError],
  ] as const)('gets no new key when its streams are %s', async (history, error) => {
    const subject = randomUUID();
    await expect(createStoreWithHistory(history).findOrCreate(subject)).rejects.toThrow(error);
    expect(await findStoredKey(subject)).toBeNull();
  });

  it('gets a key when its streams are empty', async () => {
    const subject = randomUUID();
    await createStoreWithHistory('empty').findOrCreate(subject);
    expect(await findStoredKey(subject)).not.toBeNull();
  });

  it('uses the key that another process created meanwhile', async () => {
    const subject = randomUUID();
    const createdKeys: Buffer[] = [];
    const keys = new KeyStore(mongo.db, masterKey, Date.now, async () => {
      createdKeys.push(await createKeyStore().findOrCreate(subject));
      return 'sealed';
    });
    expect(await keys.findOrCreate(subject)).toEqual(createdKeys[0]);
  });

  it('gets no key while the event store cannot be reached', async () => {
    const subject = randomUUID();
    const keys = new KeyStore(mongo.db, masterKey, Date.now, () => Promise.reject(new Error('14 UNAVAILABLE')));
    await expect(keys.findOrCreate(subject)).rejects.toThrow('14 UNAVAILABLE');
    expect(await findStoredKey(subject)).toBeNull();
  });
});

it('throws KeysReplacedError if the keys belong to another master key', async () => {
  const otherStore = new KeyStore(mongo.db, randomBytes(32));
  await expect(otherStore.find(randomUUID())).rejects.toThrow(KeysReplacedError);
});

it('never creates a new key after one was destroyed', async () => {
  const subject = randomUUID();
  const sealer = new Sealer(createKeyStore());
  const sealed = await sealer.seal(subject, { secret: true }, 'here');
  await createKeyStore().destroy(subject);
  const otherSealer = new Sealer(createKeyStore());
  await expect(otherSealer.open(subject, sealed, 'here')).rejects.toThrow(KeyDestroyedError);
  await expect(otherSealer.seal(subject, {}, 'here')).rejects.toThrow(KeyDestroyedError);
});

it('destroys a key despite a concurrent write', async () => {
  const subject = randomUUID();
  await createKeyStore().findOrCreate(subject);
  // Real MongoDB rejects the slower of two concurrent upserts; the embedded one never does.
  const duplicateKey = new MongoServerError({ message: 'E11000 duplicate key error', code: 11_000 });
  const upsert = jest.spyOn(Collection.prototype, 'updateOne').mockRejectedValueOnce(duplicateKey);
  await createKeyStore().destroy(subject);
  upsert.mockRestore();
  await expect(createKeyStore().findOrCreate(subject)).rejects.toThrow(KeyDestroyedError);
});

it('forgets a destroyed key within a minute in every process', async () => {
  const subject = randomUUID();
  let now = 1;
  const otherStore = createKeyStore(() => now);
  await otherStore.findOrCreate(subject);
  await createKeyStore().destroy(subject);
  now = 60_002;
  await expect(otherStore.findOrCreate(subject)).rejects.toThrow(KeyDestroyedError);
});

it('rejects another master key at the start', async () => {
  await createKeyStore().verifyMasterKey();
  await createKeyStore().verifyMasterKey();
  await expect(new KeyStore(mongo.db, randomBytes(32)).verifyMasterKey()).rejects.toThrow(WrongMasterKeyError);
});
