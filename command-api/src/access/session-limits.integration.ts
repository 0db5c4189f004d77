import type { Stores } from '@trackrecord/platform';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores } from '@trackrecord/platform/testing/test-stores';
import {
  connectAccessStores,
  readAccesses,
  readStaffEvents,
  staffApi,
  TICKET_SESSION_BODY,
} from '../testing/access-api.js';

const WRONG_CODE = 'K7Q2-9XMD';

let stores: Stores;
let person: TestUser;
let support: TestUser;
let api: ReturnType<typeof staffApi>;
beforeAll(async () => {
  stores = await connectAccessStores();
});
afterAll(async () => {
  await closeTestStores(stores);
});
beforeEach(async () => {
  [person, support] = await Promise.all([signUp(), signUpStaff('support')]);
  api = staffApi(support, person.uid);
});

/** Opens a session and returns its id. */
async function open(uid = person.uid): Promise<string> {
  const { body: opened } = await staffApi(support, uid).open().expect(201);
  return (opened as { sessionId: string }).sessionId;
}

describe('opening a session', () => {
  it('is limited to 3 open sessions', async () => {
    const people = await Promise.all([signUp(), signUp(), signUp()]);
    const sessions: string[] = [];
    for (const { uid } of people) sessions.push(await open(uid));
    expect(await api.open()).toMatchObject({ status: 409, body: { code: 'too-many-sessions' } });
    await staffApi(support, people[0].uid)
      .end(sessions[0] ?? '')
      .expect(200);
    await api.open().expect(201);
  });

  it('permits exactly as many sessions as the limit if they are opened at once', async () => {
    const people = await Promise.all([signUp(), signUp(), signUp()]);
    await open();
    const opened = await Promise.all(people.map(({ uid }) => staffApi(support, uid).open()));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
    expect(opened.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too-many-sessions',
      message: 'You have 3 open access sessions. Please end one first.',
    });
    const records = await Promise.all(people.map(({ uid }) => readAccesses(stores, uid)));
    expect(records.filter(({ length }) => length > 0)).toHaveLength(2);
  });

  it('is limited to 20 sessions in 24 hours', async () => {
    for (let n = 0; n < 20; n += 1) await api.end(await open()).expect(200);
    expect(await api.open()).toMatchObject({ status: 409, body: { code: 'too-many-sessions' } });
  });
});

it('wrong codes of consent are recorded and limited like searches', async () => {
  const withCode = { ...TICKET_SESSION_BODY, basis: 'consent', ticket: undefined, code: WRONG_CODE };
  await api.search({ code: WRONG_CODE }).expect(200, { found: false });
  for (let n = 0; n < 29; n += 1) await api.open(withCode).expect(422);
  expect((await api.open(withCode)).status).toBe(429);
  await open();
  const missed = (await readStaffEvents(stores, support.uid)).filter(({ type }) => type === 'LookupMissed');
  expect(missed.map(({ data }) => data)).toEqual(Array.from({ length: 30 }, () => ({ by: 'code' })));
});
