import { accessStream, accountErased, OPEN_SESSIONS_COLLECTION, staffStream } from '@trackrecord/contracts';
import { KeyDestroyed } from '@trackrecord/platform';
import { setClaims, signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { internalAccessApi, readAccesses, staffApi } from '../testing/access-api.js';
import { requestErasure } from '../testing/populated-user.js';
import { profileApi } from '../testing/profile-api.js';
import { openStackErasure, type StackErasure } from '../testing/stack-erasure.js';

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
  await internalAccessApi.use(person.uid, { sessionId, staff: support.uid }).expect(200);
  const erasureResponse = await requestErasure(person);
  expect(erasureResponse.status).toBe(200);
  ({ receipt } = accountErased.parse(erasureResponse.body));
}, 60_000);
afterAll(() => stack.close());

it('keeps the access log for 730 days, with the end of the open session', async () => {
  const events = await readAccesses(stack, person.uid);
  expect(events.map(({ type }) => type)).toEqual(['AccessOpened', 'AccessExplained', 'AccessUsed', 'AccessEnded']);
  expect(events.at(-1)).toMatchObject({ actor: { uid: person.uid }, data: { sessionId, by: 'erasure' } });
  expect(await stack.store.getMaxAge(accessStream(person.uid))).toBe(RETENTION_SECONDS);
  expect(receipt).toMatchObject({ version: 2, kept: ['access-log', 'erasure-list'] });
});

it('makes the explanations of accesses unreadable', async () => {
  for await (const event of stack.store.readStream(accessStream(person.uid)))
    if (event.type === 'AccessExplained')
      await expect(stack.eventSealer.open(person.uid, event)).rejects.toBeInstanceOf(KeyDestroyed);
  expect(await stack.mongo.db.collection(OPEN_SESSIONS_COLLECTION).countDocuments({ uid: person.uid })).toBe(0);
});

it('rejects opening, extending and using a session after the erasure', async () => {
  const api = staffApi(support, person.uid);
  for (const response of [
    await api.open(),
    await api.extend(sessionId),
    await internalAccessApi.use(person.uid, { sessionId, staff: support.uid }),
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

it('keeps the staff stream of an erased staff member for 730 days, too', async () => {
  const member = await signUpStaff('support');
  await staffApi(member, person.uid).search({ uid: 'missing' }).expect(200, { found: false });
  await setClaims(member.uid, { roles: null });
  expect((await requestErasure(member)).status).toBe(200);
  expect(await stack.store.getMaxAge(staffStream(member.uid))).toBe(RETENTION_SECONDS);
  expect((await stack.store.readLastStreamEvent(staffStream(member.uid)))?.type).toBe('LookupMissed');
});
