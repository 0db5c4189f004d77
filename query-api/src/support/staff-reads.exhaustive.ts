import { randomUUID } from 'node:crypto';
import {
  accessLog,
  ACCESS_SESSIONS_COLLECTION,
  approvals,
  UNENCRYPTED_EVENT_TYPES,
  ownAccesses,
  ownSupportActions,
  sessionList,
  sessionLog,
  staffMe,
  staffStream,
  supportReadEndpoints,
} from '@trackrecord/contracts';
import { createPseudonyms, type Stores } from '@trackrecord/platform';
import { signUpStaff, withSignInAge } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signIn, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import { appendPastSession, readAccessEvents, staffReadsApi, toPersonPath } from '../testing/staff-reads-api.js';
import { userApi } from '../testing/user-api.js';

let stores: Stores;
let auditor: TestUser;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  auditor = await signUpStaff('auditor');
});
afterAll(() => closeTestStores(stores));

let person: TestUser;
let support: TestUser;
let api: ReturnType<typeof staffReadsApi>;
beforeEach(async () => {
  [person, support] = await Promise.all([createPerson(), signUpStaff('support')]);
  api = staffReadsApi(support);
});

async function createPerson(): Promise<TestUser> {
  const user = await signUp();
  await userApi(user).save({ userType: 'student', skills: ['Weaving'] });
  await userApi(user).record('userType', { data: { userType: 'student' } });
  return user;
}

const QUERIES: Readonly<Record<string, string>> = { diff: 'from=0&to=1' };

/** Every read of content by its last path segment. */
const CONTENT = Object.values(supportReadEndpoints).flatMap((endpoint) =>
  'accessSession' in endpoint ? [endpoint.path.replace('/api/support/people/{uid}/', '')] : [],
);
const toContentPath = (part: string, uid = person.uid) => `${toPersonPath(uid)}/${part}?${QUERIES[part] ?? ''}`;

const readOwn = async (user = person, query = '') =>
  ownAccesses.parse(await userApi(user).read(`/profile/${user.uid}/accesses${query}`));
const readLog = async (staff: TestUser, uid = person.uid) =>
  accessLog.parse(
    (
      await staffReadsApi(staff)
        .get(`${toPersonPath(uid)}/accesses`)
        .expect(200)
    ).body,
  );
const readSessions = async () =>
  sessionList.parse((await staffReadsApi(auditor).get('/support/accesses').expect(200)).body);
const readSessionLog = async (sessionId: string) =>
  sessionLog.parse((await staffReadsApi(auditor).get(`/support/accesses/${sessionId}`).expect(200)).body);
const readMe = async () => staffMe.parse((await api.get('/staff/me').expect(200)).body);
const readUses = async (uid = person.uid) =>
  (await readAccessEvents(stores, uid)).flatMap(({ type, data }) => (type === 'AccessUsed' ? [data] : []));

describe.each(CONTENT)('a read of the %s of a person', (part) => {
  it('requires an open session of the staff member to this person', async () => {
    const [other, otherPerson] = await Promise.all([signUpStaff('support'), createPerson()]);
    const sessionId = await api.open(person.uid);
    const refusals = [
      ['access-required', await api.get(toContentPath(part))],
      ['access-not-yours', await staffReadsApi(other).get(toContentPath(part), sessionId)],
      ['access-not-yours', await api.get(toContentPath(part, otherPerson.uid), sessionId)],
      ['access-not-yours', await api.get(toContentPath(part), randomUUID())],
    ] as const;
    for (const [code, response] of refusals) expect(response).toMatchObject({ status: 403, body: { code } });
    await api.get(toContentPath(part), sessionId).expect(200);
    expect(await readUses()).toEqual([expect.objectContaining({ sessionId, what: part })]);
    expect(await readUses(otherPerson.uid)).toEqual([]);
  });

  it('is refused with an earlier sign-in than the one that opened the session', async () => {
    const sessionId = await api.open(person.uid);
    const earlier = staffReadsApi(await withSignInAge(support, 5));
    expect(await earlier.get(toContentPath(part), sessionId)).toMatchObject({
      status: 403,
      body: { code: 'access-earlier-sign-in' },
    });
    expect(await readUses()).toEqual([]);
    await staffReadsApi(await signIn(support))
      .get(toContentPath(part), sessionId)
      .expect(200);
  });

  it('is refused once the staff member or the person ended the session', async () => {
    const ended = await api.open(person.uid);
    await api.end(person.uid, ended).expect(200);
    const endedByPerson = await api.open(person.uid);
    await userApi(person).send(`/profile/${person.uid}/accesses/${endedByPerson}/end`);
    for (const sessionId of [ended, endedByPerson])
      expect(await api.get(toContentPath(part), sessionId)).toMatchObject({
        status: 403,
        body: { code: 'access-ended' },
      });
    expect(await readUses()).toEqual([]);
  });

  it.each([
    ['expired', 31],
    ['was not used for 15 minutes', 16],
  ])('is refused if the session %s', async (_why, minutesAgo) => {
    const uid = (await createPerson()).uid;
    const sessionId = await appendPastSession(stores, { uid, staff: support.uid, minutesAgo });
    expect(await api.get(toContentPath(part, uid), sessionId)).toMatchObject({
      status: 403,
      body: { code: 'access-expired' },
    });
    expect(await readUses(uid)).toEqual([]);
  });
});

it('records twenty reads of a page within a minute once, and another page again', async () => {
  const sessionId = await api.open(person.uid);
  for (let n = 0; n < 20; n += 1)
    await api.get(`${toPersonPath(person.uid)}/profile?revision=0`, sessionId).expect(200);
  await api.get(`${toPersonPath(person.uid)}/profile?revision=1`, sessionId).expect(200);
  expect(await readUses()).toMatchObject([{ detail: 'revision 0' }, { detail: 'revision 1' }]);
});

it('limits reads to 600 in 10 minutes', async () => {
  // Invalid requests count, too, and take less time.
  const path = `${toPersonPath(person.uid)}/diff?from=2&to=1`;
  const session = randomUUID();
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) {
    const responses = await Promise.all(Array.from({ length: 20 }, () => api.get(path, session)));
    statuses.push(...responses.map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await api.get(path, session)).toMatchObject({ status: 429 });
  expect((await api.get(toPersonPath(person.uid))).status).toBe(429);
});

it('records a lookup of the card, and none of an unknown account', async () => {
  await api.get(toPersonPath(person.uid)).expect(200);
  await api.get(toPersonPath('unknown')).expect(404);
  expect((await readAccessEvents(stores, person.uid)).map(({ type }) => type)).toEqual(['AccessFound']);
  expect(await readAccessEvents(stores, 'unknown')).toEqual([]);
});

describe('refused requests of staff', () => {
  const readRefusals = async (uid: string) => {
    const refusals: unknown[] = [];
    for await (const { type, data } of stores.store.readStream(staffStream(uid)))
      if (type === 'AccessRefused') refusals.push(data);
    return refusals;
  };

  /** Waits for refusals, which are recorded after the response. */
  const waitForRefusals = (uid: string, count: number) =>
    waitFor(`${count} refusals`, async () => {
      const refusals = await readRefusals(uid);
      return refusals.length >= count ? refusals : undefined;
    });

  it.each([
    ['GET /api/support/people/{uid}', (staff: TestUser) => staffReadsApi(staff).get(toPersonPath(person.uid))],
    [
      'GET /api/support/people/{uid}/timeline',
      (staff: TestUser) => staffReadsApi(staff).get(toContentPath('timeline')),
    ],
    [
      'POST /api/support/people/{uid}/sessions',
      (staff: TestUser) => staffReadsApi(staff).post(`${toPersonPath(person.uid)}/sessions`),
    ],
    ['POST /api/support/searches', (staff: TestUser) => staffReadsApi(staff).post('/support/searches')],
  ])('of another role are recorded (%s)', async (route, send) => {
    const operator = await signUpStaff('operator');
    await send(operator).expect(403);
    expect(await waitForRefusals(operator.uid, 1)).toEqual([{ why: 'role-required', route }]);
    expect(await readAccessEvents(stores, person.uid)).toEqual([]);
  });

  it('without a session, with a session of others, and of unknown people are recorded', async () => {
    const foreign = await staffReadsApi(await signUpStaff('support')).open(person.uid);
    await api.get(toContentPath('profile')).expect(403);
    await api.get(toContentPath('diff'), foreign).expect(403);
    await api.get(toPersonPath('unknown')).expect(404);
    const route = 'GET /api/support/people/{uid}';
    const refusals = await waitForRefusals(support.uid, 3);
    expect(refusals).toHaveLength(3);
    expect(refusals).toEqual(
      expect.arrayContaining([
        { why: 'access-required', route: `${route}/profile` },
        { why: 'access-not-yours', route: `${route}/diff` },
        { why: 'person-not-found', route },
      ]),
    );
  });

  it('of people who are not staff are not recorded in a stream', async () => {
    await staffReadsApi(person).get(toPersonPath(person.uid)).expect(403);
    await staffReadsApi(person).post('/support/searches', { uid: person.uid }).expect(403);
    expect(await readRefusals(person.uid)).toEqual([]);
  });
});

describe('what a person reads about accesses', () => {
  it('contains sessions, reasons and uses, but no name, uid or email of staff', async () => {
    const sessionId = await api.open(person.uid);
    await api.get(toContentPath('timeline'), sessionId).expect(200);
    await api.get(toContentPath('diff'), sessionId).expect(200);
    const accesses = await readOwn();
    const [session] = accesses.items;
    expect(session).toMatchObject({ id: sessionId, open: true, ticket: 'SUP-1234', purpose: 'save-failed' });
    expect(session?.reason).toContain('failed twice');
    expect(session?.looked.map(({ what }) => what)).toEqual(['timeline', 'diff']);
    expect(session?.who).toBe(`Support ${(await readMe()).pseudonym}`);
    for (const secret of [support.uid, support.email]) expect(JSON.stringify(accesses)).not.toContain(secret);
  });

  it('shows the end of a session at once, and the consent without the hash of its code', async () => {
    const sessionId = await api.open(person.uid);
    await userApi(person).send(`/profile/${person.uid}/accesses/${sessionId}/end`);
    await userApi(person).send(`/profile/${person.uid}/consents`);
    const accesses = await readOwn();
    expect(accesses.items).toMatchObject([{ id: sessionId, open: false, endedAt: expect.any(String) as unknown }]);
    expect(accesses.consent).toEqual({ until: expect.any(String) as unknown, isUsed: false });
  });

  it('has no items before the first session', async () => {
    await api.open(person.uid);
    const [first] = (await readOwn()).items;
    expect((await readOwn(person, `?before=${String(first?.at)}`)).items).toEqual([]);
  });
});

it('shows a person who found their account and what was done, without uid and email of staff', async () => {
  await api.post('/support/searches', { email: person.email }).expect(200);
  await api.post(`${toPersonPath(person.uid)}/rebuilds`, { projection: 'profile' }).expect(202);
  const body = await userApi(person).read(`/profile/${person.uid}/support-actions`);
  expect(ownSupportActions.parse(body).items).toMatchObject([
    { kind: 'action', action: 'rebuild', target: 'profile' },
    { kind: 'lookup', by: 'email' },
  ]);
  for (const secret of [support.uid, support.email]) expect(JSON.stringify(body)).not.toContain(secret);
});

describe('the access log of a person', () => {
  it('contains all entries for auditors, and their own for support', async () => {
    const other = await signUpStaff('support');
    const [own, foreign] = [await api.open(person.uid), await staffReadsApi(other).open(person.uid)];
    const toIds = ({ items }: Awaited<ReturnType<typeof readLog>>) =>
      items.map((item) => ('id' in item ? item.id : item.kind));
    expect(toIds(await readLog(auditor))).toEqual([foreign, own]);
    expect(toIds(await readLog(support))).toEqual([own]);
    expect((await readLog(support)).items).toMatchObject([{ staff: { uid: support.uid, name: support.email } }]);
  });

  it('is kept after an erasure without reasons, and nothing else can be read', async () => {
    const sessionId = await api.open(person.uid);
    await api.get(toContentPath('profile'), sessionId).expect(200);
    const erased = await fetch(`${testVariable('BASE_URL')}/api/profile/${person.uid}`, {
      method: 'DELETE',
      headers: authHeaders(person),
    });
    expect(erased.status).toBe(200);
    for (const part of CONTENT)
      expect(await api.get(toContentPath(part), sessionId)).toMatchObject({ status: 410, body: { code: 'erased' } });
    const { items } = await readLog(auditor);
    expect(items).toMatchObject([
      {
        id: sessionId,
        purpose: 'save-failed',
        reason: null,
        ticket: null,
        endedBy: 'erasure',
        uses: [{ what: 'profile' }],
      },
    ]);
    const listed = (await readSessions()).items.find(({ id }) => id === sessionId);
    expect(Date.parse(listed?.endedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });
});

describe('the list of sessions', () => {
  it('contains sessions of all staff with pseudonyms of people, newest first', async () => {
    const sessionId = await api.open(person.uid);
    const list = await readSessions();
    const { forPerson } = createPseudonyms(Buffer.from(testVariable('MASTER_KEY'), 'base64'));
    expect(list.items.find(({ id }) => id === sessionId)).toMatchObject({
      person: forPerson(person.uid),
      staff: { uid: support.uid, name: support.email },
      isApproved: false,
      endedAt: null,
    });
    const times = list.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(JSON.stringify(list)).not.toContain(person.uid);
    await api.end(person.uid, sessionId).expect(200);
    expect((await readSessions()).items.find(({ id }) => id === sessionId)?.endedAt).toEqual(expect.any(String));
  });

  it('contains no session that was refused', async () => {
    await api.post(`${toPersonPath(support.uid)}/sessions`, {}).expect(400);
    const refused = await api.post(`${toPersonPath(person.uid)}/sessions`, {
      basis: 'consent',
      purpose: 'cv',
      reason: 'The CV has an empty page.',
      code: 'K7Q2-9XMD',
    });
    expect(refused.status).toBe(422);
    const sessions = stores.mongo.db.collection(ACCESS_SESSIONS_COLLECTION);
    expect(await sessions.countDocuments({ staff: support.uid })).toBe(0);
  });

  it('stores sessions with an expiry of 730 days, and without the ticket', async () => {
    const sessionId = await api.open(person.uid);
    const sessions = stores.mongo.db.collection<{ _id: string; expiresAt: Date }>(ACCESS_SESSIONS_COLLECTION);
    const days = (Number((await sessions.findOne({ _id: sessionId }))?.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(730);
    // This list outlives the account, so it must not contain the ticket.
    expect(JSON.stringify(await sessions.findOne({ _id: sessionId }))).not.toContain('SUP-1234');
    expect(await sessions.indexes()).toContainEqual(expect.objectContaining({ expireAfterSeconds: 0 }));
  });
});

describe('the log of a listed session', () => {
  it('contains why it was opened and what was read, but no uid of the person', async () => {
    const sessionId = await api.open(person.uid);
    await api.get(`${toPersonPath(person.uid)}/profile?revision=0`, sessionId).expect(200);
    const { forPerson } = createPseudonyms(Buffer.from(testVariable('MASTER_KEY'), 'base64'));
    const log = await readSessionLog(sessionId);
    expect(log).toMatchObject({
      id: sessionId,
      basis: 'ticket',
      ticket: 'SUP-1234',
      reason: 'The save of the education failed twice.',
      endedAt: null,
      endedBy: null,
      person: forPerson(person.uid),
      staff: { uid: support.uid, name: support.email },
      uses: [{ what: 'profile', detail: 'revision 0' }],
    });
    expect(JSON.stringify(log)).not.toContain(person.uid);
    await staffReadsApi(auditor).post(`/support/accesses/${sessionId}/end`).expect(200);
    expect(await readSessionLog(sessionId)).toMatchObject({
      endedAt: expect.any(String) as unknown,
      endedBy: 'auditor',
    });
  });

  it('is kept after an erasure without the reason', async () => {
    const sessionId = await api.open(person.uid);
    const headers = authHeaders(person);
    const erased = await fetch(`${testVariable('BASE_URL')}/api/profile/${person.uid}`, { method: 'DELETE', headers });
    expect(erased.status).toBe(200);
    expect(await readSessionLog(sessionId)).toMatchObject({ reason: null, ticket: null, endedBy: 'erasure' });
    const stored = await stores.mongo.db
      .collection<{ _id: string }>(ACCESS_SESSIONS_COLLECTION)
      .findOne({ _id: sessionId });
    expect(JSON.stringify(stored)).not.toContain(person.uid);
  });

  it('does not exist for sessions that are not listed', async () => {
    for (const id of [randomUUID(), 'not-a-session'])
      expect(await staffReadsApi(auditor).get(`/support/accesses/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'session-not-found' },
      });
  });
});

describe('what staff read about themselves', () => {
  it('contains roles, limits and open sessions', async () => {
    const sessionId = await api.open(person.uid);
    const me = await readMe();
    expect(me).toMatchObject({
      uid: support.uid,
      name: support.email,
      roles: ['support'],
      secondFactor: false,
      consent: 'optional',
      limits: { lookupsPerHour: 30, sessionsPerDay: 20, openSessions: 3, contentReadsPer10Minutes: 600 },
      sessions: [{ sessionId, uid: person.uid, ticket: 'SUP-1234', isExtendable: true }],
    });
    const freshMinutes = (Date.parse(me.freshUntil) - Date.now()) / 60_000;
    expect(Math.ceil(freshMinutes)).toBe(10);
    await api.end(person.uid, sessionId).expect(200);
    expect((await readMe()).sessions).toEqual([]);
  });
});

it('returns the card of a person with the open session of the staff member', async () => {
  const sessionId = await api.open(person.uid);
  const { body } = await api.get(toPersonPath(person.uid)).expect(200);
  expect(body).toMatchObject({ sessions: [{ sessionId, uid: person.uid }], consent: null });
});

it('lists all approvals for auditors, and for support only those they requested', async () => {
  const other = await signUpStaff('support');
  const request = { action: 'open-session', basis: 'legal', purpose: 'abuse', ticket: 'LEG-1', uid: person.uid };
  const { body } = await api.post('/staff/approvals', request).expect(201);
  const { id } = body as { id: string };
  const list = async (staff: TestUser) =>
    approvals.parse((await staffReadsApi(staff).get('/staff/approvals').expect(200)).body).items;
  const find = async (staff: TestUser) => (await list(staff)).find((approval) => approval.id === id);
  expect(await find(support)).toMatchObject({ state: 'waiting', askedBy: { uid: support.uid }, answeredBy: null });
  expect(await list(other)).toEqual([]);
  await staffReadsApi(auditor).post(`/staff/approvals/${id}`, { answer: 'approve' }).expect(200);
  expect(await find(auditor)).toMatchObject({ state: 'approved', answeredBy: { uid: auditor.uid } });
  expect(JSON.stringify(await find(auditor))).not.toContain(person.uid);
  await stores.mongo.db
    .collection<{ _id: string }>('approvals')
    .updateOne({ _id: id }, { $set: { until: new Date(Date.now() - 1) } });
  expect(await find(auditor)).toMatchObject({ state: 'expired' });
});

it('lists approvals in pages, newest first', async () => {
  const now = Date.now();
  const documents = Array.from({ length: 60 }, (_, n) => ({
    _id: randomUUID(),
    action: 'open-session',
    basis: 'legal',
    purpose: 'abuse',
    ticket: `LEG-${String(n)}`,
    person: 'p-iuVfC3Jb',
    state: 'waiting',
    askedBy: support.uid,
    askedAt: new Date(now - n * 1_000),
    until: new Date(now + 60_000),
    answeredBy: null,
    answeredAt: null,
    expiresAt: new Date(now + 600_000),
  }));
  await stores.mongo.db.collection<{ _id: string }>('approvals').insertMany(documents);
  const first = approvals.parse((await api.get('/staff/approvals').expect(200)).body);
  const last = approvals.parse((await api.get(`/staff/approvals?before=${String(first.next)}`).expect(200)).body);
  expect([first.items.length, last.items.length, last.next]).toEqual([50, 10, null]);
  expect([...first.items, ...last.items].map(({ ticket }) => ticket)).toEqual(documents.map(({ ticket }) => ticket));
  await stores.mongo.db.collection('approvals').deleteMany({ askedBy: support.uid });
});

it('records many reads that arrive at once', async () => {
  const count = 20;
  for (let n = 1; n < count; n += 1) await userApi(person).save({ userType: n % 2 === 0 ? 'student' : 'graduate' });
  const sessionId = await api.open(person.uid);
  const responses = await Promise.all(
    Array.from({ length: count }, (_, revision) =>
      api.get(`${toPersonPath(person.uid)}/profile?revision=${String(revision)}`, sessionId),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
  expect(await readUses()).toHaveLength(count);
});
