import { profileStream, staffStream, UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import { createLogger, createStaffAuthorizer, type Stores } from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { startTcpProxy, type TcpProxy } from '@trackrecord/platform/testing/tcp-proxy';
import { setClaims } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest from 'supertest';
import { createHandlers } from '../api.js';
import { createTestApp, createTestSources, type TestSources } from '../testing/test-sources.js';
import { userApi } from '../testing/user-api.js';

const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));

let stores: Stores;
let proxy: TcpProxy;
let testSources: TestSources;
let developer: TestUser;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  const url = new URL(testVariable('KEYS_MONGODB_URL'));
  proxy = await startTcpProxy(url.hostname, Number(url.port));
  url.port = String(proxy.port);
  url.searchParams.set('directConnection', 'true');
  url.searchParams.set('serverSelectionTimeoutMS', '1000');
  testSources = await createTestSources({ KEYS_MONGODB_URL: url.href }, firebase);
  developer = await signUp();
  await userApi(developer).save({ userType: 'student', skills: ['Weaving'] });
  await setClaims(developer.uid, { roles: ['developer'] });
});
afterAll(async () => {
  await testSources.close();
  await proxy.close();
  await firebase.close();
  await closeTestStores(stores);
});

/** Reads a payload of the developer's own account. `onRecorded` is called after it was recorded. */
async function readPayload(onRecorded: () => void) {
  const { sources } = testSources;
  const policy = { STAFF_REAUTH_MINUTES: 10, STAFF_SECOND_FACTOR: 'off' } as const;
  const authorizer = createStaffAuthorizer(firebase, policy, createLogger('test', 'silent'));
  const recordPayload: typeof sources.recordPayload = async (...opening) => {
    await sources.recordPayload(...opening);
    onRecorded();
  };
  const app = createTestApp(createHandlers({ ...sources, recordPayload }), {
    provider: firebase,
    staff: { authorizer, recordRefusal: () => undefined },
  });
  return supertest(app)
    .get(`/api/streams/by-name/${profileStream(developer.uid)}/events/0/payload`)
    .set(authHeaders(developer));
}

async function countRecorded(): Promise<number> {
  let count = 0;
  for await (const { type } of stores.store.readStream(staffStream(developer.uid)))
    if (type === 'OperationDone') count += 1;
  return count;
}

it('has recorded a payload that is not opened because MongoDB stops in between', async () => {
  try {
    const { status, text } = await readPayload(() => proxy.block());
    expect(status).toBe(503);
    expect(text).not.toContain('student');
  } finally {
    proxy.unblock();
  }
  expect(await countRecorded()).toBe(1);
  const { status, text } = await readPayload(() => undefined);
  expect([status, text]).toEqual([200, expect.stringContaining('student')]);
  expect(await countRecorded()).toBe(2);
});
