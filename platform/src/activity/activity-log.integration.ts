import { randomBytes, randomUUID } from 'node:crypto';
import { ACTIVITY_COLLECTION, MAX_ACTIVITY_ENTRIES } from '@trackrecord/contracts';
import { connectMongo } from '../mongo/connect.js';
import { KeyStore } from '../sealing/key-store.js';
import { Sealer } from '../sealing/sealer.js';
import type { Stores } from '../stores/connect-stores.js';
import { testVariable } from '../testing/test-stack.js';
import { startTcpProxy } from '../testing/tcp-proxy.js';
import { closeTestStores, connectTestStores } from '../testing/test-stores.js';
import { type ActivityDocument, type NewActivity } from './activity-documents.js';
import { ActivityLog } from './activity-log.js';

const masterKey = randomBytes(32);
const droppedErrors: unknown[] = [];
const options = { masterKey, days: 30, onDropped: (error: unknown) => droppedErrors.push(error) };
let stores: Stores;
let log: ActivityLog;
let uid: string;
beforeAll(async () => {
  stores = await connectTestStores();
  log = new ActivityLog(stores.mongo.db, stores.sealer, options);
  await log.prepare();
});
afterAll(() => closeTestStores(stores));
beforeEach(() => {
  uid = `activity-${randomUUID()}`;
  droppedErrors.splice(0);
});

const createRefusal = (details: NewActivity['details'] = {}, status = 412): NewActivity => ({
  uid,
  kind: 'write',
  outcome: 'refused',
  status,
  code: 'precondition-failed',
  details,
});
const findDocuments = () => stores.mongo.db.collection<ActivityDocument>(ACTIVITY_COLLECTION).find({ uid }).toArray();

it('stores details encrypted and returns them to those who have the key', async () => {
  const details = { requestId: 'the-request', paths: ['skills'], route: 'PATCH /api/profile/skills/{uid}' };
  log.record(createRefusal(details));
  await log.flush();
  expect(await log.readActivity(uid)).toEqual([
    expect.objectContaining({
      kind: 'write',
      outcome: 'refused',
      status: 412,
      code: 'precondition-failed',
      ...details,
    }),
  ]);
  const [stored] = await findDocuments();
  expect(JSON.stringify(stored)).not.toMatch(/the-request|skills/);
  expect(stored?.until.getTime()).toBe((stored?.at.getTime() ?? 0) + 30 * 86_400_000);
});

it.each(['requestId', 'commandId'] as const)(
  'finds an entry by its %s, with the same master key only',
  async (name) => {
    const id = randomUUID();
    log.record(createRefusal({ [name]: id }));
    await log.flush();
    expect(await log.findByRequestOrCommandId(id)).toEqual([expect.objectContaining({ uid })]);
    expect(await log.findByRequestOrCommandId(randomUUID())).toEqual([]);
    const otherLog = new ActivityLog(stores.mongo.db, stores.sealer, { ...options, masterKey: randomBytes(32) });
    expect(await otherLog.findByRequestOrCommandId(id)).toEqual([]);
  },
);

it('finds an entry by the short reference of its request', async () => {
  const requestId = randomUUID();
  log.record(createRefusal({ requestId }));
  await log.flush();
  expect(await log.findByRequestOrCommandId(requestId.slice(0, 8))).toEqual([expect.objectContaining({ uid })]);
});

it('keeps the newest entries of a person only', async () => {
  let time = Date.now();
  const timedLog = new ActivityLog(stores.mongo.db, stores.sealer, {
    ...options,
    now: () => new Date((time += 1_000)),
  });
  for (let n = 0; n < MAX_ACTIVITY_ENTRIES + 15; n += 1) timedLog.record(createRefusal({ revision: n }));
  await timedLog.flush();
  const entries = await log.readActivity(uid);
  expect(entries).toHaveLength(MAX_ACTIVITY_ENTRIES);
  expect(entries[0]?.revision).toBe(MAX_ACTIVITY_ENTRIES + 14);
  const [, second, third] = entries;
  expect(await log.readActivity(uid, new Date(second?.at ?? ''), 1)).toEqual([third]);
});

it('records one rate-limited request a minute and person, on all servers together', async () => {
  const now = () => new Date('2026-11-25T10:00:30Z');
  for (let server = 0; server < 2; server += 1) {
    const other = new ActivityLog(stores.mongo.db, stores.sealer, { ...options, now });
    for (let n = 0; n < 5; n += 1) other.record(createRefusal({ revision: n }, 429));
    await other.flush();
  }
  expect(await log.readActivity(uid)).toHaveLength(1);
  expect(droppedErrors).toEqual([]);
});

it('records nothing of an erased person', async () => {
  await stores.keys.destroy(uid);
  log.record(createRefusal());
  await log.flush();
  expect([await findDocuments(), droppedErrors]).toEqual([[], []]);
});

it('drops entries while MongoDB is unreachable, and reports each', async () => {
  const { hostname, port, pathname } = new URL(testVariable('MONGODB_URL'));
  const proxy = await startTcpProxy(hostname, Number(port));
  const mongo = await connectMongo(`mongodb://127.0.0.1:${String(proxy.port)}${pathname}`);
  try {
    const sealer = new Sealer(new KeyStore(stores.keysMongo.db, Buffer.from(testVariable('MASTER_KEY'), 'base64')));
    const disconnectedLog = new ActivityLog(mongo.db, sealer, options);
    disconnectedLog.record(createRefusal());
    await disconnectedLog.flush();
    proxy.block();
    for (let n = 0; n < 3; n += 1) disconnectedLog.record(createRefusal());
    while (droppedErrors.length < 3) await new Promise((later) => setTimeout(later, 50));
    expect(await findDocuments()).toHaveLength(1);
  } finally {
    await mongo.close();
    await proxy.close();
  }
});

it('drops an entry whose field path or error code is free text', async () => {
  log.record(createRefusal({ paths: ['I was dismissed in May'] }));
  log.record({ ...createRefusal(), code: 'Dismissed in May' });
  await log.flush();
  expect([(await findDocuments()).length, droppedErrors.length]).toEqual([0, 2]);
});
