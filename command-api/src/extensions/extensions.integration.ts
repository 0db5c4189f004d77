import { randomUUID } from 'node:crypto';
import {
  ACCESS_TOKENS_COLLECTION,
  EXTENSION_LIMITS,
  extensionList,
  PAIRING_CODES_COLLECTION,
} from '@trackrecord/contracts';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest from 'supertest';
import { requestErasure } from '../testing/populated-user.js';

const COLLECTIONS = [ACCESS_TOKENS_COLLECTION, PAIRING_CODES_COLLECTION] as const;

const api = supertest(testVariable('BASE_URL'));
const POSTING = { title: 'Backend Engineer', company: 'Kestrel Labs', url: 'https://jobs.test/1' };

let user: TestUser;
beforeEach(async () => {
  user = await signUp();
});

const path = (rest = '') => `/api/extensions/${user.uid}${rest}`;
const list = async () => extensionList.parse((await api.get(path()).set(authHeaders(user)).expect(200)).body);
const createCalendar = async (body: object = {}) =>
  (await api.post(path('/calendar')).set(authHeaders(user)).send(body).expect(201)).body as { path: string };
const createCode = async () =>
  (await api.post(path('/pairing-codes')).set(authHeaders(user)).expect(201)).body as { code: string; until: string };
const pair = (code: string, name = 'Chrome on Windows') => api.post('/api/extension/pairings').send({ code, name });
const connect = async (name?: string) => {
  const response = await pair((await createCode()).code, name).expect(201);
  return (response.body as { token: string }).token;
};
const save = (token: string, body: object = { posting: POSTING, text: 'Own the services.' }, key = randomUUID()) =>
  api
    .post('/api/extension/applications')
    .set({ authorization: `Bearer ${token}`, 'idempotency-key': key })
    .send(body);
const addApplication = async (nextStep: object) => {
  const added = await api
    .post(`/api/applications/${user.uid}`)
    .set(authHeaders(user))
    .send({ posting: POSTING, source: 'typed', stage: 'applied' })
    .expect(201);
  const { id } = (added.body as { application: { id: string } }).application;
  await api.put(`/api/applications/${user.uid}/${id}/next-step`).set(authHeaders(user)).send({ nextStep }).expect(200);
  return id;
};
/** Reads a calendar until a condition holds: the view follows the events. */
const readCalendar = async (address: string, isDone: (text: string) => boolean): Promise<supertest.Response> => {
  for (;;) {
    const response = await api.get(address).expect(200);
    if (isDone(response.text)) return response;
  }
};

it('lists nothing before the user sets anything up', async () => {
  expect(await list()).toEqual({ calendar: null, browsers: [], revoked: [] });
});

it('serves the next steps as a calendar at a private address, and responds with 304 while they are the same', async () => {
  const { path: address } = await createCalendar();
  expect(address).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
  const id = await addApplication({ title: 'Interview', due: '2026-11-27T11:00:00+05:30', comment: 'Bring the CV.' });
  const response = await readCalendar(address, (text) => text.includes('BEGIN:VEVENT'));
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(response.text).toContain('DTSTART:20261127T053000Z');
  expect(response.text.replaceAll('\r\n ', '')).toContain(`/applications/${id}`);
  expect(response.text).toContain('DESCRIPTION:Bring the CV.');
  const etag = String(response.headers['etag']);
  await api.get(address).set('If-None-Match', etag).expect(304, '');
  await api.get(address).set('If-None-Match', '"1"').expect(200);
  expect((await list()).calendar).toMatchObject({ lastUsedOn: new Date().toISOString().slice(0, 10) });
});

it('changes what the calendar contains', async () => {
  const { path: address } = await createCalendar({
    contents: { interviews: true, nextSteps: false, savedEvents: true },
  });
  await addApplication({ title: 'Call', due: '2026-11-27' });
  const contents = { interviews: false, nextSteps: true, savedEvents: true };
  await api.put(path('/calendar')).set(authHeaders(user)).send({ contents }).expect(200);
  await readCalendar(address, (text) => text.includes('DTSTART;VALUE=DATE:20261127'));
  // A new address keeps it.
  await createCalendar();
  expect((await list()).calendar).toMatchObject({ contents });
});

it('stops old, revoked, unknown and malformed addresses at once, all in the same way', async () => {
  const { path: first } = await createCalendar();
  await api.get(first).expect(200);
  const { path: second } = await createCalendar();
  await api.get(second).expect(200);
  const old = await api.get(first).expect(404);
  await api.delete(path('/calendar')).set(authHeaders(user)).expect(200);
  const unknown = `/api/calendar/${'x'.repeat(43)}.ics`;
  for (const address of [second, unknown, '/api/calendar/x', second.replace('.ics', ''), '/api/calendar/.ics']) {
    const response = await api.get(address).expect(404);
    expect({ ...response.body, requestId: '' }).toEqual({ ...old.body, requestId: '' });
  }
  const { calendar, revoked } = await list();
  expect(calendar).toBeNull();
  expect(revoked).toMatchObject([
    { kind: 'calendar', name: null },
    { kind: 'calendar', name: null },
  ]);
  await api
    .put(path('/calendar'))
    .set(authHeaders(user))
    .send({ contents: { interviews: true, nextSteps: true, savedEvents: true } })
    .expect(404);
});

it('keeps one of several addresses that are created at the same time', async () => {
  const responses = await Promise.all([0, 1, 2].map(() => api.post(path('/calendar')).set(authHeaders(user)).send({})));
  const created = responses.filter(({ status }) => status === 201);
  expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(created.length).toBeGreaterThan(0);
  const paths = created.map(({ body }) => (body as { path: string }).path);
  const statuses = await Promise.all(paths.map(async (address) => (await api.get(address)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

it('connects a browser with a code, once, and saves postings with its token', async () => {
  const { code } = await createCode();
  const paired = await pair(` ${code.toLowerCase().replace('-', ' ')} `).expect(201);
  await pair(code).expect(404);
  const { token } = paired.body as { token: string };
  const key = randomUUID();
  const first = await save(token, undefined, key).expect(201);
  const repeated = await save(token, undefined, key).expect(201);
  expect(repeated.body).toEqual(first.body);
  await save(token, { posting: { ...POSTING, title: 'Other' }, text: '' }, key).expect(422);
  expect((await save(token).expect(409)).body).toMatchObject({ code: 'same-posting' });
  const { applicationId } = first.body as { applicationId: string };
  const read = await api
    .get(`/api/applications/${user.uid}/${applicationId}`)
    .set({ ...authHeaders(user), 'x-min-revision': '0' })
    .expect(200);
  expect(read.body).toMatchObject({
    text: 'Own the services.',
    application: { posting: POSTING, source: 'extension', moves: [{ stage: 'saved' }] },
  });
  expect((await list()).browsers).toMatchObject([{ name: 'Chrome on Windows', saved: 1 }]);
});

it('validates postings as the site does', async () => {
  const token = await connect();
  for (const body of [
    {},
    { posting: { ...POSTING, title: ' ' } },
    { posting: { ...POSTING, url: 'javascript:alert(1)' } },
    { posting: POSTING, text: 'x'.repeat(50_001) },
    { posting: POSTING, text: '', stage: 'offer' },
    { posting: POSTING, text: '', source: 'typed' },
  ])
    await save(token, body).expect(400);
});

it('grants nothing else to the token of a browser, and nothing to other tokens', async () => {
  const token = await connect();
  const { path: address } = await createCalendar();
  const secret = /calendar\/(.*)\.ics/.exec(address)?.[1] ?? '';
  for (const url of [`/api/applications/${user.uid}`, `/api/profile/${user.uid}`, path()])
    await api
      .get(url)
      .set({ authorization: `Bearer ${token}` })
      .expect(401);
  await api
    .post(`/api/applications/${user.uid}`)
    .set({ authorization: `Bearer ${token}` })
    .send({})
    .expect(401);
  await api.get(`/api/calendar/${token}.ics`).expect(404);
  for (const other of [secret, user.token, 'x'.repeat(43)]) await save(other).expect(401);
});

it('disconnects a browser at once, and only by its user', async () => {
  const token = await connect();
  const [browser] = (await list()).browsers;
  const other = await signUp();
  const id = browser?.id ?? '';
  await api.delete(`/api/extensions/${other.uid}/browsers/${id}`).set(authHeaders(other)).expect(200);
  await save(token).expect(201);
  await api
    .delete(path(`/browsers/${id}`))
    .set(authHeaders(user))
    .expect(200);
  await save(token).expect(401);
  expect(await list()).toMatchObject({ browsers: [], revoked: [{ id, kind: 'browser', name: 'Chrome on Windows' }] });
});

it('limits the connected browsers of a user', async () => {
  for (let count = 0; count < EXTENSION_LIMITS.browsers; count += 1) await connect(`Browser ${String(count)}`);
  const response = await pair((await createCode()).code).expect(409);
  expect(response.body).toMatchObject({ code: 'too-many-browsers' });
  expect((await list()).browsers.map(({ name }) => name).slice(0, 2)).toEqual(['Browser 0', 'Browser 1']);
});

it('replaces a pairing code, and rejects expired ones', async () => {
  const stores = await connectTestStores();
  try {
    const first = await createCode();
    const second = await createCode();
    await pair(first.code).expect(404);
    const codes = stores.mongo.db.collection(PAIRING_CODES_COLLECTION);
    await codes.updateOne({ uid: user.uid }, { $set: { until: new Date(Date.now() - 1) } });
    await pair(second.code).expect(404);
    await pair('K7Q2').expect(400);
  } finally {
    await closeTestStores(stores);
  }
});

it('stores neither secrets, codes nor the names of browsers', async () => {
  const stores = await connectTestStores();
  try {
    const token = await connect('Netscape on Solaris');
    const { path: address } = await createCalendar();
    const { code } = await createCode();
    const documents = await Promise.all(
      COLLECTIONS.map((name) => stores.mongo.db.collection(name).find({ uid: user.uid }).toArray()),
    );
    expect(documents.map(({ length }) => length)).toEqual([2, 1]);
    const text = JSON.stringify(documents);
    for (const secret of [token, /calendar\/(.*)\.ics/.exec(address)?.[1] ?? '', code, 'Netscape'])
      expect(text).not.toContain(secret);
  } finally {
    await closeTestStores(stores);
  }
});

it('erases every token with the account', async () => {
  const stores = await connectTestStores();
  try {
    const token = await connect();
    const { path: address } = await createCalendar();
    const { code } = await createCode();
    await api.get(address).expect(200);
    await requestErasure(user).expect(200);
    await api.get(address).expect(404);
    await save(token).expect(401);
    await pair(code).expect(404);
    for (const name of COLLECTIONS)
      expect(await stores.mongo.db.collection(name).countDocuments({ uid: user.uid })).toBe(0);
  } finally {
    await closeTestStores(stores);
  }
});
