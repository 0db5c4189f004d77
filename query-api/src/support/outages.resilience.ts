import { ALL_ENDPOINTS, UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import {
  closeStoresOnShutdown,
  connectRedis,
  createApp,
  createLogger,
  createStaffAuthorizer,
  Metrics,
  mountEndpoints,
  Probes,
  type Redis,
  Shutdown,
  type Stores,
} from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { startTcpProxy, type TcpProxy } from '@trackrecord/platform/testing/tcp-proxy';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest from 'supertest';
import { staffHandlers } from '../api.js';
import { createQueries } from '../create-queries.js';
import { createStaffReads } from '../create-staff-reads.js';
import { readAccessEvents, staffReadsApi, toPersonPath } from '../testing/staff-reads-api.js';
import { userApi } from '../testing/user-api.js';

const logger = createLogger('test', 'silent');
const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));

let stores: Stores;
let mongoProxy: TcpProxy;
let redis: Redis;
let queries: Awaited<ReturnType<typeof createQueries>>;
let app: Parameters<typeof supertest>[0];
let support: TestUser;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  support = await signUpStaff('support');
  const mongoUrl = new URL(testVariable('MONGODB_URL'));
  mongoProxy = await startTcpProxy(mongoUrl.hostname, Number(mongoUrl.port));
  mongoUrl.port = String(mongoProxy.port);
  mongoUrl.searchParams.set('directConnection', 'true');
  mongoUrl.searchParams.set('serverSelectionTimeoutMS', '1000');
  redis = connectRedis(testVariable('REDIS_URL'), logger);
  queries = await createQueries(createConfig(mongoUrl.href), { redis, accounts: firebase }, logger);
  app = createTestApp(testVariable('COMMAND_API_URL'));
});
afterAll(async () => {
  await queries.jobMirror.stop();
  await queries.queues.close();
  await closeStoresOnShutdown(new Shutdown(logger), queries).run();
  redis.disconnect();
  await mongoProxy.close();
  await firebase.close();
  await closeTestStores(stores);
});

const createConfig = (MONGODB_URL: string) => ({
  EVENTSTORE_URL: testVariable('EVENTSTORE_URL'),
  MONGODB_URL,
  KEYS_MONGODB_URL: testVariable('KEYS_MONGODB_URL'),
  MASTER_KEY: Buffer.from(testVariable('MASTER_KEY'), 'base64'),
  REDIS_URL: testVariable('REDIS_URL'),
  RATE_LIMIT_EXPORT_PER_MINUTE: 10,
});

/** Creates a query API that reaches MongoDB through the proxy, and records at a command API. */
function createTestApp(commandApiUrl: string, limitRedis = redis) {
  const config = {
    COMMAND_API_URL: commandApiUrl,
    MASTER_KEY: Buffer.from(testVariable('MASTER_KEY'), 'base64'),
    SERVICE_VERSION: 'test',
    SUPPORT_CONSENT: 'optional',
  } as const;
  const policy = { STAFF_REAUTH_MINUTES: 10, STAFF_SECOND_FACTOR: 'off' } as const;
  const staff = { authorizer: createStaffAuthorizer(firebase, policy, logger), recordRefusal: () => undefined };
  const metrics = new Metrics();
  return createApp({
    logger,
    metrics,
    probes: new Probes(metrics, {}).router,
    api: mountEndpoints(
      firebase,
      staffHandlers(createStaffReads(queries, config, { redis: limitRedis, accounts: firebase }, logger)),
      staff,
    ),
    routes: ALL_ENDPOINTS,
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
  const unrecorded = createTestApp('http://127.0.0.1:9');
  const { body } = await readProfile(person, sessionId, unrecorded).expect(503);
  expect(body).toMatchObject({ code: 'access-not-recorded' });
  expect(JSON.stringify(body)).not.toContain('Weaving');
  expect(await readTypes(person)).not.toContain('AccessUsed');
});

it('reads nothing, and records nothing, while reads cannot be counted', async () => {
  const { person, sessionId } = await createPerson();
  const noRedis = connectRedis('redis://127.0.0.1:1', logger);
  try {
    const uncounted = createTestApp(testVariable('COMMAND_API_URL'), noRedis);
    const { body, headers } = await readProfile(person, sessionId, uncounted).expect(503);
    expect([body, headers]).toMatchObject([{ code: 'dependency-down' }, { 'retry-after': '2' }]);
    expect(JSON.stringify(body)).not.toContain('Weaving');
    expect(await readTypes(person)).not.toContain('AccessUsed');
  } finally {
    noRedis.disconnect();
  }
});
