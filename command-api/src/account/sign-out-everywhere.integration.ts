import { extensionList } from '@trackrecord/contracts';
import { SignOuts, sleep } from '@trackrecord/platform';
import { authHeaders, signIn, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest from 'supertest';
import { requestErasure } from '../testing/populated-user.js';

const api = supertest(testVariable('BASE_URL'));
/** Verified tokens are cached for five seconds. */
const TIMEOUT_MS = 8_000;
const POLL_MS = 100;

/** Sign-in times are whole seconds, so sign-ins in the same second cannot be told apart. */
const waitForNextSecond = () => sleep(1_000 - (Date.now() % 1_000));

const signOutEverywhere = (user: TestUser, body: object = {}) =>
  api.post(`/api/profile/${user.uid}/sign-out-everywhere`).set(authHeaders(user)).send(body);
const read = (user: TestUser) => api.get(`/api/profile/${user.uid}/session`).set(authHeaders(user));
const write = (user: TestUser) => api.delete(`/api/extensions/${user.uid}/calendar`).set(authHeaders(user));

/** Waits until a request is rejected because its sign-in has ended. */
async function waitUntilSignedOut(request: (user: TestUser) => supertest.Test, user: TestUser): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; ;) {
    const { status, body } = await request(user);
    if (status === 401) {
      expect(body).toMatchObject({ code: 'signed-out' });
      return;
    }
    if (Date.now() > deadline) throw new Error('a token was accepted after its sign-in had ended');
    await sleep(POLL_MS);
  }
}

/** Requests a new token, as the browser does every hour. Returns undefined if the provider rejects it. */
async function refresh(user: TestUser): Promise<TestUser | undefined> {
  const response = await api
    .post('/securetoken.googleapis.com/v1/token?key=demo')
    .type('form')
    .send({ grant_type: 'refresh_token', refresh_token: user.refreshToken });
  return response.status === 200
    ? { ...user, token: (response.body as { id_token: string }).id_token, refreshToken: user.refreshToken }
    : undefined;
}

let user: TestUser;
beforeEach(async () => {
  user = await signUp();
});

it('ends all sign-ins in both APIs within seconds, also for refreshed tokens', async () => {
  const other = await signIn(user);
  await Promise.all([
    read(user).expect(200),
    write(user).expect(200),
    read(other).expect(200),
    write(other).expect(200),
  ]);
  const { body } = await signOutEverywhere(user).expect(200);
  expect(Date.parse((body as { before: string }).before)).toBeGreaterThan(Date.now() - 60_000);
  await Promise.all(
    [user, other].flatMap((signedIn) => [read, write].map((send) => waitUntilSignedOut(send, signedIn))),
  );

  await waitForNextSecond();
  const newSignIn = await signIn(user);
  await Promise.all([read(newSignIn).expect(200), write(newSignIn).expect(200)]);
  const refreshed = await refresh(other);
  if (refreshed) for (const send of [read, write]) await waitUntilSignedOut(send, refreshed);
  const refreshedNewSignIn = await refresh(newSignIn);
  await read(refreshedNewSignIn ?? user).expect(200);
});

it('keeps a recent sign-in that asks for it', async () => {
  await waitForNextSecond();
  const recent = await signIn(user);
  await signOutEverywhere(recent, { keepThis: true }).expect(200);
  await Promise.all([read, write].map((send) => waitUntilSignedOut(send, user)));
  const refreshed = await refresh(user);
  if (refreshed) await waitUntilSignedOut(read, refreshed);
  await Promise.all([read(recent).expect(200), write(recent).expect(200)]);
});

it('never revives sign-ins that have ended', async () => {
  await signOutEverywhere(user).expect(200);
  await waitUntilSignedOut(read, user);
  const stores = await connectTestStores();
  // A process that starts after the sign-out.
  const signOuts = new SignOuts(stores.keysMongo.db);
  const ended = await signOuts.getEnded(user.uid);
  await signOuts.endBefore(user.uid, new Date(ended.beforeMs - 60_000));
  expect(await signOuts.getEnded(user.uid)).toEqual(ended);
  await closeTestStores(stores);
});

it('disconnects browsers and keeps the calendar', async () => {
  const path = `/api/extensions/${user.uid}`;
  const { body: code } = await api.post(`${path}/pairing-codes`).set(authHeaders(user)).expect(201);
  const paired = await api
    .post('/api/extension/pairings')
    .send({ code: (code as { code: string }).code, name: 'Chrome on Windows' })
    .expect(201);
  const calendar = await api.post(`${path}/calendar`).set(authHeaders(user)).send({}).expect(201);
  await signOutEverywhere(user).expect(200);
  await api
    .post('/api/extension/applications')
    .set({ authorization: `Bearer ${(paired.body as { token: string }).token}`, 'idempotency-key': 'k1' })
    .send({ posting: { title: 'Engineer', company: 'Kestrel Labs' }, text: '' })
    .expect(401);
  await api.get((calendar.body as { path: string }).path).expect(200);
  await waitForNextSecond();
  const { body } = await api.get(path).set(authHeaders(await signIn(user)));
  expect(extensionList.parse(body)).toMatchObject({ calendar: {}, browsers: [], revoked: [{ kind: 'browser' }] });
});

it('protects the account from being erased by an ended sign-in, and is erased with the account', async () => {
  await signOutEverywhere(user).expect(200);
  await requestErasure(user).expect(401);
  await waitForNextSecond();
  await requestErasure(await signIn(user)).expect(200);
  const stores = await connectTestStores();
  expect(await stores.signOuts.has(user.uid)).toBe(false);
  await closeTestStores(stores);
});
