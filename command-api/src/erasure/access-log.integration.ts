import { accessStream, accountErased, OPEN_SESSIONS_COLLECTION, staffStream } from '@trackrecord/contracts';
import { KeyDestroyedError, sleep } from '@trackrecord/platform';
import { setClaims, signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { internalAccessApi, readAccesses, staffApi } from '../testing/access-api.js';
import {
  createAccessCommands,
  createAccessCommandRequest,
  createOpenSessionCommand,
} from '../testing/access-commands.js';
import { requestErasure } from '../testing/populated-user.js';
import { profileApi } from '../testing/profile-api.js';
import { openStackErasure, type StackErasure } from '../testing/stack-erasure.js';
import { AccessLogRetention } from './access-log-retention.js';
import { eraseUser } from './erase-user.js';
import { expireAccessLogs, finishErasures, reopenRestoredErasures } from './finish-erasures.js';

const RETENTION_SECONDS = 730 * 24 * 60 * 60;
let stack: StackErasure;
let person: TestUser;
let support: TestUser;
let sessionId: string;
let receipt: unknown;
beforeAll(async () => {
  stack = await openStackErasure();
  [person, support] = await Promise.all([signUp(), signUpStaff('support')]);
  await profileApi(person)
    .post({ skills: ['Weaving'] })
    .expect(201);
  const { body } = await staffApi(support, person.uid).open().expect(201);
  ({ sessionId } = body as { sessionId: string });
  await internalAccessApi.recordUse(person.uid, { sessionId, staff: support.uid }).expect(200);
  const erasureResponse = await requestErasure(person);
  expect(erasureResponse.status).toBe(200);
  ({ receipt } = accountErased.parse(erasureResponse.body));
});
afterAll(() => stack.close());

it('keeps the access log, with the end of the open session', async () => {
  const events = await readAccesses(stack, person.uid);
  expect(events.map(({ type }) => type)).toEqual(['AccessOpened', 'AccessExplained', 'AccessUsed', 'AccessEnded']);
  expect(events.at(-1)).toMatchObject({ actor: { uid: person.uid }, data: { sessionId, by: 'erasure' } });
  expect(await stack.store.getMaxAge(accessStream(person.uid))).toBeUndefined();
  expect(receipt).toMatchObject({ version: 2, kept: ['access-log', 'erasure-list'] });
});

it('makes the explanations of accesses unreadable', async () => {
  for await (const event of stack.store.readStream(accessStream(person.uid)))
    if (event.type === 'AccessExplained')
      await expect(stack.eventSealer.open(person.uid, event)).rejects.toBeInstanceOf(KeyDestroyedError);
  expect(await stack.mongo.db.collection(OPEN_SESSIONS_COLLECTION).countDocuments({ uid: person.uid })).toBe(0);
});

it('rejects opening, extending and using a session after the erasure', async () => {
  const api = staffApi(support, person.uid);
  for (const response of [
    await api.open(),
    await api.extend(sessionId),
    await internalAccessApi.recordUse(person.uid, { sessionId, staff: support.uid }),
    await api.requestApproval({ action: 'open-session', basis: 'legal', purpose: 'abuse', ticket: 'SUP-1' }),
  ])
    expect(response).toMatchObject({ status: 410, body: { code: 'erased' } });
});

it('records lookups after the erasure', async () => {
  await createStaffApi(person.uid).search({ uid: person.uid }).expect(200, { found: true, uid: person.uid });
  expect((await readAccesses(stack, person.uid)).at(-1)?.type).toBe('AccessFound');
});

const createStaffApi = (uid: string) => staffApi(support, uid);

it('creates no access log for accounts without accesses', async () => {
  const user = await signUp();
  expect((await requestErasure(user)).status).toBe(200);
  expect(await stack.store.readLastStreamEvent(accessStream(user.uid))).toBeUndefined();
  expect(await stack.store.getMaxAge(accessStream(user.uid))).toBeUndefined();
});

/** The shortest age of events that the event store can limit. */
const ONE_SECOND_IN_DAYS = 1 / 86_400;
const { signal } = new AbortController();
const findEnd = async (uid: string) => new Date((await stack.erasures.find(uid))?.accessLogUntil ?? Number.NaN);
/** Runs the second pass of the erasure of one user, not of those of other tests. */
async function settle(uid: string): Promise<void> {
  const erasure = await stack.erasures.find(uid);
  const listByState = jest
    .spyOn(stack.erasures, 'listByState')
    .mockImplementation((state) => Promise.resolve(erasure && state === erasure.state ? [erasure] : []));
  expect(await finishErasures(stack.context, signal)).toMatchObject({ settled: 1, failed: 0 });
  listByState.mockRestore();
}
const readMaxAges = (uid: string) =>
  Promise.all([accessStream(uid), staffStream(uid)].map((stream) => stack.store.getMaxAge(stream)));

it('limits the age of events 730 days after the erasure, not before, in both streams', async () => {
  const member = await signUpStaff('support');
  await staffApi(member, person.uid).search({ uid: 'missing' }).expect(200, { found: false });
  await staffApi(support, member.uid).search({ uid: member.uid }).expect(200, { found: true, uid: member.uid });
  await setClaims(member.uid, { roles: null });
  const erasureResponse = await requestErasure(member);
  const { erasedAt } = accountErased.parse(erasureResponse.body).receipt;
  await settle(member.uid);
  const end = await findEnd(member.uid);
  expect(end.getTime()).toBe(Date.parse(erasedAt) + RETENTION_SECONDS * 1_000);

  await expireAccessLogs(stack.context, signal, new Date(end.getTime() - 1));
  expect(await readMaxAges(member.uid)).toEqual([undefined, undefined]);
  expect(await readAccesses(stack, member.uid)).toHaveLength(1);
  await expireAccessLogs(stack.context, signal, end);
  expect(await readMaxAges(member.uid)).toEqual([RETENTION_SECONDS, RETENTION_SECONDS]);
  expect((await stack.erasures.find(member.uid))?.accessLogUntil).toBeUndefined();
});

it('deletes the records from before the erasure when their retention ends', async () => {
  const user = await signUp();
  await staffApi(support, user.uid).open().expect(201);
  const sessionList = { endAll: () => Promise.resolve() };
  const accessLog = new AccessLogRetention(stack.store, sessionList, ONE_SECOND_IN_DAYS);
  await eraseUser(await stack.erasures.begin(user.uid, new Date()), stack.context);
  await settle(user.uid);
  expect(await readAccesses(stack, user.uid)).toHaveLength(3);
  await expireAccessLogs({ ...stack.context, accessLog }, signal, await findEnd(user.uid));
  for (let attempts = 100; attempts > 0 && (await readAccesses(stack, user.uid)).length > 0; attempts -= 1)
    await sleep(200);
  expect(await readAccesses(stack, user.uid)).toEqual([]);
});

it('limits the age of what is recorded after the end, at the next check for restored data', async () => {
  const user = await signUp();
  expect((await requestErasure(user)).status).toBe(200);
  await settle(user.uid);
  const end = await findEnd(user.uid);
  await expireAccessLogs(stack.context, signal, end);
  await createStaffApi(user.uid).search({ uid: user.uid }).expect(200, { found: true, uid: user.uid });
  const erasure = await stack.erasures.find(user.uid);
  // Only this user, so that the erasures of other tests are not reopened.
  const listSettledAfter = jest.spyOn(stack.erasures, 'listSettledAfter');
  listSettledAfter.mockResolvedValueOnce(erasure ? [erasure] : []).mockResolvedValueOnce([]);
  expect(await reopenRestoredErasures(stack.context, signal)).toBe(1);
  await settle(user.uid);
  await expireAccessLogs(stack.context, signal, end);
  expect(await readMaxAges(user.uid)).toEqual([RETENTION_SECONDS, undefined]);
});

it('ends a session that was opened after the erasure began, before the key was destroyed', async () => {
  const user = await signUp();
  await profileApi(user)
    .post({ skills: ['Weaving'] })
    .expect(201);
  const accesses = createAccessCommands(stack);
  const actor = { uid: support.uid, role: 'support' } as const;
  const openLate = () =>
    accesses.handle(user.uid, createOpenSessionCommand(actor, user.uid), createAccessCommandRequest(actor));
  const destroy = stack.keys.destroy.bind(stack.keys);
  jest.spyOn(stack.keys, 'destroy').mockImplementationOnce(async (uid) => {
    await openLate();
    await destroy(uid);
  });
  await eraseUser(await stack.erasures.begin(user.uid, new Date()), stack.context);
  const events = await readAccesses(stack, user.uid);
  expect(events.map(({ type }) => type)).toEqual(['AccessOpened', 'AccessExplained', 'AccessEnded']);
  expect(events.at(-1)?.data).toMatchObject({ by: 'erasure' });
  await expect(openLate()).rejects.toBeInstanceOf(KeyDestroyedError);
});
