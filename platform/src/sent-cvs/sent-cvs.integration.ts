import { randomUUID } from 'node:crypto';
import { SENT_CVS_COLLECTION } from '@trackrecord/contracts';
import { Binary } from 'mongodb';
import type { Stores } from '../stores/connect-stores.js';
import { closeTestStores, connectTestStores } from '../testing/test-stores.js';
import { hashContent, SentCvDamagedError, SentCvs } from './sent-cvs.js';

let stores: Stores;
let uid: string;
let cvs: SentCvs;
beforeAll(async () => {
  stores = await connectTestStores();
  cvs = new SentCvs(stores.mongo.db, stores.sealer);
});
beforeEach(() => {
  uid = randomUUID();
});
afterAll(() => closeTestStores(stores));

const getCollection = () => stores.mongo.db.collection(SENT_CVS_COLLECTION);

it('stores the same CV once, also for concurrent requests', async () => {
  const pdf = Buffer.from('%PDF-1.7 a CV');
  const hashes = await Promise.all([cvs.store(uid, pdf), cvs.store(uid, pdf), cvs.store(uid, pdf)]);
  expect(new Set(hashes)).toEqual(new Set([hashContent(pdf)]));
  expect(await cvs.listByUser(uid)).toEqual([hashContent(pdf)]);
  expect(await cvs.read(uid, hashContent(pdf))).toEqual({ hash: hashContent(pdf), pdf });
});

it('returns no CV of another user', async () => {
  const hash = await cvs.store(uid, Buffer.from('a CV'));
  expect(await cvs.read(randomUUID(), hash)).toBeUndefined();
});

it('stores no readable content', async () => {
  await cvs.store(uid, Buffer.from('a very readable CV'));
  const document = JSON.stringify(await getCollection().findOne({ uid }));
  expect(document).not.toContain('readable');
  expect(document).not.toContain(Buffer.from('a very readable CV').toString('base64'));
});

it('rejects a CV that is stored under another hash', async () => {
  const hash = await cvs.store(uid, Buffer.from('a CV'));
  const context = `sent-cv|${uid}|${hash}`;
  const sealed = new Binary(await stores.sealer.seal(uid, Buffer.from('another CV').toString('base64'), context));
  await getCollection().updateOne({ uid }, { $set: { sealed } });
  await expect(cvs.read(uid, hash)).rejects.toThrow(SentCvDamagedError);
});
