import { randomUUID } from 'node:crypto';
import { deviceList, DEVICES_COLLECTION } from '@trackrecord/contracts';
import { Devices, sleep } from '@trackrecord/platform';
import { authHeaders, signIn, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) AppleWebKit/605 Version/17.4 Mobile Safari/604.1';
const DAY_MS = 24 * 60 * 60_000;

/** Sign-in times are whole seconds. */
const waitForNextSecond = () => sleep(1_000 - (Date.now() % 1_000));

let stores: Awaited<ReturnType<typeof connectTestStores>>;
let user: TestUser;
beforeAll(async () => {
  stores = await connectTestStores();
});
afterAll(() => closeTestStores(stores));
beforeEach(async () => {
  user = await signUp();
});

const get = (path: string, signedIn: TestUser, userAgent: string) =>
  api
    .get(`/api/profile/${user.uid}/${path}`)
    .set({ ...authHeaders(signedIn), 'user-agent': userAgent })
    .expect(200);
const list = async (signedIn: TestUser, userAgent: string, browser?: string) =>
  deviceList.parse(
    (await get(`devices${browser === undefined ? '' : `?browser=${browser}`}`, signedIn, userAgent)).body,
  ).items;
const findStored = () => stores.mongo.db.collection(DEVICES_COLLECTION).find({ uid: user.uid }).toArray();

it('lists every sign-in by its browser, and marks this one', async () => {
  await waitForNextSecond();
  const phone = await signIn(user);
  await get('session', phone, IPHONE);
  const items = await list(user, FIREFOX);
  expect(items.map(({ name, current }) => [name, current])).toContainEqual(['Firefox on Windows', true]);
  for (let count = 0; count < 3; count += 1) await list(user, FIREFOX);
  expect((await list(phone, IPHONE)).map(({ name, current }) => [name, current]).toSorted()).toEqual([
    ['Firefox on Windows', false],
    ['Safari on iPhone', true],
  ]);
});

it('lists later sign-ins of a browser as the same device', async () => {
  await list(user, FIREFOX);
  const browser = randomUUID();
  expect(await list(user, FIREFOX, browser)).toHaveLength(1);
  await waitForNextSecond();
  const again = await signIn(user);
  const [device, ...others] = await list(again, FIREFOX, browser);
  expect(others).toEqual([]);
  expect(device).toMatchObject({ name: 'Firefox on Windows', current: true });
  const [stored, ...rest] = await findStored();
  expect(rest).toEqual([]);
  expect(Object.keys(stored?.['signIns'] as object)).toHaveLength(2);
});

it('lists no devices that are signed out', async () => {
  await list(user, FIREFOX);
  await api.post(`/api/profile/${user.uid}/sign-out-everywhere`).set(authHeaders(user)).send({}).expect(200);
  await waitForNextSecond();
  const again = await signIn(user);
  expect((await list(again, IPHONE)).map(({ name }) => name)).toEqual(['Safari on iPhone']);
  expect(await findStored()).toHaveLength(2);
});

it('stores devices with encrypted names, for 30 days after the last use, at most hourly per process', async () => {
  let now = new Date();
  const devices = new Devices(stores.mongo.db, stores.sealer, stores.signOuts, () => now);
  const use = { uid: user.uid, authTime: now.getTime(), name: 'Firefox on Windows' };
  await devices.record(use);
  const [first] = await findStored();
  expect(JSON.stringify(first)).not.toContain('Firefox');
  expect((first?.['until'] as Date).getTime()).toBe(now.getTime() + 30 * DAY_MS);
  now = new Date(now.getTime() + 60_000);
  await devices.record(use);
  expect(await findStored()).toEqual([first]);
  // Another process has not recorded it.
  await new Devices(stores.mongo.db, stores.sealer, stores.signOuts, () => now).record(use);
  expect(await findStored()).toMatchObject([{ _id: first?._id, lastUsedAt: now }]);
});

it('erases the devices with the account', async () => {
  await list(user, FIREFOX);
  expect(await findStored()).toHaveLength(1);
  await api.delete(`/api/profile/${user.uid}`).set(authHeaders(user)).expect(200);
  expect(await findStored()).toEqual([]);
});
