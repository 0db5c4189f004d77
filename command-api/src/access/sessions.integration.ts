import { randomUUID } from 'node:crypto';
import { accessStream } from '@trackrecord/contracts';
import { EVENT_INDEX_COLLECTION, type EventIndexDocument, filterRowsById, type Stores } from '@trackrecord/platform';
import { setClaims, signUpStaff, withSignInAge } from '@trackrecord/platform/testing/test-staff';
import { signIn, signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import {
  connectAccessStores,
  internalAccessApi,
  ownAccessApi,
  readAccesses,
  readStaffEvents,
  staffApi,
  TICKET_SESSION_BODY,
} from '../testing/access-api.js';
import { profileApi } from '../testing/profile-api.js';

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

const ROUTE = 'POST /api/support/people/{uid}/sessions';

/** Opens a session and returns its id. */
async function open(staff = support, uid = person.uid, body: object = TICKET_SESSION_BODY): Promise<string> {
  const { body: opened } = await staffApi(staff, uid).open(body).expect(201);
  return (opened as { sessionId: string }).sessionId;
}

const readTypes = async (uid = person.uid) => (await readAccesses(stores, uid)).map(({ type }) => type);

describe('opening a session', () => {
  it('records the staff member unencrypted, and the reason encrypted', async () => {
    const { body } = await api.open().expect(201);
    const actor = { uid: support.uid, role: 'support' };
    expect(await readAccesses(stores, person.uid)).toEqual([
      {
        type: 'AccessOpened',
        actor,
        data: {
          sessionId: body.sessionId,
          basis: 'ticket',
          purpose: 'save-failed',
          until: body.until,
          signedInAt: expect.stringMatching(/T/),
        },
      },
      { type: 'AccessExplained', actor, data: undefined },
    ]);
    const minutes = (Date.parse(body.until as string) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const explained = await stores.store.readLastStreamEvent(accessStream(person.uid));
    if (!explained) throw new Error('no explanation');
    expect(await stores.eventSealer.open(person.uid, explained)).toMatchObject({
      reason: TICKET_SESSION_BODY.reason,
      ticket: TICKET_SESSION_BODY.ticket,
    });
  });

  it.each([
    ['with a short reason', { ...TICKET_SESSION_BODY, reason: 'x'.repeat(14) }, 400, 'validation'],
    ['without a ticket', { ...TICKET_SESSION_BODY, ticket: undefined }, 400, 'validation'],
    ['with a wrong code', { ...TICKET_SESSION_BODY, basis: 'consent', code: 'K7Q2-9XMD' }, 422, 'wrong-code'],
    ['for longer than 30 minutes without consent', { ...TICKET_SESSION_BODY, minutes: 31 }, 400, 'validation'],
  ])('is refused %s, and opens nothing', async (_case, body, status, code) => {
    expect(await api.open(body)).toMatchObject({ status, body: { code } });
    expect(await readTypes()).toEqual([]);
    await internalAccessApi.recordUse(person.uid, { sessionId: randomUUID(), staff: support.uid }).expect(403);
  });

  it('is refused to the own account, and to unknown accounts', async () => {
    expect(await staffApi(support, support.uid).open()).toMatchObject({ status: 403, body: { code: 'own-account' } });
    expect(await staffApi(support, 'unknown').open()).toMatchObject({
      status: 404,
      body: { code: 'person-not-found' },
    });
    expect(await readTypes('unknown')).toEqual([]);
  });

  it('requires the role support, and a sign-in in the last 10 minutes', async () => {
    expect(await staffApi(person, support.uid).open()).toMatchObject({ status: 403, body: { code: 'not-staff' } });
    const operator = await signUpStaff('operator', 'developer', 'auditor');
    expect(await staffApi(operator, person.uid).open()).toMatchObject({ status: 403, body: { code: 'role-required' } });
    const earlier = staffApi(await withSignInAge(support, 11), person.uid);
    expect(await earlier.open()).toMatchObject({ status: 401, body: { code: 'reauthenticate' } });
    expect(await readTypes()).toEqual([]);
    await earlier.search({ uid: 'missing' }).expect(200);
  });
});

describe('consent', () => {
  const withCode = (code: unknown) => ({
    ...TICKET_SESSION_BODY,
    basis: 'consent',
    ticket: undefined,
    code,
    minutes: 60,
  });

  it('permits one session for longer, whose code cannot be used again', async () => {
    const { body } = await ownAccessApi(person).giveConsent().expect(201);
    expect(JSON.stringify(await readAccesses(stores, person.uid))).not.toContain(body.code);
    await open(support, person.uid, withCode(body.code));
    expect(await api.open(withCode(body.code))).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
  });

  it('is for one person', async () => {
    const other = await signUp();
    const { body } = await ownAccessApi(other).giveConsent().expect(201);
    expect(await api.open(withCode(body.code))).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
  });

  it('is replaced by a new code', async () => {
    const first = await ownAccessApi(person).giveConsent().expect(201);
    await ownAccessApi(person).giveConsent().expect(201);
    expect(await api.open(withCode(first.body.code))).toMatchObject({ status: 422 });
  });

  it('ends its session when it is withdrawn', async () => {
    const { body } = await ownAccessApi(person).giveConsent().expect(201);
    const sessionId = await open(support, person.uid, withCode(body.code));
    await ownAccessApi(person).withdrawConsent().expect(200, {});
    const use = await internalAccessApi.recordUse(person.uid, { sessionId, staff: support.uid });
    expect(use).toMatchObject({ status: 403, body: { code: 'access-ended' } });
    await ownAccessApi(person).withdrawConsent().expect(200, {});
  });

  it('finds the person by the code', async () => {
    const { body } = await ownAccessApi(person).giveConsent().expect(201);
    await api.search({ code: body.code }).expect(200, { found: true, uid: person.uid });
    await ownAccessApi(person).withdrawConsent().expect(200);
    await api.search({ code: body.code }).expect(200, { found: false });
  });
});

describe('a use of a session', () => {
  it('is recorded once in a minute for the same part', async () => {
    const sessionId = await open();
    const session = { sessionId, staff: support.uid };
    for (let n = 0; n < 5; n += 1) await internalAccessApi.recordUse(person.uid, session).expect(200);
    await internalAccessApi.recordUse(person.uid, { ...session, detail: 'revisions 10-19' }).expect(200);
    const uses = (await readAccesses(stores, person.uid)).filter(({ type }) => type === 'AccessUsed');
    expect(uses.map(({ data }) => (data as { detail: string }).detail)).toEqual(['revisions 0-9', 'revisions 10-19']);
  });

  it('is refused with the session of other staff, of another person, and after its end', async () => {
    const [other, otherPerson] = await Promise.all([signUpStaff('support'), signUp()]);
    const sessionId = await open();
    const refusals = [
      await internalAccessApi.recordUse(person.uid, { sessionId, staff: other.uid }),
      await internalAccessApi.recordUse(otherPerson.uid, { sessionId, staff: support.uid }),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403, body: { code: 'access-not-yours' } });
    await api.end(sessionId).expect(200);
    expect(await internalAccessApi.recordUse(person.uid, { sessionId, staff: support.uid })).toMatchObject({
      status: 403,
      body: { code: 'access-ended' },
    });
    expect(await readTypes(otherPerson.uid)).toEqual([]);
  });
});

it('extends a session only with the sign-in that opened it, or a later one', async () => {
  // Called before the first request, because the API caches the time from which sign-ins of an account are valid.
  const earlier = staffApi(await withSignInAge(support, 5), person.uid);
  const sessionId = await open();
  expect(await earlier.extend(sessionId)).toMatchObject({ status: 403, body: { code: 'access-earlier-sign-in' } });
  await staffApi(await signIn(support), person.uid)
    .extend(sessionId)
    .expect(200);
});

describe('ending a session', () => {
  it('is possible for the person at once', async () => {
    const sessionId = await open();
    await ownAccessApi(person).end(sessionId).expect(200);
    expect(await internalAccessApi.recordUse(person.uid, { sessionId, staff: support.uid })).toMatchObject({
      body: { code: 'access-ended' },
    });
    expect((await readAccesses(stores, person.uid)).at(-1)).toEqual({
      type: 'AccessEnded',
      actor: { uid: person.uid, role: 'user' },
      data: { sessionId, by: 'person' },
    });
    expect(await ownAccessApi(person).end(randomUUID())).toMatchObject({ status: 404 });
  });

  it('is possible for auditors, but not for other support staff', async () => {
    const [auditor, other] = await Promise.all([signUpStaff('auditor'), signUpStaff('support')]);
    const sessionId = await open();
    expect(await staffApi(other, person.uid).end(sessionId)).toMatchObject({ status: 403 });
    await staffApi(auditor, person.uid).end(sessionId).expect(200);
    expect((await readAccesses(stores, person.uid)).at(-1)).toMatchObject({
      actor: { uid: auditor.uid, role: 'auditor' },
      data: { by: 'auditor' },
    });
  });

  it('is possible for auditors without the uid of the person', async () => {
    const auditor = await signUpStaff('auditor');
    const sessionId = await open();
    const ended = await staffApi(auditor, '').endListed(sessionId).expect(200);
    expect(Object.keys(ended.body as object)).toEqual(['until']);
    const [{ actor, data } = { actor: undefined, data: undefined }] = (await readAccesses(stores, person.uid)).slice(
      -1,
    );
    expect({ actor, data }).toEqual({
      actor: { uid: auditor.uid, role: 'auditor' },
      data: { sessionId, by: 'auditor' },
    });
    const use = await internalAccessApi.recordUse(person.uid, { sessionId, staff: support.uid });
    expect(use).toMatchObject({ status: 403, body: { code: 'access-ended' } });
    expect(await staffApi(auditor, '').endListed(randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'session-not-found' },
    });
  });
});

it('extends a session once', async () => {
  const { body } = await api.open().expect(201);
  const extended = await api.extend(body.sessionId as string).expect(200);
  expect(Date.parse(extended.body.until as string) - Date.parse(body.until as string)).toBe(30 * 60_000);
  expect(await api.extend(body.sessionId as string)).toMatchObject({
    status: 409,
    body: { code: 'session-not-extendable' },
  });
});

describe('a search', () => {
  it('finds a person by exact email and uid, and is recorded', async () => {
    await api.search({ email: person.email }).expect(200, { found: true, uid: person.uid });
    await api.search({ uid: person.uid }).expect(200, { found: true, uid: person.uid });
    expect((await readAccesses(stores, person.uid)).map(({ type, data }) => [type, data])).toEqual([
      ['AccessFound', { by: 'email' }],
      ['AccessFound', { by: 'uid' }],
    ]);
  });

  it('finds a person by the id and the short reference of the request of a save', async () => {
    const requestId = randomUUID();
    const draft = { kind: 'skills', value: { skills: [], typed: 'Alg', bulk: '', isBulk: false } };
    await profileApi(person).record('skills', { draft }, { 'x-request-id': requestId }).expect(200);
    const rows = stores.mongo.db.collection<EventIndexDocument>(EVENT_INDEX_COLLECTION);
    await waitUntil('the save is indexed', async () => (await rows.findOne(filterRowsById(requestId))) !== null);
    const found = { found: true, uid: person.uid };
    await api.search({ number: requestId }).expect(200, found);
    await api.search({ number: requestId.toUpperCase() }).expect(200, found);
    await api.search({ code: requestId.slice(0, 8) }).expect(200, found);
    expect((await readAccesses(stores, person.uid)).map(({ data }) => data)).toEqual(
      ['number', 'number', 'number'].map((by) => ({ by })),
    );
  });

  it('is recorded without the searched text if it has no result', async () => {
    for (const body of [{ email: 'missing@example.com' }, { email: 'not an address' }, { uid: 'missing' }])
      await api.search(body).expect(200, { found: false });
    await api.search({ number: randomUUID() }).expect(200, { found: false });
    const missed = await readStaffEvents(stores, support.uid);
    expect(missed.map(({ type, data }) => [type, data])).toEqual(
      ['email', 'email', 'uid', 'number'].map((by) => ['LookupMissed', { by }]),
    );
  });

  it('is limited to 30 in an hour', async () => {
    for (let n = 0; n < 30; n += 1) await api.search({ uid: 'missing' }).expect(200);
    expect((await api.search({ uid: 'missing' })).status).toBe(429);
  });
});

it('reading the card of a person is recorded once in 10 minutes, and refused for unknown accounts', async () => {
  for (let n = 0; n < 3; n += 1) await internalAccessApi.recordLookup(person.uid, support.uid).expect(200);
  expect(await readTypes()).toEqual(['AccessFound']);
  await internalAccessApi.recordLookup('unknown', support.uid).expect(404);
});

describe('a refusal', () => {
  it('is recorded in the stream of the staff member, once in a minute', async () => {
    for (let n = 0; n < 2; n += 1) await staffApi(support, support.uid).open().expect(403);
    const refused = { type: 'AccessRefused', data: { why: 'own-account', route: ROUTE } };
    await internalAccessApi.recordRefusal(support.uid, { why: 'own-account', route: ROUTE }).expect(200);
    expect(await readStaffEvents(stores, support.uid)).toMatchObject([refused]);
  });
});

it('ends access within 10 seconds of a revoked role', async () => {
  await api.search({ uid: person.uid }).expect(200);
  await setClaims(support.uid, { roles: null });
  const deadline = Date.now() + 10_000;
  let status: number;
  let sentAt: number;
  do {
    await new Promise((resolve) => setTimeout(resolve, 500));
    sentAt = Date.now();
    ({ status } = await api.search({ uid: person.uid }));
    // The last request is sent after the deadline, however long the others took.
  } while (status === 200 && sentAt < deadline);
  expect(status).toBe(403);
});
