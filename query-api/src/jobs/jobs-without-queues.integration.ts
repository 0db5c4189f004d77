import {
  allJobs,
  UNENCRYPTED_EVENT_TYPES,
  jobDetails,
  JOBS_COLLECTION,
  RANKER_VERSION,
  ranking,
  RANKINGS_COLLECTION,
  recommendedJobs,
} from '@trackrecord/contracts';
import { DerivedDocuments, packNumbers, type Stores } from '@trackrecord/platform';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import type { Express } from 'express';
import supertest from 'supertest';
import { createHandlers } from '../api.js';
import { createTestApp, createTestSources, type TestSources } from '../testing/test-sources.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

let stores: Stores;
let testSources: TestSources;
let errorBeforeLoading: unknown;
let app: Express;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  // Nothing listens on this port.
  testSources = await createTestSources({ REDIS_URL: 'redis://127.0.0.1:1' });
  const { sources } = testSources;
  errorBeforeLoading = getOutcome(sources.getOpenJobs);
  app = createTestApp(createHandlers(sources));
  await sources.jobMirror.waitForLatest(AbortSignal.timeout(WAIT_TIMEOUT_MS));
});
afterAll(async () => {
  await testSources.close();
  await closeTestStores(stores);
});

/** Returns the result of a call, or its error. */
function getOutcome(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}
const get = (uid: string, path: string) => supertest(app).get(`/api${path}`).set('authorization', `Bearer ${uid}`);

/** Saves a profile through the stack, whose queues are up. */
async function saveProfile(user: TestUser): Promise<number> {
  const response = await supertest(testVariable('BASE_URL'))
    .post('/api/profile')
    .set(authHeaders(user))
    .send({ userId: user.uid, userType: 'professional', skills: ['Go'] });
  expect(response.status).toBe(201);
  const revision = Number(response.headers['etag']?.replaceAll('"', ''));
  await supertest(testVariable('BASE_URL'))
    .get(`/api/jobs/user/${user.uid}`)
    .set({ ...authHeaders(user), 'x-min-revision': String(revision) })
    .expect(200);
  return revision;
}

it('responds with 503 until all postings are loaded', () => {
  expect(errorBeforeLoading).toMatchObject({ status: 503, code: 'jobs-not-read' });
});

it('returns older recommendations, and a posting without its match, while the queues are down', async () => {
  const user = await signUp();
  const revision = await saveProfile(user);
  const [listed] = allJobs.parse((await get(user.uid, '/jobs/allJobs')).body).data.jobs;
  const { db } = stores.mongo;
  const jobs = db.collection<{ readonly _id: string; readonly number: number }>(JOBS_COLLECTION);
  const number = (await jobs.findOne({ _id: listed?.jobId ?? '' }))?.number ?? -1;
  await db.collection<{ readonly _id: string }>(RANKINGS_COLLECTION).deleteOne({ _id: user.uid });
  const rankings = new DerivedDocuments(db, RANKINGS_COLLECTION, stores.sealer, ranking, RANKER_VERSION);
  const value = { numbers: packNumbers([number]), percentages: packNumbers([81]) };
  await rankings.store(user.uid, { revision: revision - 1, value });

  const recommendedResponse = await get(user.uid, `/jobs/user/${user.uid}`);
  expect(recommendedResponse.status).toBe(200);
  expect(recommendedJobs.parse(recommendedResponse.body).data.jobs).toMatchObject([
    { jobId: listed?.jobId, searchContext: { matchPercentage: 81 } },
  ]);
  const details = await get(user.uid, `/jobs/${listed?.jobId ?? ''}`);
  expect(jobDetails.parse(details.body).data).toMatchObject({ job: { jobId: listed?.jobId }, noMatch: 'not-ready' });
  const withoutProfile = await get('user-without-profile', `/jobs/${listed?.jobId ?? ''}`);
  expect(jobDetails.parse(withoutProfile.body).data).toMatchObject({ noMatch: 'no-profile' });
});
