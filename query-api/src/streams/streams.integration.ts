import { randomUUID } from 'node:crypto';
import {
  correlationGraph,
  type CorrelationGraph,
  eventDetails,
  eventPayload,
  eventSchemas,
  logPage,
  MAX_SKILLS,
  type Origin,
  profileStream,
  staffStream,
  streamPage,
  streamProjections,
  UNENCRYPTED_EVENT_TYPES,
} from '@trackrecord/contracts';
import { createLogger, createStaffAuthorizer, type Stores } from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { recordSpeech } from '@trackrecord/platform/testing/recording';
import { setClaims, signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import supertest from 'supertest';
import { createHandlers } from '../api.js';
import { readAccessEvents, staffReadsApi, toPersonPath } from '../testing/staff-reads-api.js';
import { createTestApp, createTestSources } from '../testing/test-sources.js';
import { userApi } from '../testing/user-api.js';

const MARKER = `zebra${randomUUID().slice(0, 8)}`;

let stores: Stores;
let developer: TestUser;
let api: ReturnType<typeof staffReadsApi>;
let person: TestUser;
const task = `task-${randomUUID()}`;
const requestId = randomUUID();
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  developer = await signUpStaff('developer');
  api = staffReadsApi(developer);
  person = await signUp();
  const skills = Array.from({ length: MAX_SKILLS }, (_, n) => `${MARKER} ${String(n)}`);
  const headers = { 'x-correlation-id': task, 'x-request-id': requestId };
  await userApi(person).save({ userType: 'student', skills }, headers);
  const last = Number((await stores.store.readLastStreamEvent(profileStream(person.uid)))?.revision);
  await waitFor('the index to have the save', async () => {
    const [newest] = (await search(`id=${task}`)).events;
    return newest?.revision === last ? newest : undefined;
  });
});
afterAll(() => closeTestStores(stores));

const search = async (query: string) => logPage.parse((await api.get(`/streams/log?${query}`).expect(200)).body);
const readGraph = async (id: string) =>
  correlationGraph.parse((await api.get(`/streams/correlations/${id}`).expect(200)).body);
const readPage = async (stream: string, query = '') =>
  streamPage.parse((await api.get(`/streams/by-name/${stream}/events?${query}`).expect(200)).body);
const readPayload = (stream: string, revision: number) =>
  api.get(`/streams/by-name/${stream}/events/${String(revision)}/payload`);
const readOwnOperations = async () => {
  const events: unknown[] = [];
  for await (const { type, data } of stores.store.readStream(staffStream(developer.uid)))
    if (type === 'OperationDone') events.push(data);
  return events;
};

describe('the log', () => {
  it('has the events of a task, the newest first, without payloads, page by page', async () => {
    const first = await search(`id=${task}&type=SkillAdded`);
    expect(first.events).toHaveLength(100);
    expect(first.events[0]).toMatchObject({
      stream: profileStream(person.uid),
      category: 'profile',
      requestId,
      correlationId: task,
      role: 'user',
      type: 'SkillAdded',
    });
    expect(first.scannedUntil).toBeNull();
    const rest = await search(`id=${task}&type=SkillAdded&before=${String(first.next)}`);
    const revisions = [...first.events, ...rest.events].map(({ revision }) => revision);
    expect(new Set(revisions).size).toBe(Math.min(MAX_SKILLS, 200));
    expect(revisions).toEqual(revisions.toSorted((a, b) => b - a));
    const { text } = await api.get(`/streams/log?id=${task}`);
    expect(text).not.toContain(MARKER);
  });

  it('says how far the index is', async () => {
    const { index } = await search('');
    expect(index.position).toMatch(/^\d+$/);
  });

  it.each(['type=skillAdded', 'since=yesterday', 'before=-1', 'category=staff', 'role=admin', 'id=$ne', 'x=1'])(
    'refuses ?%s',
    async (query) => expect((await api.get(`/streams/log?${query}`)).body).toMatchObject({ code: 'validation' }),
  );
});

describe('a stream', () => {
  it('is read in both directions, page by page', async () => {
    const stream = profileStream(person.uid);
    const last = Number((await stores.store.readLastStreamEvent(stream))?.revision);
    const forwards = await readPage(stream);
    expect(forwards).toMatchObject({ stream, category: 'profile', key: 'present', lastRevision: last, next: 100 });
    expect(forwards.events.map(({ revision }) => revision)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    expect(forwards.events[0]).toMatchObject({ isSealed: true, version: 1, storedAt: expect.any(String) as unknown });
    const backwards = await readPage(stream, 'backwards=true');
    expect(backwards.events.map(({ revision }) => revision)).toEqual(Array.from({ length: 100 }, (_, n) => last - n));
    expect(backwards.next).toBe(last - 100);
    expect((await readPage(stream, `backwards=true&from=${String(last + 50)}`)).events[0]?.revision).toBe(last);
    expect((await readPage(stream, `from=${String(last + 50)}`)).events).toEqual([]);
    expect((await readPage(stream, 'from=3&backwards=true')).events.map(({ revision }) => revision)).toEqual([
      3, 2, 1, 0,
    ]);
  });

  it.each(['profile-nobody', 'access-nobody', 'staff-nobody', '$all', 'trackrecord-log', 'profile-', 'profile-%20'])(
    'responds with 404 to %s',
    async (name) =>
      expect((await api.get(`/streams/by-name/${name}/events`).expect(404)).body).toMatchObject({
        code: 'stream-not-found',
      }),
  );

  it('of an erased account has its last event, and no payload', async () => {
    const erased = await signUp();
    await userApi(erased).save({ userType: 'student', skills: ['Weaving'] });
    await setClaims(erased.uid, { test: true });
    await userApi(erased).send(`/profile/${erased.uid}`, { method: 'DELETE' });
    const page = await readPage(profileStream(erased.uid));
    expect(page).toMatchObject({ key: 'destroyed', next: null, events: [{ type: 'AccountErased', isSealed: false }] });
    expect((await readPayload(profileStream(erased.uid), page.lastRevision).expect(410)).body).toMatchObject({
      code: 'erased',
    });
  });
});

describe('an event', () => {
  it('is shown with its neighbours and jobs', async () => {
    const [event] = (await search(`id=${requestId}&type=SkillAdded`)).events;
    const response = await api.get(`/streams/log/${String(event?.eventId)}`).expect(200);
    const details = eventDetails.parse(response.body);
    expect(details).toMatchObject({
      event: { eventId: event?.eventId, isSealed: true },
      key: 'present',
      previous: { revision: Number(event?.revision) - 1 },
      cause: null,
      upcasters: [],
    });
    expect(details.jobs.map(({ id }) => id)).toEqual(
      ['render-cv', 'match-jobs'].map((name) => `${name}-${String(event?.eventId)}`),
    );
    expect(response.text).not.toContain(MARKER);
  });

  it.each([randomUUID(), 'none', `work:${randomUUID()}`])('responds with 404 to %s', async (id) =>
    expect((await api.get(`/streams/log/${id}`).expect(404)).body).toMatchObject({ code: 'event-not-found' }),
  );
});

const getKinds = ({ nodes }: CorrelationGraph) => new Set(nodes.map(({ kind }) => kind));

describe('a correlation', () => {
  it('has request, command, events, jobs and the view of a save, by each of its ids', async () => {
    const user = await signUp();
    const [correlationId, request] = [`task-${randomUUID()}`, randomUUID()];
    const headers = { 'x-correlation-id': correlationId, 'x-request-id': request };
    const revision = await userApi(user).save({ userType: 'student', skills: ['Weaving'] }, headers);
    const graph = await waitFor('the events, the jobs and the view of the save', async () => {
      const { status, body } = await api.get(`/streams/correlations/${correlationId}`);
      if (status === 404) return undefined;
      const found = correlationGraph.parse(body);
      const isProjected = found.nodes.some((node) => node.kind === 'view' && node.viewRevision === revision);
      const names = found.nodes.flatMap((node) =>
        node.kind === 'job' && node.job.state !== 'gone' ? [node.job.name] : [],
      );
      const isIndexed = found.nodes.some((node) => node.kind === 'event' && node.event.revision === revision);
      const isComplete = isIndexed && isProjected && names.includes('render-cv') && names.includes('match-jobs');
      return isComplete ? found : undefined;
    });
    expect(getKinds(graph)).toEqual(new Set(['request', 'command', 'event', 'job', 'view']));
    // Whether a job is joined with another one depends on how fast the relay is.
    const reasons = new Set(graph.edges.map(({ why }) => why).filter((why) => why !== 'joined'));
    expect(reasons).toEqual(new Set(['sent', 'decided', 'added', 'projected']));
    expect(graph).toMatchObject({ isComplete: true, wroteNothing: false });
    const events = graph.nodes.flatMap((node) => (node.kind === 'event' ? [node.event] : []));
    expect(events.map((event) => event.revision)).toEqual(Array.from({ length: revision + 1 }, (_, n) => n));
    const reference = `${request.slice(0, 4)}-${request.slice(4, 8)}`;
    for (const id of [request, reference, events[0]?.commandId, events[1]?.eventId])
      expect((await readGraph(String(id))).nodes.filter(({ kind }) => kind === 'event')).toHaveLength(events.length);
  });

  it('has the dictation and the enhancement of a step of the onboarding, and the skills that were detected in it', async () => {
    const user = await signUp();
    const headers = { 'x-correlation-id': `task-${randomUUID()}` };
    const saveStep = (description: string, origin: Origin, originRef: string) =>
      userApi(user).send(`/profile/${user.uid}/onboarding/experience`, {
        method: 'PUT',
        headers: { ...headers, 'x-origin-ref': originRef },
        body: {
          data: {
            experiences: [
              { company: 'Looms', title: 'Weaver', startDate: '2014-01-01', endDate: null, current: true, description },
            ],
            projects: [],
          },
          origin,
        },
      });
    const requestWork = async (path: string, body: object) => {
      const response = await userApi(user).send(path, { headers, body });
      return `work:${response.headers.get('x-work-id') ?? ''}`;
    };
    const speech = recordSpeech('I worked with people and managed a project for seven years.');
    const uploadId = await userApi(user).upload(new Map([[0, speech]]), 1);
    const dictation = await requestWork('/transcription/transcribe-finalize', { uploadId, context: 'experience' });
    await saveStep('I worked with people and managed a project.', 'dictated', dictation);
    const description = 'Built services in TypeScript and PostgreSQL.';
    const enhancement = await requestWork('/transcription/enhance', { description, context: 'experience' });
    await saveStep(description, 'suggested', enhancement);

    const getSteps = ({ nodes }: CorrelationGraph) =>
      nodes.flatMap((node) =>
        node.kind === 'event' && node.event.type === 'OnboardingStepCompleted' ? [node.event] : [],
      );
    const graph = await waitFor('the skills that were detected in the second step', async () => {
      const { status, body } = await api.get(`/streams/correlations/${headers['x-correlation-id']}`);
      const found = status === 200 ? correlationGraph.parse(body) : undefined;
      const causeId = found && getSteps(found)[1]?.eventId;
      return found?.nodes.some((node) => node.kind === 'event' && node.event.causationId === causeId)
        ? found
        : undefined;
    });
    expect(graph.edges.map(({ why }) => why)).toContain('caused');
    expect(graph.nodes.filter(({ kind }) => kind === 'work')).toMatchObject([
      { key: dictation, name: 'transcribe' },
      { key: enhancement, name: 'enhance' },
    ]);
    const steps = getSteps(graph);
    expect(steps).toMatchObject([
      { origin: 'dictated', originRef: dictation },
      { origin: 'suggested', originRef: enhancement },
    ]);
    const id = steps[1]?.eventId ?? '';
    expect(graph.edges).toContainEqual({ from: enhancement, to: `event:${id}`, why: 'origin' });
    const details = eventDetails.parse((await api.get(`/streams/log/${id}`).expect(200)).body);
    expect(details.caused).toMatchObject([{ type: 'SkillsDetected' }]);
    expect(details.jobs).toMatchObject([{ id: `notice-skills-${id}`, state: 'completed' }]);
    const caused = eventDetails.parse((await api.get(`/streams/log/${String(details.caused[0]?.eventId)}`)).body);
    expect(caused.cause).toMatchObject({ eventId: id, type: 'OnboardingStepCompleted' });
  });

  it('of a refused save has written nothing', async () => {
    const refused = randomUUID();
    const response = await fetch(`${testVariable('BASE_URL')}/api/profile/skills/${person.uid}`, {
      method: 'PATCH',
      headers: {
        ...authHeaders(person),
        'content-type': 'application/json',
        'if-match': '"0"',
        'x-request-id': refused,
      },
      body: JSON.stringify({ skills: ['Weaving'] }),
    });
    expect(response.status).toBe(412);
    const graph = await waitFor('the activity log to have the refused save', async () => {
      const { status, body } = await api.get(`/streams/correlations/${refused}`);
      return status === 200 ? correlationGraph.parse(body) : undefined;
    });
    expect(graph).toEqual({ nodes: [], edges: [], isComplete: true, wroteNothing: true });
  });

  it('says that it has more than 500 nodes', async () => {
    const graph = await readGraph(task);
    expect(graph.nodes.length).toBeLessThanOrEqual(500);
    expect(graph.nodes.length < 500).toBe(graph.isComplete);
  });

  it.each([randomUUID(), '$ne', 'x'.repeat(201)])('responds with 404 to %s', async (id) =>
    expect((await api.get(`/streams/correlations/${id}`).expect(404)).body).toMatchObject({
      code: 'correlation-not-found',
    }),
  );
});

it('lists projections with their positions, and the index', async () => {
  const { projections, newest, index } = streamProjections.parse(
    (await api.get('/streams/projections').expect(200)).body,
  );
  expect(projections.map(({ projection }) => projection)).toEqual(['profile', 'onboarding', 'applications']);
  for (const { position } of projections) expect(BigInt(position ?? -1)).toBeLessThanOrEqual(BigInt(newest ?? 0));
  expect(index).toMatchObject({ days: 365, position: expect.stringMatching(/^\d+$/) as unknown });
  const operator = staffReadsApi(await signUpStaff('operator'));
  await operator.get('/streams/projections').expect(200);
});

it('lists the types of events with their fields and numbers', async () => {
  const { types } = eventSchemas.parse((await api.get('/streams/schemas').expect(200)).body);
  expect(types.find(({ type }) => type === 'SkillAdded')).toMatchObject({
    category: 'profile',
    version: 1,
    upcasters: [],
    fields: [
      { path: 'skill', type: 'string', isRequired: true },
      { path: 'index', type: 'integer', isRequired: true },
    ],
    count: expect.any(Number) as unknown,
  });
});

describe('a payload', () => {
  const stored = { skill: `${MARKER} 0`, index: 0 };
  const findSkill = async () =>
    (await readPage(profileStream(person.uid))).events.find(({ type }) => type === 'SkillAdded')?.revision ?? -1;

  it('of another account is sealed, and nothing is recorded', async () => {
    const before = await readOwnOperations();
    const response = await readPayload(profileStream(person.uid), await findSkill()).expect(403);
    expect(response.body).toMatchObject({ code: 'sealed' });
    expect(await readOwnOperations()).toEqual(before);
  });

  it('of a test account is opened, and recorded', async () => {
    await setClaims(person.uid, { test: true });
    const response = await readPayload(profileStream(person.uid), await findSkill()).expect(200);
    const payload = eventPayload.parse(response.body);
    expect(payload).toMatchObject({ type: 'SkillAdded', version: 1, stored, upcast: null });
    expect((await readOwnOperations()).at(-1)).toEqual({
      action: 'open-payload',
      target: `event ${payload.eventId}`,
      reason: 'test account',
    });
    await setClaims(person.uid, { test: null });
    await readPayload(profileStream(person.uid), await findSkill()).expect(403);
  });

  it('of the own account is opened', async () => {
    const own = await signUp();
    await userApi(own).save({ userType: 'student', skills: ['Weaving'] });
    await setClaims(own.uid, { roles: ['developer'] });
    const response = await staffReadsApi(own)
      .get(`/streams/by-name/${profileStream(own.uid)}/events/0/payload`)
      .expect(200);
    expect(response.body).toMatchObject({ type: 'UserTypeChosen', stored: { userType: 'student' } });
  });

  it('is opened by support in an access session, which the person sees', async () => {
    const support = staffReadsApi(await signUpStaff('support'));
    const [event] = (await search(`id=${task}&type=SkillAdded`)).events.toReversed();
    const path = `${toPersonPath(person.uid)}/events/${String(event?.eventId)}/payload`;
    expect((await support.get(path).expect(403)).body).toMatchObject({ code: 'access-required' });
    const session = await support.open(person.uid);
    const response = await support.get(path, session).expect(200);
    expect(eventPayload.parse(response.body).stored).toMatchObject({
      skill: expect.stringContaining(MARKER) as unknown,
    });
    const uses = (await readAccessEvents(stores, person.uid)).filter(({ type }) => type === 'AccessUsed');
    expect(uses).toMatchObject([{ data: { what: 'payload', detail: event?.eventId } }]);
    const other = await signUp();
    await userApi(other).save({ userType: 'student', skills: ['Weaving'] });
    const otherSession = await support.open(other.uid);
    const ofPerson = `${toPersonPath(other.uid)}/events/${String(event?.eventId)}/payload`;
    expect((await support.get(ofPerson, otherSession).expect(404)).body).toMatchObject({ code: 'event-not-found' });
  });
});

it('reads streams by their names while searches are off', async () => {
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  const testSources = await createTestSources({ EVENT_INDEX_DAYS: 0 }, firebase);
  try {
    const policy = { STAFF_REAUTH_MINUTES: 10, STAFF_SECOND_FACTOR: 'off' } as const;
    const authorizer = createStaffAuthorizer(firebase, policy, createLogger('test', 'silent'));
    const app = createTestApp(createHandlers(testSources.sources), {
      provider: firebase,
      staff: { authorizer, recordRefusal: () => undefined },
    });
    const get = (path: string) => supertest(app).get(`/api/streams${path}`).set(authHeaders(developer));
    for (const path of ['/log', `/log/${randomUUID()}`, '/correlations/any'])
      expect(await get(path)).toMatchObject({ status: 409, body: { code: 'index-off' } });
    expect((await get('/log')).body).toMatchObject({
      message: expect.stringContaining('EVENT_INDEX_DAYS=0') as unknown,
    });
    await get(`/by-name/${profileStream(person.uid)}/events`).expect(200);
    expect((await get('/projections').expect(200)).body).toMatchObject({ index: null });
    const { types } = eventSchemas.parse((await get('/schemas').expect(200)).body);
    expect(new Set(types.map(({ count }) => count))).toEqual(new Set([null]));
  } finally {
    await testSources.close();
    await firebase.close();
  }
});
