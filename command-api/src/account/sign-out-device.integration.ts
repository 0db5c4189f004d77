import { accountChanges, deviceList } from '@trackrecord/contracts';
import { sleep } from '@trackrecord/platform';
import { authHeaders, signIn, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) AppleWebKit/605 Version/17.4 Mobile Safari/604.1';
/** Verified tokens are cached for five seconds. */
const TIMEOUT_MS = 8_000;

/** Sign-in times are whole seconds, so sign-ins in the same second cannot be told apart. */
const waitForNextSecond = () => sleep(1_000 - (Date.now() % 1_000));

const read = (user: TestUser, path = 'session') => api.get(`/api/profile/${user.uid}/${path}`).set(authHeaders(user));
const send = (user: TestUser, path: string) =>
  api.post(`/api/profile/${user.uid}/${path}`).set(authHeaders(user)).send({});
const listDevices = async (user: TestUser) => deviceList.parse((await read(user, 'devices').expect(200)).body).items;

/** Waits until both APIs reject the tokens of a sign-in that has ended. */
async function waitUntilSignedOut(user: TestUser): Promise<void> {
  const write = () => api.delete(`/api/extensions/${user.uid}/calendar`).set(authHeaders(user));
  for (const request of [() => read(user), write]) {
    for (const deadline = Date.now() + TIMEOUT_MS; ;) {
      const { status, body } = await request();
      if (status === 401) {
        expect(body).toMatchObject({ code: 'signed-out' });
        break;
      }
      if (Date.now() > deadline) throw new Error('a token was accepted after its sign-in had ended');
      await sleep(100);
    }
  }
}

let [user, phone]: readonly TestUser[] = [];
beforeEach(async () => {
  user = await signUp();
  await waitForNextSecond();
  phone = await signIn(user);
  await read(phone, 'devices').set('user-agent', IPHONE).expect(200);
});

it('signs out one device within seconds and no other, and records it', async () => {
  if (!user || !phone) throw new Error('no user');
  const listed = (await listDevices(user)).find(({ current }) => !current);
  await send(user, `devices/${listed?.id ?? ''}/sign-out`).expect(200);
  await waitUntilSignedOut(phone);
  await read(user).expect(200);
  expect((await listDevices(user)).map(({ current }) => current)).toEqual([true]);
  const { items } = accountChanges.parse((await read(user, 'account-changes').expect(200)).body);
  expect(items.map(({ description }) => description)).toContain('Signed out Safari on iPhone');
});

it('ends only the sign-in that signs out', async () => {
  if (!user || !phone) throw new Error('no user');
  await send(phone, 'sign-out').expect(200);
  await waitUntilSignedOut(phone);
  await read(user).expect(200);
});

it('does not find devices of other users', async () => {
  if (!user) throw new Error('no user');
  const [device] = await listDevices(user);
  const other = await signUp();
  const { body } = await send(other, `devices/${device?.id ?? ''}/sign-out`).expect(404);
  expect(body).toMatchObject({ code: 'device-not-found' });
});
