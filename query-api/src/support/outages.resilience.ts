import { UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import { connectRedis, createLogger, createStaffAuthorizer, limitStaff, type Stores } from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { startTcpProxy, type TcpProxy } from '@trackrecord/platform/testing/tcp-proxy';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import type { Express } from 'express';
import supertest from 'supertest';
import { createHandlers } from '../api.js';
import { readAccessEvents, staffReadsApi, toPersonPath } from '../testing/staff-reads-api.js';
import { createTestApp, createTestSources, type TestSources } from '../testing/test-sources.js';
import { userApi } from '../testing/user-api.js';
import { createUseRecorder } from './record-use.js';

const logger = createLogger('test', 'silent');
const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));

let stores: Stores;
let mongoProxy: TcpProxy;
let testSources: TestSources;
let app: Express;
let support: TestUser;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  support = await signUpStaff('support');
  const mongoUrl = new URL(testVariable('MONGODB_URL'));
  mongoProxy = await startTcpProxy(mongoUrl.hostname, Number(mongoUrl.port));
  mongoUrl.port = String(mongoProxy.port);
  mongoUrl.searchParams.set('directConnection', 'true');
  mongoUrl.searchParams.set('serverSelectionTimeoutMS', '1000');
  testSources = await createTestSources({ MONGODB_URL: mongoUrl.href }, firebase);
  app = createStaffApp(testSources.sources);
});
afterAll(async () => {
  await testSources.close();
  await mongoProxy.close();
  await firebase.close();
  await closeTestStores(stores);
});

/** Creates a query API whose accounts, and roles of staff, are those of the stack. */
function createStaffApp(sources: TestSources['sources']): Express {
  const policy = { STAFF_REAUTH_MINUTES: 10, STAFF_SECOND_FACTOR: 'off' } as const;
  const authorizer = createStaffAuthorizer(firebase, policy, logger);
  return createTestApp(createHandlers(sources), {
    provider: firebase,
    staff: { authorizer, recordRefusal: () => undefined },
  });
}

async function createPerson(): Promise<{ readonly person: TestUser; readonly sessionId: string }> {
  const person = await signUp();
  await userApi(person).save({ userType: 'student', skills: ['Weaving'] });
  return { person, sessionId: await staffReadsApi(support).open(person.uid) };
}

const readProfile = ({ uid }: TestUser, sessionId: string, target = app) =>
  supertest(target)
    .get(`/api${toPersonPath(uid)}/profile`)
    .set({ ...authHeaders(support), 'x-access-session': sessionId });

const readTypes = async ({ uid }: TestUser) => (await readAccessEvents(stores, uid)).map(({ type }) => type);

it('has recorded a read that fails because MongoDB is down', async () => {
  const { person, sessionId } = await createPerson();
  mongoProxy.block();
  try {
    const { status, text } = await readProfile(person, sessionId);
    expect(status).toBe(503);
    expect(text).not.toContain('Weaving');
  } finally {
    mongoProxy.unblock();
  }
  expect(await readTypes(person)).toEqual(['AccessOpened', 'AccessExplained', 'AccessUsed']);
  await readProfile(person, sessionId).expect(200);
});

it('reads nothing if the read cannot be recorded', async () => {
  const { person, sessionId } = await createPerson();
  const { sources } = testSources;
  const recordUse = createUseRecorder('http://127.0.0.1:9', Buffer.from(testVariable('MASTER_KEY'), 'base64'));
  const unrecorded = createStaffApp({ ...sources, recordUse });
  const { body } = await readProfile(person, sessionId, unrecorded).expect(503);
  expect(body).toMatchObject({ code: 'access-not-recorded' });
  expect(JSON.stringify(body)).not.toContain('Weaving');
  expect(await readTypes(person)).not.toContain('AccessUsed');
});

it('reads nothing, and records nothing, while reads cannot be counted', async () => {
  const { person, sessionId } = await createPerson();
  const noRedis = connectRedis('redis://127.0.0.1:1', logger);
  try {
    const limitStaffReads = limitStaff({ name: 'staff-reads', max: 10, seconds: 600 }, noRedis, Buffer.alloc(32));
    const uncounted = createStaffApp({ ...testSources.sources, limitStaffReads });
    const { body, headers } = await readProfile(person, sessionId, uncounted).expect(503);
    expect([body, headers]).toMatchObject([{ code: 'dependency-down' }, { 'retry-after': '2' }]);
    expect(JSON.stringify(body)).not.toContain('Weaving');
    expect(await readTypes(person)).not.toContain('AccessUsed');
  } finally {
    noRedis.disconnect();
  }
});
