import { randomUUID } from 'node:crypto';
import { APPROVALS_COLLECTION } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores } from '@trackrecord/platform/testing/test-stores';
import { Approvals } from './approvals.js';
import {
  connectAccessStores,
  readAccesses,
  readStaffEvents,
  staffApi,
  TICKET_SESSION_BODY,
} from '../testing/access-api.js';

let stores: Stores;
let person: TestUser;
let support: TestUser;
let auditor: TestUser;
beforeAll(async () => {
  stores = await connectAccessStores();
});
afterAll(async () => {
  await closeTestStores(stores);
});
beforeEach(async () => {
  [person, support, auditor] = await Promise.all([signUp(), signUpStaff('support', 'auditor'), signUpStaff('auditor')]);
});

const { basis, purpose, ticket } = TICKET_SESSION_BODY;
const asked = { action: 'open-session', basis, purpose, ticket };

/** Asks for an approval and returns its id. */
async function request(): Promise<string> {
  const { body } = await staffApi(support, person.uid).requestApproval(asked).expect(201);
  return (body as { id: string }).id;
}

const answer = (id: string, decision: string, staff = auditor) =>
  staffApi(staff, person.uid).answerApproval(id, decision);
const open = (approvalId: string, changes: object = {}, uid = person.uid) =>
  staffApi(support, uid).open({ ...TICKET_SESSION_BODY, approvalId, ...changes });
const REQUIRED = { status: 403, body: { code: 'approval-required' } };

it('an approval permits one session like the one that was approved', async () => {
  const id = await request();
  expect(await open(id)).toMatchObject(REQUIRED);
  await answer(id, 'approve').expect(200, { state: 'approved' });
  const other = await signUp();
  expect(await open(id, {}, other.uid)).toMatchObject(REQUIRED);
  expect(await open(id, { ticket: 'SUP-9' })).toMatchObject(REQUIRED);
  await open(id).expect(201);
  expect((await readAccesses(stores, person.uid))[0]?.data).toMatchObject({ approvalId: id });
  expect(await open(id)).toMatchObject(REQUIRED);
});

it('an approval can be used again if the session was refused', async () => {
  const id = await request();
  await answer(id, 'approve').expect(200);
  expect(await open(id, { minutes: 31 })).toMatchObject({ status: 400 });
  await open(id).expect(201);
});

it('a request is answered once, and never by the one who asked', async () => {
  const id = await request();
  expect(await answer(id, 'approve', support)).toMatchObject({ status: 403, body: { code: 'own-request' } });
  await answer(id, 'reject').expect(200, { state: 'rejected' });
  expect(await answer(id, 'approve')).toMatchObject({ status: 409, body: { code: 'approval-over' } });
  expect(await open(id)).toMatchObject(REQUIRED);
  expect(await answer(randomUUID(), 'approve')).toMatchObject({ status: 404 });
});

it('a request can be answered for 15 minutes, and its approval used for 15 minutes', async () => {
  const id = await request();
  const approvals = stores.mongo.db.collection<{ _id: string; until: Date }>(APPROVALS_COLLECTION);
  const expectQuarterHour = async () => {
    const remainingMs = ((await approvals.findOne({ _id: id }))?.until.getTime() ?? 0) - Date.now();
    expect(remainingMs).toBeGreaterThan(14 * 60_000);
    expect(remainingMs).toBeLessThanOrEqual(15 * 60_000);
  };
  await expectQuarterHour();
  const expire = () => approvals.updateOne({ _id: id }, { $set: { until: new Date(Date.now() - 1) } });
  await expire();
  expect(await answer(id, 'approve')).toMatchObject({ status: 409 });
  await approvals.updateOne({ _id: id }, { $set: { until: new Date(Date.now() + 60_000) } });
  await answer(id, 'approve').expect(200);
  await expectQuarterHour();
  await expire();
  expect(await open(id)).toMatchObject(REQUIRED);
});

it('a request is refused for the own account and unknown accounts, and stores no uid of a person', async () => {
  const id = await request();
  const stored = await stores.mongo.db.collection<{ _id: string }>(APPROVALS_COLLECTION).findOne({ _id: id });
  expect(stored).toMatchObject({ state: 'waiting', askedBy: support.uid });
  expect(JSON.stringify(stored)).not.toContain(person.uid);
  const ask = (uid: string) => staffApi(support, uid).requestApproval(asked);
  expect(await ask(support.uid)).toMatchObject({ status: 403, body: { code: 'own-account' } });
  expect(await ask('unknown')).toMatchObject({ status: 404 });
});

it('a request is recorded in the streams of both staff members, without the person and the ticket', async () => {
  const [approved, rejected] = [await request(), await request()];
  await answer(approved, 'approve').expect(200);
  await answer(rejected, 'reject').expect(200);
  expect(await answer(rejected, 'approve')).toMatchObject({ status: 409 });
  const events = await readStaffEvents(stores, support.uid);
  const actor = { uid: support.uid, role: 'support' };
  expect(events).toEqual(
    [approved, rejected].map((approvalId) => ({
      type: 'ApprovalRequested',
      actor,
      data: { approvalId, action: 'open-session', basis, purpose },
    })),
  );
  const auditing = { uid: auditor.uid, role: 'auditor' };
  expect((await readStaffEvents(stores, auditor.uid)).filter(({ type }) => type === 'ApprovalAnswered')).toEqual([
    { type: 'ApprovalAnswered', actor: auditing, data: { approvalId: approved, answer: 'approve' } },
    { type: 'ApprovalAnswered', actor: auditing, data: { approvalId: rejected, answer: 'reject' } },
  ]);
});

it('a request is answered only once its record is written', async () => {
  const id = await request();
  const approvals = new Approvals(stores.mongo.db, 1);
  const failing = approvals.answer(id, 'approved', auditor.uid, new Date(), async () => {
    const used = {
      approvalId: id,
      staff: support.uid,
      person: 'p-00000000',
      basis: 'ticket',
      purpose: 'save-failed',
    } as const;
    await expect(approvals.use(used, new Date())).rejects.toMatchObject({ code: 'approval-required' });
    const other = approvals.answer(id, 'rejected', 'other', new Date(), () => Promise.resolve());
    await expect(other).rejects.toMatchObject({ code: 'approval-over' });
    throw new Error('The event store is down.');
  });
  await expect(failing).rejects.toThrow('The event store is down.');
  await answer(id, 'approve').expect(200);
});

it('an approval can be asked for 20 times in an hour', async () => {
  for (let n = 0; n < 20; n += 1) await request();
  expect((await staffApi(support, person.uid).requestApproval(asked)).status).toBe(429);
  await staffApi(await signUpStaff('support'), person.uid)
    .requestApproval(asked)
    .expect(201);
});
