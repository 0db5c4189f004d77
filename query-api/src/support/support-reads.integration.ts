import { randomUUID } from 'node:crypto';
import {
  UNENCRYPTED_EVENT_TYPES,
  personActivity,
  personCard,
  type Profile,
  profile,
  profileDiff,
  profileStream,
  supportReadEndpoints,
  supportWorkEndpoints,
  timeline,
  type TimelineItem,
} from '@trackrecord/contracts';
import { authenticate, createApp, createLogger, Metrics, Probes, type Stores } from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitFor, waitUntil } from '@trackrecord/platform/testing/wait-for';
import { Router } from 'express';
import supertest from 'supertest';
import { Projections } from '../projector/projections.js';
import { Quarantine } from '../projector/quarantine.js';
import { userApi } from '../testing/user-api.js';
import { createTestSources, type TestSources } from '../testing/test-sources.js';
import { createHandlers } from './handlers.js';

const MARKER = `zebra${randomUUID().slice(0, 8)}`;
const logger = createLogger('test', 'silent');

let stores: Stores;
let user: TestUser;
let testSources: TestSources;
let get: (path: string) => supertest.Test;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  testSources = await createTestSources();
  get = createReader(testSources.sources);
  user = await createMarkedUser();
});
afterAll(async () => {
  await testSources.close();
  await closeTestStores(stores);
});

/** Mounts the handlers on the stores of the stack, without the check of roles, limits and records. */
function createReader(sources: TestSources['sources']) {
  const endpoints = { ...supportReadEndpoints, ...supportWorkEndpoints };
  const nothingRecorded = () => Promise.resolve(new Date().toISOString());
  const handlers = createHandlers({
    ...sources,
    limitStaffReads: (_request, _response, next) => next(),
    recordUse: nothingRecorded,
    recordLookup: () => Promise.resolve(),
  });
  const api = Router().use(authenticate(fakeIdentityProvider));
  for (const [name, handler] of Object.entries(handlers)) {
    const { path } = endpoints[name as keyof typeof endpoints];
    api.get(path.replace('/api', '').replace('{uid}', ':uid').replace('{id}', ':id'), handler);
  }
  const metrics = new Metrics();
  const app = createApp({
    logger,
    metrics,
    probes: new Probes(metrics, {}).router,
    api,
    routes: Object.values(endpoints),
    edge: { trustedProxies: [], isHttps: false, rateLimit: (_request, _response, next) => next() },
  });
  return (path: string) =>
    supertest(app).get(`/api/support/people/${user.uid}${path}`).set('authorization', 'Bearer owen');
}

/** Sends a section as the client does, and returns the response, whatever its status. */
const saveSkills = (skills: readonly string[], headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${testVariable('BASE_URL')}/api/profile/skills/${user.uid}`, {
    method: 'PATCH',
    headers: { ...authHeaders(user), 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ skills }),
  });

/** Creates a user with the marker in every store: events, drafts, a CV, work, and the activity log. */
async function createMarkedUser(): Promise<TestUser> {
  const created = await signUp();
  const api = userApi(created);
  user = created;
  const personalInfo = { firstName: MARKER, lastName: MARKER, linkedInUrl: `https://www.linkedin.com/in/${MARKER}` };
  await api.record('personal', { data: { personalInfo } });
  await api.record('skills', {
    draft: { kind: 'skills', value: { skills: [], typed: MARKER, bulk: '', isBulk: false } },
  });
  const experience = { company: MARKER, title: MARKER, startDate: '2014-01-01', endDate: null, current: true };
  const experiences = [{ ...experience, description: `Kept the ${MARKER} looms running.` }];
  const revision = await api.save({ userType: 'professional', personalInfo, experiences, skills: [MARKER], onboardingCompleted: true }); // prettier-ignore
  await api.read(`/cv/generate/${created.uid}`, { 'x-min-revision': String(revision) });
  await api.send('/transcription/enhance', { body: { description: `i kept the ${MARKER} looms running`, context: 'project' } }); // prettier-ignore
  expect((await saveSkills(['Weaving'], { 'if-match': '"0"', 'x-request-id': 'refused-412' })).status).toBe(412);
  // The message of an unknown field quotes its name.
  const invalid = await fetch(`${testVariable('BASE_URL')}/api/profile/skills/${created.uid}`, {
    method: 'PATCH',
    headers: { ...authHeaders(created), 'content-type': 'application/json', 'x-request-id': 'refused-400' },
    body: JSON.stringify({ skills: ['Go'], [MARKER]: MARKER }),
  });
  expect(invalid.status).toBe(400);
  expect((await saveSkills([MARKER, 'Weaving'])).status).toBe(200);
  return created;
}

/** Reads until the activity log, which is written in batches after the response, has both refused saves. */
const readFailures = (): Promise<readonly TimelineItem[]> =>
  waitFor('two refused saves', async () => {
    const { body } = await get('/timeline?kinds=request').expect(200);
    const { items } = timeline.parse(body);
    return items.length >= 2 ? items : undefined;
  });

it('shows refused saves with the message shown, and the next save of the section', async () => {
  const [second, first] = await readFailures();
  const nextSave = expect.objectContaining({ revision: await readRevision() }) as unknown;
  expect(first).toMatchObject({
    requestId: 'refused-412',
    status: 412,
    code: 'precondition-failed',
    sentence: 'Your profile was changed elsewhere in the meantime.',
    ifMatch: '"0"',
    nextSave,
  });
  expect(second).toMatchObject({ requestId: 'refused-400', sentence: 'Unknown field', nextSave });
});

const readRevision = async (): Promise<number> =>
  Number((await stores.store.readLastStreamEvent(profileStream(user.uid)))?.revision);

it('merges changes, requests, jobs and the CV, newest first', async () => {
  await readFailures();
  const { items } = timeline.parse((await get('/timeline').expect(200)).body);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['change', 'request', 'job', 'cv', 'ranking']));
  const times = items.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(items).toContainEqual(expect.objectContaining({ description: 'Added skill Weaving' }));
  expect(items).toContainEqual(expect.objectContaining({ description: 'Saved a draft of skills' }));
});

it('returns every revision as the owner gets it, and differences between them', async () => {
  const api = userApi(user);
  const newest = await readRevision();
  const revisions = Array.from({ length: newest + 1 }, (_, revision) => revision);
  const owned: Profile[] = [];
  for (const revision of revisions) {
    const own = await api.read(`/profile/${user.uid}?revision=${String(revision)}`);
    expect((await get(`/profile?revision=${String(revision)}`).expect(200)).body).toEqual(own);
    owned.push(profile.parse(own));
  }
  const diff = profileDiff.parse((await get(`/diff?from=0&to=${String(newest)}`).expect(200)).body);
  expect(diff.events).toBe(newest);
  for (const { section, before, after } of diff.sections) {
    const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
    const [older, newer] = [owned[0]?.[section], owned[newest]?.[section]];
    expect([before, after]).toEqual([older, newer].map((value) => (isEmpty(value) ? null : { [section]: value })));
  }
  expect((await get(`/diff?from=0&to=${String(newest + 1)}`)).status).toBe(404);
});

it('returns the progress in the wizard at a revision', async () => {
  expect((await get('/onboarding?revision=0').expect(200)).body).toMatchObject({ done: ['personal'], drafts: {} });
  expect((await get('/onboarding?revision=1').expect(200)).body).toMatchObject({
    drafts: { skills: { typed: MARKER } },
  });
  expect((await get('/onboarding?revision=99')).status).toBe(404);
});

it('returns the activity log', async () => {
  await readFailures();
  const { items, next } = personActivity.parse((await get('/activity').expect(200)).body);
  expect(items.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(['refused-412', 'refused-400']));
  expect(next).toBeNull();
});

it('returns the card, and a quarantined view with its reason', async () => {
  const stream = profileStream(user.uid);
  const quarantine = new Quarantine(
    stores.mongo.db,
    await new Projections(stores.mongo.db).getLiveCollection('profile'),
  );
  const newest = await readRevision();
  const read = async () => personCard.parse((await get('').expect(200)).body);
  // The projector is a few milliseconds behind the last save.
  await waitUntil('the views are current', async () => (await read()).views.every(({ behind }) => behind === 0));
  expect(await read()).toMatchObject({
    streams: expect.arrayContaining([
      expect.objectContaining({ stream, revision: newest, events: newest + 1 }),
    ]) as unknown,
    cv: { revision: expect.any(Number) as unknown },
    matches: { revision: expect.any(Number) as unknown },
    views: [
      { projection: 'profile', revision: newest, behind: 0, quarantined: null },
      { projection: 'onboarding', behind: 0, quarantined: null },
      { projection: 'applications', revision: null, behind: 0, quarantined: null },
    ],
    erasure: null,
  });
  await quarantine.add(stream, newest, 'unknown event');
  try {
    const [view] = (await read()).views;
    expect(view?.quarantined).toMatchObject({ revision: newest, reason: 'unknown event' });
  } finally {
    await quarantine.release(stream);
  }
});

it('returns a bundle without content of a user with data in every store', async () => {
  await readFailures();
  const { text } = await get('/bundle').buffer(true).expect(200);
  expect(text).toContain('refused-412');
  expect(text).toContain('ExperienceAdded');
  for (const marker of [MARKER, user.uid, user.email, 'Weaving', 'looms']) expect(text).not.toContain(marker);
});

it('returns a card without content', async () => {
  const { text } = await get('').expect(200);
  expect(text).not.toContain(MARKER);
  expect(text).not.toContain(user.email);
});
