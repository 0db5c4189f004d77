import { accountChanges, type AccountChanges } from '@trackrecord/contracts';
import { sleep } from '@trackrecord/platform';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';

const origin = testVariable('BASE_URL');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const sendToProvider = async (method: string, body: object): Promise<{ idToken: string }> => {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { idToken: string };
};

const send = (user: Pick<TestUser, 'uid' | 'token'>, method: string, path: string, body?: object) =>
  fetch(`${origin}/api/profile/${user.uid}/${path}`, {
    method,
    headers: { ...authHeaders(user), 'content-type': 'application/json', 'user-agent': FIREFOX },
    ...(body && { body: JSON.stringify(body) }),
  });
const check = async (user: Pick<TestUser, 'uid' | 'token'>): Promise<void> => {
  expect((await send(user, 'POST', 'account-changes', {})).status).toBe(200);
};
const list = async (user: Pick<TestUser, 'uid' | 'token'>, query = ''): Promise<AccountChanges> =>
  accountChanges.parse(await (await send(user, 'GET', `account-changes${query}`)).json());
const listDescriptions = async (user: Pick<TestUser, 'uid' | 'token'>): Promise<readonly string[]> =>
  (await list(user)).items.map(({ description }) => description);

/** The provider's times are whole seconds. */
const waitForNextSecond = (): Promise<void> => sleep(1_100 - (Date.now() % 1_000));

const SIGN_IN = 'Signed in with Firefox on Windows';
const START = [SIGN_IN, 'Recorded since'];

it('lists the first sign-in, once', async () => {
  const user = await signUp();
  expect(await list(user)).toEqual({ items: [], next: null });
  await Promise.all([check(user), check(user), check(user)]);
  await check(user);
  expect(await listDescriptions(user)).toEqual(START);
});

it('lists a change of the password at the provider, and the sign-in after it', async () => {
  const user = await signUp();
  await check(user);
  await waitForNextSecond();
  await sendToProvider('update', { idToken: user.token, password: 'a better one' });
  const { idToken } = await sendToProvider('signInWithPassword', { email: user.email, password: 'a better one' });
  await check({ ...user, token: idToken });
  await check({ ...user, token: idToken });
  expect(await listDescriptions({ ...user, token: idToken })).toEqual([SIGN_IN, 'Password changed', ...START]);
});

it('lists a change of the email with both addresses', async () => {
  const user = await signUp();
  await check(user);
  await waitForNextSecond();
  const email = `new-${user.email}`;
  await sendToProvider('update', { idToken: user.token, email });
  const { idToken } = await sendToProvider('signInWithPassword', { email, password: user.password });
  await check({ ...user, token: idToken });
  expect(await listDescriptions({ ...user, token: idToken })).toContain(`Email changed from ${user.email} to ${email}`);
});

it.each([
  [{}, 'Signed out everywhere'],
  [{ keepThis: true }, 'Signed out on all other devices'],
])('lists signing out everywhere with %j, and no changed password', async (body, description) => {
  const user = await signUp();
  await check(user);
  await waitForNextSecond();
  expect((await send(user, 'POST', 'sign-out-everywhere', body)).status).toBe(200);
  await waitForNextSecond();
  const { idToken } = await sendToProvider('signInWithPassword', { email: user.email, password: user.password });
  await check({ ...user, token: idToken });
  expect(await listDescriptions({ ...user, token: idToken })).toEqual([SIGN_IN, description, ...START]);
});

it('returns pages of ten, newest first', async () => {
  const user = await signUp();
  await check(user);
  for (let count = 0; count < 10; count += 1) {
    await send(user, 'POST', 'sign-out-everywhere', { keepThis: true });
  }
  const first = await list(user);
  expect(first.items.map(({ revision }) => revision)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = await list(user, `?before=${String(first.next)}`);
  expect(second.items.map(({ description }) => description)).toEqual(START);
  expect(second.next).toBeNull();
});

it('rejects reading and recording account changes of another user', async () => {
  const [user, other] = [await signUp(), await signUp()];
  expect((await send({ uid: user.uid, token: other.token }, 'POST', 'account-changes', {})).status).toBe(403);
  expect((await send({ uid: user.uid, token: other.token }, 'GET', 'account-changes')).status).toBe(403);
});
