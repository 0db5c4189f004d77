import { randomUUID } from 'node:crypto';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { type Headers, profileApi } from '../testing/profile-api.js';
import { connectStoredEvents } from '../testing/stored-events.js';
import { MAX_COMMANDS, MIN_COMMANDS } from './stream-state.js';

let mongo: Mongo;
let stored: Awaited<ReturnType<typeof connectStoredEvents>>;
let user: TestUser;
beforeAll(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL'));
  stored = await connectStoredEvents();
});
beforeEach(async () => {
  user = await signUp();
});
afterAll(() => Promise.all([mongo.close(), stored.close()]));

const withName = (firstName: string) => ({
  personalInfo: { firstName, lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
});
const newKey = () => ({ 'idempotency-key': randomUUID() });
const post = (firstName: string, key: Headers = {}) => profileApi(user).post(withName(firstName), key);
const countOutcomes = () => mongo.db.collection('outcomes').countDocuments({ uid: user.uid });

it('stores nothing but the event, with a keyed hash of the request in its metadata', async () => {
  await post('Ada', newKey());
  const [event] = await stored.readProfile(user.uid);
  expect(event?.metadata.requestHash).toMatch(/^[\w-]{22}$/);
  expect(await countOutcomes()).toBe(0);
});

it('hashes the same request of two users differently', async () => {
  const key = newKey();
  await post('Ada', key);
  const [first] = await stored.readProfile(user.uid);
  user = await signUp();
  await post('Ada', key);
  const [second] = await stored.readProfile(user.uid);
  expect(first?.metadata.requestHash).not.toBe(second?.metadata.requestHash);
});

it('stores the response to a request that changed nothing, and does not apply it later', async () => {
  const key = newKey();
  await post('Ada');
  const first = await post('Ada', key);
  await post('Augusta');
  const repeatedResponse = await post('Ada', key);
  expect([repeatedResponse.status, repeatedResponse.body, repeatedResponse.headers['etag']]).toEqual([
    200,
    first.body,
    '"0"',
  ]);
  expect(await stored.readProfile(user.uid)).toHaveLength(2);
  const different = await post('Alice', key);
  expect([different.status, different.body.code]).toEqual([422, 'idempotency-key-reused']);
});

it('recognizes a repeated request that is no longer in memory', async () => {
  const requests = Array.from({ length: MAX_COMMANDS + 20 }, (_, n) => ({ name: `Ada ${String(n)}`, key: newKey() }));
  const [oldest] = requests;
  if (!oldest) throw new Error('no requests');
  const responses = [];
  for (const { name, key } of requests) responses.push(await post(name, key));
  // The oldest commands are dropped from memory once references to them are stored.
  await waitUntil('references are stored', async () => (await countOutcomes()) >= MAX_COMMANDS - MIN_COMMANDS);
  const repeatedResponse = await post(oldest.name, oldest.key);
  expect([repeatedResponse.status, repeatedResponse.body, repeatedResponse.headers['etag']]).toEqual([
    201,
    responses[0]?.body,
    '"0"',
  ]);
  expect((await post('Augusta', oldest.key)).status).toBe(422);
  expect(await stored.readProfile(user.uid)).toHaveLength(requests.length);
});
