import { setTimeout } from 'node:timers/promises';
import {
  authenticate,
  createLogger,
  createApp,
  HttpError,
  KeyDestroyedError,
  Metrics,
  Probes,
} from '@trackrecord/platform';
import {
  ACCESS_IDLE_UNTIL_HEADER,
  type Endpoint,
  type Profile,
  supportReadEndpoints,
  supportWorkEndpoints,
} from '@trackrecord/contracts';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import { type RequestHandler, Router } from 'express';
import supertest from 'supertest';
import type { LiveViews } from '../http/wait-for-revision.js';
import type { ViewStore } from '../projector/view-store.js';
import { FakePerson, testTime, testUuid } from '../testing/fake-person.js';
import type { ContentUse, RecordUse } from './record-use.js';
import { createHandlers, type SupportSources } from './handlers.js';
import { createSignedCursors } from './timeline/signed-cursors.js';

const noDocuments = { readMetadata: () => Promise.resolve(undefined) };
const noView: LiveViews<Profile> = () =>
  Promise.resolve({ readUsable: () => Promise.resolve(undefined) } as unknown as ViewStore<Profile>);

const REBUILD = { state: 'stuck', events: 3, reason: 'an unknown event' } as const;

const cursors = createSignedCursors(Buffer.alloc(32));

async function* emptyGenerator(): AsyncGenerator<never> {
  yield* await Promise.resolve([]);
}

const IDLE_UNTIL = testTime(15);

const limitStaffReads: RequestHandler = (_request, _response, next) => next();

const toSources = (person: FakePerson): SupportSources => {
  const { sources } = person;
  return {
    ...sources,
    store: { ...sources.store, readFirstFrom: (stream) => Promise.resolve(person.streams.get(stream)?.[0]) },
    profiles: noView,
    accounts: { getRecord: () => Promise.resolve(undefined) },
    erasures: { find: () => Promise.resolve(undefined), has: () => Promise.resolve(false) },
    readView: () => Promise.resolve({ revision: undefined, quarantined: undefined }),
    snapshots: { countByUser: () => Promise.resolve(0) },
    storedCvs: noDocuments,
    storedRankings: noDocuments,
    readAccess: () => Promise.resolve({ consent: null, sessions: [] }),
    toPseudonym: () => 'S-TEST',
    toPersonPseudonym: () => 'p-12345678',
    eventOpener: { open: () => Promise.reject(new Error('nothing is opened')) },
    readStaffMembers: () => Promise.resolve(new Map()),
    readSessions: emptyGenerator,
    findSessionPerson: () => Promise.resolve(undefined),
    limitStaffReads,
    recordUse: record,
    recordLookup: (_request, lookup) => {
      lookups.push(lookup);
      return Promise.resolve();
    },
    cursors,
    pastCvs: { render: ({ revision }) => Promise.resolve(Buffer.from(`CV of revision ${String(revision)}`)) },
    rebuilds: {
      findState: (id, uid) => Promise.resolve(id === testUuid(7) && uid === 'nadia' ? REBUILD : undefined),
    },
    now: () => new Date(testTime(100)),
  };
};

let person: FakePerson;
let uses: ContentUse[];
let lookups: object[];
const record: RecordUse = (_request, use) => {
  uses.push(use);
  return Promise.resolve(IDLE_UNTIL);
};
beforeEach(() => {
  person = new FakePerson();
  uses = [];
  lookups = [];
});

/** Mounts the handlers, without the check of roles. */
function createTestApp(sources: SupportSources = toSources(person)) {
  const handlers = createHandlers(sources);
  const api = Router().use(authenticate(fakeIdentityProvider));
  const endpoints: Readonly<Record<string, Endpoint>> = { ...supportReadEndpoints, ...supportWorkEndpoints };
  for (const [name, handler] of Object.entries(handlers))
    api.get((endpoints[name]?.path ?? '').replace('/api', '').replace('{uid}', ':uid').replace('{id}', ':id'), handler);
  const metrics = new Metrics();
  const app = createApp({
    logger: createLogger('test', 'silent'),
    metrics,
    probes: new Probes(metrics, {}).router,
    api,
    routes: Object.values(endpoints),
    edge: { trustedProxies: [], isHttps: false, rateLimit: (_request, _response, next) => next() },
  });
  return (path: string) => supertest(app).get(`/api/support/people/${path}`).set('authorization', 'Bearer owen');
}

const CONTENT_PATHS = [
  ['timeline?kinds=change,request', 'timeline', 'change request newest'],
  ['profile', 'profile', 'newest revision'],
  ['profile?revision=0', 'profile', 'revision 0'],
  [`profile?at=${testTime(1)}`, 'profile', `at ${testTime(1)}`],
  ['diff?from=0&to=1', 'diff', 'revisions 0-1'],
  ['onboarding', 'onboarding', 'newest revision'],
  ['onboarding?revision=0', 'onboarding', 'revision 0'],
  ['activity', 'activity', 'newest'],
  [`activity?before=${testTime(1)}`, 'activity', `before ${testTime(1)}`],
  ['bundle', 'bundle', ''],
  ['cv?revision=2', 'cv', 'revision 2'],
] as const;

function populate(): void {
  person.saveProfile({ type: 'SkillAdded', data: { skill: 'Go', index: 0 } });
  person.saveProfile({ type: 'SkillAdded', data: { skill: 'Rust', index: 1 } });
  person.saveProfile({ type: 'OnboardingCompleted', data: {} });
  person.saveOnboarding({ type: 'OnboardingStepSkipped', data: { step: 'experience' } });
}

describe.each(CONTENT_PATHS)('%s', (path, what, detail) => {
  it('is recorded under the staff member before it is read', async () => {
    populate();
    const readsBefore: number[] = [];
    const recordUse: RecordUse = (request, use) => {
      readsBefore.push(person.reads);
      return record(request, use);
    };
    const get = createTestApp({ ...toSources(person), recordUse });
    await get(`nadia/${path}`).expect(200).expect(ACCESS_IDLE_UNTIL_HEADER, IDLE_UNTIL);
    expect(uses).toEqual([{ uid: 'nadia', staff: 'owen', what, detail }]);
    expect(readsBefore).toEqual([0]);
    expect(person.reads).toBeGreaterThan(0);
  });

  it.each([
    [503, 'access-not-recorded'],
    [403, 'access-expired'],
    [410, 'erased'],
  ])('reads nothing if recording fails with %i %s', async (status, code) => {
    const touched: PropertyKey[] = [];
    const createSpy = (name: PropertyKey): object =>
      new Proxy(() => undefined, {
        get: (_target, key) => createSpy(key),
        apply: () => {
          touched.push(name);
          throw new Error('nothing may be read');
        },
      });
    const allowed: Partial<SupportSources> = {
      limitStaffReads,
      recordUse: () => Promise.reject(new HttpError(status, code, 'A message.')),
    };
    const sources = new Proxy(allowed, { get: (target, key: keyof SupportSources) => target[key] ?? createSpy(key) });
    const get = createTestApp(sources as SupportSources);
    const { body } = await get(`nadia/${path}`).expect(status);
    expect(body).toMatchObject({ code });
    expect(touched).toEqual([]);
  });

  it('responds with 410, not 401, if the key is destroyed meanwhile', async () => {
    populate();
    const sources = toSources(person);
    const destroyed = () => Promise.reject(new KeyDestroyedError('nadia'));
    const destroyedStreams = { readAt: destroyed, readLatest: destroyed, readLastEvent: destroyed };
    const failing = {
      ...sources,
      profiles: destroyed,
      pastProfiles: destroyedStreams as unknown as SupportSources['pastProfiles'],
      pastOnboardings: destroyedStreams as unknown as SupportSources['pastOnboardings'],
      activity: { readActivity: destroyed },
    };
    const { body } = await createTestApp(failing)(`nadia/${path}`).expect(410);
    expect(body).toMatchObject({ code: 'erased' });
  });
});

it('returns the profile of a revision as the owner gets it', async () => {
  populate();
  const { body, headers } = await createTestApp()('nadia/profile?revision=0').expect(200);
  expect(body).toMatchObject({ userId: 'nadia', revision: 0, skills: ['Go'] });
  expect(headers['etag']).toBe('"0"');
  await createTestApp()('nadia/profile?revision=9').expect(404);
});

it('returns the progress in the wizard at a revision and at the newest one, and 404 for a later one', async () => {
  person.saveOnboarding({ type: 'OnboardingStepSkipped', data: { step: 'experience' } });
  person.saveOnboarding({ type: 'OnboardingStepCompleted', data: { step: 'userType', data: { userType: 'student' } } });
  const get = createTestApp();
  expect((await get('nadia/onboarding?revision=0').expect(200)).body).toMatchObject({ done: ['experience'], data: {} });
  expect((await get('nadia/onboarding').expect(200)).body).toMatchObject({ done: ['userType', 'experience'] });
  await get('nadia/onboarding?revision=2').expect(404);
});

it('returns the CV of a revision, and none of one before the end of the onboarding', async () => {
  populate();
  const get = createTestApp();
  const { body, headers } = await get('nadia/cv?revision=2').expect(200);
  expect(String(body)).toBe('CV of revision 2');
  expect(headers['content-type']).toBe('application/pdf');
  expect((await get('nadia/cv?revision=1').expect(404)).body).toMatchObject({ code: 'no-cv' });
  expect((await get('nadia/cv?revision=3').expect(404)).body).toMatchObject({ code: 'revision-not-found' });
});

it('returns the state of a rebuild only for its person, and records no use', async () => {
  const get = createTestApp();
  expect((await get(`nadia/rebuilds/${testUuid(7)}`).expect(200)).body).toEqual(REBUILD);
  await get(`zoe/rebuilds/${testUuid(7)}`).expect(404);
  await get('nadia/rebuilds/other').expect(404);
  expect(uses).toEqual([]);
});

it('returns nothing that took long to read if the session has ended meanwhile', async () => {
  populate();
  const slowCvs = { render: () => setTimeout(1_100, Buffer.from('CV')) };
  let checks = 0;
  const recordOnce: RecordUse = () => {
    checks += 1;
    return checks === 1
      ? Promise.resolve(IDLE_UNTIL)
      : Promise.reject(new HttpError(403, 'access-ended', 'The session ended.'));
  };
  const get = createTestApp({ ...toSources(person), pastCvs: slowCvs, recordUse: recordOnce });
  expect((await get('nadia/cv?revision=2').expect(403)).body).toMatchObject({ code: 'access-ended' });
});

it('names the page of a timeline in the record', async () => {
  const cursor = `p3~t${String(Date.parse(testTime(5)))}`;
  await createTestApp()(`nadia/timeline?before=${cursors.sign('nadia', cursor)}`).expect(200);
  expect(uses).toMatchObject([{ detail: `before ${testTime(5)}` }]);
});

it('rejects cursors that were changed or belong to the timeline of another person', async () => {
  const signed = cursors.sign('nadia', 'p3~t0');
  const get = createTestApp();
  for (const cursor of ['p3~t0', signed.replace('p3', 'p4'), cursors.sign('zoe', 'p3~t0')])
    expect((await get(`nadia/timeline?before=${cursor}`).expect(400)).body).toMatchObject({ code: 'cursor' });
  expect(uses).toEqual([]);
});

it('records a lookup of an existing person only', async () => {
  await createTestApp()('nadia').expect(404);
  expect(lookups).toEqual([]);
  populate();
  await createTestApp()('nadia').expect(200);
  expect(lookups).toEqual([{ uid: 'nadia', staff: 'owen' }]);
  expect(uses).toEqual([]);
});

it('responds with 404 to an id that no account can have', async () => {
  await createTestApp()('x'.repeat(129)).expect(404);
  await createTestApp()(`${'x'.repeat(129)}/profile`).expect(404);
  expect([...uses, ...lookups]).toEqual([]);
});

it('returns a bundle without content and without the uid', async () => {
  const secret = 'canary-4711';
  person.saveProfile(
    { type: 'PersonalInfoChanged', data: { personalInfo: { firstName: secret, lastName: secret } } },
    { client: 'web/0.2.0', requestId: 'number-1' },
  );
  person.saveProfile({ type: 'SkillAdded', data: { skill: secret, index: 0 } });
  person.saveOnboarding({
    type: 'DraftKept',
    data: { kind: 'personal', value: { firstName: secret, lastName: '', linkedInUrl: '' } },
  });
  person.access({ type: 'AccessExplained', data: { sessionId: testUuid(1), reason: secret, ticket: null } });
  person.log({ outcome: 'refused', status: 400, code: 'validation', sentence: secret, paths: ['skills.0'] });
  const { text, headers } = await createTestApp()('nadia/bundle').buffer(true).expect(200);
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(text).not.toMatch(/canary|nadia/i);
  expect(text).toContain('# Support bundle of p-12345678');
  expect(text).toContain('| validation |');
  expect(text).toContain('| stream profile | revision 1, 2 events,');
  expect(text).toMatch(/\| 0 \| \S+ \| PersonalInfoChanged \| 1 \| .*web\/0\.2\.0 .*number-1/);
});
