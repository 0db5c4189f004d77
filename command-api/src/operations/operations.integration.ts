import {
  operationPage,
  operationsOverview,
  profileStream,
  projectionList,
  type ProjectionRebuildDocument,
  QUARANTINE_COLLECTION,
  type QuarantineDocument,
  quarantineList,
  QUEUES,
  REBUILDS_COLLECTION,
  SERVICES,
  toProjectionRebuildId,
  type ViewCollection,
} from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import { Binary } from 'mongodb';
import supertest from 'supertest';
import { Rebuilds } from '../access/rebuilds.js';
import { connectAccessStores, readStaffEvents } from '../testing/access-api.js';
import { fullProfile } from '../testing/full-profile.js';
import { profileApi } from '../testing/profile-api.js';

const api = supertest(testVariable('BASE_URL'));
const REASON = { reason: 'A test of operations.' };

let stores: Stores;
let operator: TestUser;
beforeAll(async () => {
  stores = await connectAccessStores();
  operator = await signUpStaff('operator');
});
afterAll(() => closeTestStores(stores));

const send = (method: 'post' | 'put', path: string, body: object, user = operator) =>
  api[method](`/api/operations${path}`).set(authHeaders(user)).send(body);
const read = (path: string, user = operator) => api.get(`/api/operations${path}`).set(authHeaders(user));

it('shows every process of the stack, each queue and projection, to operators and developers', async () => {
  const developer = await signUpStaff('developer');
  const overview = await waitFor('all processes to report', async () => {
    const { body } = await read('/overview', developer).expect(200);
    const parsed = operationsOverview.parse(body);
    return new Set(parsed.processes?.map(({ service }) => service)).size === SERVICES.length ? parsed : undefined;
  });
  expect(overview.queues?.map(({ queue }) => queue)).toEqual(QUEUES);
  expect(overview.queues?.every(({ workers, capacity }) => workers > 0 && capacity > 0)).toBe(true);
  expect(overview.projections?.map(({ projection }) => projection)).toEqual(['profile', 'onboarding', 'applications']);
  expect(overview.projections?.every(({ holder }) => holder !== null)).toBe(true);
  for (const path of ['/queues', '/projections', '/quarantine', '/feeds', '/erasures', '/queues/cv/failures'])
    await read(path).expect(200);
  await read('/queues/cooking/failures').expect(404);
});

it('records an operation in the stream of the operator, and lists it with its outcome', async () => {
  await send('put', '/queues/postings/concurrency', { ...REASON, max: 1_000 }).expect(200, {});
  const { body } = await read('/queues').expect(200);
  const { queues } = body as { queues: readonly { queue: string; maxConcurrency: number | null }[] };
  expect(queues.find(({ queue }) => queue === 'postings')?.maxConcurrency).toBe(1_000);
  await send('put', '/queues/postings/concurrency', { ...REASON, max: null }).expect(200, {});

  const target = 'postings';
  expect((await readStaffEvents(stores, operator.uid)).filter(({ type }) => type === 'OperationDone')).toEqual(
    [1, 2].map(() => ({
      type: 'OperationDone',
      actor: { uid: operator.uid, role: 'operator' },
      data: { action: 'limit-queue', target, ...REASON },
    })),
  );
  const response = await read('/actions').expect(200);
  const { items } = operationPage.parse(response.body);
  const own = items.filter(({ by }) => by.name === operator.email);
  expect(own).toMatchObject([
    { action: 'limit-queue', target, ...REASON, outcome: 'done', detail: 'no limit' },
    { action: 'limit-queue', target, ...REASON, outcome: 'done', detail: '1000 at a time' },
  ]);
  expect(response.text).not.toContain(operator.uid);
});

it.each([
  ['/queues/cv/pause', {}, 400, 'validation'],
  ['/queues/cv/pause', { reason: 'why?' }, 400, 'validation'],
  ['/queues/cooking/pause', REASON, 404, 'queue-not-found'],
  ['/queues/erasure/pause', REASON, 409, 'not-pausable'],
  ['/queues/erasure/discards', { ...REASON, jobId: 'none' }, 409, 'not-discardable'],
  ['/queues/cv/discards', { ...REASON, jobId: 'none' }, 404, 'job-not-found'],
  ['/queues/cv/retries', { ...REASON, kind: 'render-cv', code: 'no-such-code', max: 10 }, 404, 'job-not-found'],
  ['/quarantine/none/rebuilds', REASON, 404, 'not-quarantined'],
  ['/projections/none/rebuilds', REASON, 404, 'projection-not-found'],
  ['/projections/profile/rebuilds', { reason: 'why?' }, 400, 'validation'],
  ['/feeds/none/fetches', REASON, 404, 'feed-not-found'],
])('refuses POST %s with %j', async (path, body, status, code) => {
  const response = await send('post', path, body);
  expect([response.status, response.body.code]).toEqual([status, code]);
});

it('refuses to limit feeds, which one job writes at a time', async () => {
  const response = await send('put', '/queues/feeds/concurrency', { ...REASON, max: 2 });
  expect([response.status, response.body.code]).toEqual([409, 'one-writer']);
});

it('rebuilds a quarantined stream without telling whose it is', async () => {
  const person = await signUp();
  await profileApi(person).post(fullProfile).expect(201);
  const { db } = stores.mongo;
  const live = await db
    .collection<{ _id: string; collection: ViewCollection }>('projections')
    .findOne({ _id: 'profile' });
  const [collection, stream] = [live?.collection ?? 'profile-views', profileStream(person.uid)];
  const entries = db.collection<QuarantineDocument>(QUARANTINE_COLLECTION);
  const _id = `${collection}|${stream}`;
  const reason = `A test of operations, ${String(Date.now())}`;
  await entries.insertOne({ _id, collection, stream, revision: 3, reason, since: new Date() });

  const response = await read('/quarantine').expect(200);
  const { streams } = quarantineList.parse(response.body);
  const found = streams.find((listed) => listed.reason === reason);
  expect(found).toMatchObject({ projection: 'profile', revision: 3, person: expect.stringMatching(/^p-/) });
  expect(response.text).not.toContain(person.uid);

  const id = found?.id ?? '';
  await send('post', `/quarantine/${id}/rebuilds`, REASON).expect(202);
  await waitFor('the end of the quarantine', async () => ((await entries.findOne({ _id })) ? undefined : true));
  await send('post', `/quarantine/${id}/rebuilds`, REASON).expect(404);
  const { items } = operationPage.parse((await read('/actions').expect(200)).body);
  expect(items.find(({ target }) => target === `profile ${id}`)).toMatchObject({
    action: 'rebuild-stream',
    outcome: 'done',
  });
});

const readRebuild = async (projection: string) => {
  const response = await read('/projections').expect(200);
  const { projections } = projectionList.parse(response.body);
  return { rebuild: projections.find((found) => found.projection === projection)?.rebuild, text: response.text };
};
const waitForRebuild = (projection: string) =>
  waitFor('the end of the rebuild', async () => {
    const { rebuild } = await readRebuild(projection);
    return rebuild?.state === 'done' || rebuild?.state === 'failed' ? rebuild : undefined;
  });

it('rebuilds all views of a projection, which corrects an altered one, and shows who requested it', async () => {
  const person = await signUp();
  const saved = await profileApi(person).post(fullProfile).expect(201);
  const revision = (saved.headers['etag'] ?? '').replaceAll('"', '');
  const readProfile = () =>
    api.get(`/api/profile/${person.uid}`).set({ ...authHeaders(person), 'x-min-revision': revision });
  const before = await readProfile().expect(200);
  const { db } = stores.mongo;
  const live = await db
    .collection<{ _id: string; collection: ViewCollection }>('projections')
    .findOne({ _id: 'profile' });
  const views = db.collection<{ _id: string; revision: number; sealed: Binary }>(live?.collection ?? 'profile-views');
  const context = `view|${person.uid}`;
  // The API answers from the stream as long as the view is behind.
  const { sealed } = await waitFor(
    'the view',
    async () => (await views.findOne({ _id: person.uid, revision: { $gte: Number(revision) } })) ?? undefined,
  );
  const content = await stores.sealer.open(person.uid, Buffer.from(sealed.buffer), context);
  const altered = await stores.sealer.seal(person.uid, { ...(content as object), skills: ['Altered'] }, context);
  await views.updateOne({ _id: person.uid }, { $set: { sealed: new Binary(altered) } });
  expect((await readProfile().expect(200)).body).toMatchObject({ skills: ['Altered'] });

  await send('post', '/projections/profile/rebuilds', REASON).expect(202, {});
  const ended = await waitForRebuild('profile');
  expect(ended).toMatchObject({ state: 'done', progress: 1, failure: null, by: { name: operator.email } });
  expect(ended.events).toBeGreaterThan(0);
  expect((await readProfile().expect(200)).body).toEqual(before.body);
  expect(await views.findOne({ _id: person.uid })).toBeNull();
  const { text } = await readRebuild('profile');
  for (const hidden of [person.uid, operator.uid]) expect(text).not.toContain(hidden);
  const { items } = operationPage.parse((await read('/actions').expect(200)).body);
  expect(items[0]).toMatchObject({ action: 'rebuild-projection', target: 'profile', ...REASON, outcome: 'done' });
  expect((await readStaffEvents(stores, operator.uid)).at(-1)).toMatchObject({
    type: 'OperationDone',
    data: { action: 'rebuild-projection', target: 'profile', ...REASON },
  });
});

it('refuses to rebuild a projection that is being rebuilt', async () => {
  const rebuilds = stores.mongo.db.collection<ProjectionRebuildDocument>(REBUILDS_COLLECTION);
  const _id = toProjectionRebuildId('applications');
  await send('post', '/projections/applications/rebuilds', REASON).expect(202);
  await waitForRebuild('applications');
  await rebuilds.updateOne({ _id }, { $set: { state: 'running', endedAt: null } });
  const response = await send('post', '/projections/applications/rebuilds', REASON).expect(409);
  expect(response.body.code).toBe('already-rebuilding');
  expect((await readRebuild('applications')).rebuild).toMatchObject({ state: 'running', endedAt: null });
  await rebuilds.updateOne({ _id }, { $set: { state: 'failed', endedAt: new Date() } });
  await send('post', '/projections/applications/rebuilds', REASON).expect(202);
  expect(await waitForRebuild('applications')).toMatchObject({ state: 'done' });
});

it('adds one rebuild if several are requested at the same time', async () => {
  const rebuilds = new Rebuilds(stores.mongo.db);
  // No projector runs it.
  const projection = `test-${String(Date.now())}` as ProjectionRebuildDocument['projection'];
  const add = () => rebuilds.addOfProjection({ projection, askedBy: operator.uid }, new Date());
  const added = await Promise.all(Array.from({ length: 5 }, add));
  expect(added.filter((isAdded) => isAdded)).toHaveLength(1);
  await rebuilds.delete(toProjectionRebuildId(projection));
});

it('lists an operation that failed with its code', async () => {
  await send('post', '/queues/cv/discards', { ...REASON, jobId: 'missing-job' }).expect(404);
  const { items } = operationPage.parse((await read('/actions').expect(200)).body);
  expect(items.find(({ target }) => target === 'cv missing-job')).toMatchObject({
    outcome: 'failed',
    detail: 'job-not-found',
  });
});
