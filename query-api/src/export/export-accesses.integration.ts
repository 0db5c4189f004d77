import { UNENCRYPTED_EVENT_TYPES, ownAccesses } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { downloadExport, type ParsedExport } from '../testing/export-api.js';
import { readAccessEvents, staffReadsApi, toPersonPath } from '../testing/staff-reads-api.js';
import { userApi } from '../testing/user-api.js';

let stores: Stores;
let user: TestUser;
let support: TestUser;
let sessionIds: readonly string[];
let data: ParsedExport;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  [user, support] = await Promise.all([signUp(), signUpStaff('support')]);
  await userApi(user).save({ userType: 'student', skills: ['Weaving'] });
  const { code } = (await (await userApi(user).send(`/profile/${user.uid}/consents`)).json()) as { code: string };
  const api = staffReadsApi(support);
  await api.get(toPersonPath(user.uid)).expect(200);
  sessionIds = [await api.open(user.uid), await api.open(user.uid, { basis: 'consent', code, ticket: undefined })];
  for (const sessionId of sessionIds) await api.get(`${toPersonPath(user.uid)}/profile`, sessionId).expect(200);
  await userApi(user).send(`/profile/${user.uid}/accesses/${String(sessionIds[0])}/end`);
  data = await downloadExport(user);
});
afterAll(() => closeTestStores(stores));

it('contains the accesses as the person sees them, oldest first', async () => {
  const { items } = ownAccesses.parse(await userApi(user).read(`/profile/${user.uid}/accesses`));
  expect(data.value('accesses.json')).toEqual(items.toReversed());
  expect(items.map(({ id }) => id).toReversed()).toEqual(sessionIds);
});

it('contains every event about access, decrypted', async () => {
  const events = data.lines('events/access.jsonl');
  const stored = await readAccessEvents(stores, user.uid);
  expect(events.map(({ type }) => type)).toEqual(stored.map(({ type }) => type));
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'AccessFound',
      'ConsentGiven',
      'AccessOpened',
      'AccessExplained',
      'AccessUsed',
      'AccessEnded',
    ]),
  );
  const explained = events.find(({ type }) => type === 'AccessExplained');
  expect(explained?.data).toMatchObject({ reason: expect.stringContaining('failed twice') as unknown });
});

it('names staff by pseudonym only, and the person by uid', () => {
  const [session] = data.value('accesses.json');
  const pseudonym = session?.who.replace('Support ', '');
  const actors = data.lines('events/access.jsonl').map(({ metadata: { actor } }) => `${actor.role} ${actor.uid}`);
  expect(new Set(actors)).toEqual(new Set([`user ${user.uid}`, `support ${String(pseudonym)}`]));
  for (const [name, content] of data.files)
    for (const secret of [support.uid, support.email]) expect([name, content.includes(secret)]).toEqual([name, false]);
});

it('contains neither hashes of consent codes nor sign-in times of staff', () => {
  expect(data.text('events/access.jsonl')).not.toContain('codeHash');
  expect(data.text('events/access.jsonl')).not.toContain('signedInAt');
});

it('has no entries for users without access sessions', async () => {
  const other = await signUp();
  const { value, lines } = await downloadExport(other);
  expect([value('accesses.json'), lines('events/access.jsonl')]).toEqual([[], []]);
});
