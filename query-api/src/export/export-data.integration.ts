import { openOtherCollection } from '@trackrecord/platform/testing/other-collection';
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  applicationsStream,
  CV_COLLECTION,
  decodeApplicationsEvent,
  accountStream,
  decodeAccountEvent,
  decodeDetectedSkillsEvent,
  decodeOnboardingEvent,
  decodeProfileEvent,
  detectedSkillsStream,
  onboardingStream,
  profileHistory,
  profileStream,
  RANKINGS_COLLECTION,
  REQUESTED_WORK,
  type StoreCollection,
} from '@trackrecord/contracts';
import { type Database, connectRedis, createLogger, type Stores } from '@trackrecord/platform';
import { signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { requestExport, type ParsedExport, downloadExport } from '../testing/export-api.js';
import { userApi } from '../testing/user-api.js';
import { type CollectionExport, COLLECTIONS } from './collections.js';

const MARKER = 'Counted parcels on the Difference Engine';
/** The text of a posting. */
const POSTING = 'Write programs for an engine of brass.';
const PROFILE = {
  userType: 'professional',
  personalInfo: { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
  educations: [{ institution: 'University of London', courseType: 'Diploma', courseName: 'Mathematics' }],
  experiences: [{ company: 'Analytical Engines', title: 'Programmer', description: `${MARKER} in Go and PostgreSQL.` }],
  skills: ['Go', 'PostgreSQL'],
  preferredRoles: [{ title: 'Programmer', match: 92 }],
};
/** A recording: the header of a WebM file, and random bytes. */
const RECORDING = Buffer.concat([Buffer.from('1a45dfa39f4282847765626d', 'hex'), randomBytes(50_000)]);

let stores: Stores;
let user: TestUser;
let data: ParsedExport;
let upload: string;
let revision: number;
beforeAll(async () => {
  stores = await connectTestStores();
  user = await signUp();
  const api = userApi(user);
  await api.record('userType', { data: { userType: 'professional' } });
  await api.record('personal', { draft: { kind: 'personal', value: { firstName: 'Augusta' } } });
  const step = PROFILE.experiences.map((item) => ({ ...item, id: randomUUID() }));
  await api.record('experience', { data: { experiences: step, projects: [] } });
  await waitForEvent(detectedSkillsStream(user.uid));
  await api.save({ ...PROFILE, onboardingCompleted: true }, { 'idempotency-key': randomUUID() });
  await api.send(`/profile/${user.uid}/account-changes`, { body: {} });
  await api.save({ skills: PROFILE.skills }, { 'idempotency-key': randomUUID() });
  // Like a reference that the command API stores for an older save.
  const reference = { _id: randomUUID(), uid: user.uid, keptAt: new Date(), logged: { first: 0, last: 3 } };
  await stores.mongo.db.collection<{ _id: string }>('outcomes').insertOne(reference);
  await api.save({ skills: ['Go', 'PostgreSQL', 'Poetry'], origin: 'dictated' });
  const { items } = profileHistory.parse(await api.read(`/profile/${user.uid}/history`));
  revision = await api.undo(items[0]?.eventId ?? '');
  const { status } = await api.send(`/applications/${user.uid}`, {
    body: {
      posting: { title: 'Programmer', company: 'Analytical Engines' },
      text: POSTING,
      source: 'typed',
      stage: 'saved',
    },
  });
  expect(status).toBe(201);
  const description = `${MARKER} for seven years, in go and postgresql`;
  await api.send('/transcription/enhance', { body: { description, context: 'experience' } });
  upload = await api.upload(new Map([[0, RECORDING.subarray(0, 20_000)], [1, RECORDING.subarray(20_000)]]), 2); // prettier-ignore
  for (const collection of [CV_COLLECTION, RANKINGS_COLLECTION] as const)
    await waitForDerived(stores.mongo.db, collection);
  data = await downloadExport(user, { 'x-min-revision': String(revision) });
});
afterAll(() => closeTestStores(stores));

/** Waits until a stream has an event. */
const waitForEvent = (stream: string) =>
  waitUntil(`${stream} has an event`, async () => (await stores.store.readLastStreamEvent(stream)) !== undefined);

/** Waits until workers have derived a document from the newest revision. */
async function waitForDerived(db: Database, collection: StoreCollection): Promise<void> {
  const documents = db.collection<{ readonly _id: string; readonly revision: number }>(collection);
  await waitUntil(
    `a document is stored in ${collection}`,
    async () => (await documents.findOne({ _id: user.uid }))?.revision === revision,
  );
}

it('is an uncached ZIP with the specified name that common tools unpack', async () => {
  const response = await requestExport(user, user.uid, {}, 'HEAD');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="trackrecord-data.zip"',
    'cache-control': 'no-store',
  });
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  try {
    writeFileSync(join(folder, 'data.zip'), data.zip);
    expect(String(execFileSync('unzip', ['-t', join(folder, 'data.zip')]))).toContain('No errors detected');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('contains the profile and the onboarding like the API', async () => {
  const api = userApi(user);
  const newestProfile = { 'x-min-revision': String(revision) };
  expect(data.value('profile.json')).toEqual(await api.read(`/profile/${user.uid}`, newestProfile));
  expect(data.value('resume.json')).toEqual(await api.read(`/profile/${user.uid}/export/json-resume`, newestProfile));
  const onboarding = data.value('onboarding.json');
  const newestOnboarding = { 'x-min-revision': String(onboarding.revision) };
  expect(onboarding).toEqual(await api.read(`/profile/${user.uid}/onboarding`, newestOnboarding));
  expect(onboarding.drafts.personal?.firstName).toBe('Augusta');
});

it('contains every event of all streams, decrypted and in order', async () => {
  for (const [name, kind, stream, decode] of [
    ['events/profile.jsonl', 'profile', profileStream(user.uid), decodeProfileEvent],
    ['events/onboarding.jsonl', 'onboarding', onboardingStream(user.uid), decodeOnboardingEvent],
    ['events/detected-skills.jsonl', 'detectedSkills', detectedSkillsStream(user.uid), decodeDetectedSkillsEvent],
    ['events/applications.jsonl', 'applications', applicationsStream(user.uid), decodeApplicationsEvent],
    ['events/account.jsonl', 'account', accountStream(user.uid), decodeAccountEvent],
  ] as const) {
    const events = data.lines(name);
    expect(events.length).toBeGreaterThan(0);
    const stored: string[] = [];
    for await (const { id } of stores.store.readStream(stream)) stored.push(id);
    expect(events.map(({ eventId }) => eventId)).toEqual(stored.slice(0, events.length));
    expect(events.map((event) => event.revision)).toEqual(events.map((_, index) => index));
    expect(data.manifest.revisions[kind]).toBe(events.length - 1);
    for (const { type, data: payload, metadata, at } of events) {
      expect(decode(type, payload, metadata.schemaVersion).data).toEqual(payload);
      expect([metadata.actor.uid, metadata.occurredAt]).toEqual([user.uid, at]);
    }
  }
  expect(data.lines('events/profile.jsonl').at(-1)).toMatchObject({ type: 'ChangeUndone', revision });
});

it('contains the applications with the texts of their postings', () => {
  expect(data.value('applications.json')).toMatchObject([
    { posting: { title: 'Programmer' }, moves: [{ stage: 'saved' }], text: POSTING },
  ]);
});

it('contains the history like the API, as JSON and as text', async () => {
  const { items } = profileHistory.parse(await userApi(user).read(`/profile/${user.uid}/history`));
  const expected = items.toReversed().map(({ eventId, revision: at, description, before, after, origin }) => {
    const change: unknown = expect.objectContaining({ eventId, revision: at, description, before, after, origin });
    return change;
  });
  const history = data.value('history.json');
  expect(history).toEqual(expected);
  expect(history.at(-2)).toMatchObject({ description: 'Added skill Poetry', origin: 'dictated' });
  const lines = data.text('history.txt')?.trimEnd().split('\n') ?? [];
  expect(lines).toHaveLength(history.length);
  expect(lines.at(-2)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}Added skill Poetry \(dictated\)$/);
  expect(lines.at(-1)).toContain('Undid adding skill Poetry');
});

it('contains the CV, recordings, suggestions, matches and idempotency outcomes that are stored', () => {
  expect(data.files.get('cv/resume.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(data.value('cv/cv.json')).toMatchObject({ revision, isOfNewest: true, file: 'cv/resume.pdf' });
  expect(data.files.get('recordings/recording-1.webm')?.equals(RECORDING)).toBe(true);
  expect(data.value('recordings.json')).toMatchObject([
    {
      uploadId: upload,
      file: 'recordings/recording-1.webm',
      bytes: RECORDING.length,
      total: 2,
      missing: [],
      complete: true,
    },
  ]);
  const [suggestion] = data.value('suggestions.json');
  expect(suggestion).toMatchObject({ kind: 'enhance', state: 'done', failure: null });
  expect(REQUESTED_WORK.enhance.input.parse(suggestion?.input).description).toContain(MARKER);
  expect(REQUESTED_WORK.enhance.result.parse(suggestion?.result).engine).toBe('rules');
  const matches = data.value('matches.json');
  expect(matches).toMatchObject({ revision, isOfNewest: true, unread: null });
  expect(matches.jobs[0]?.job?.title).toEqual(expect.any(String));
  expect(matches.jobs[0]?.matchPercentage).toEqual(expect.any(Number));
  const [outcome, reference] = data.value('outcomes.json');
  expect(outcome?.answer).toMatchObject({ status: 200, body: { personalInfo: { firstName: 'Ada' } } });
  const work = { kind: 'work', outcome: 'ended', workKind: 'enhance', engine: 'rules' };
  expect(data.value('activity.json')).toEqual([expect.objectContaining(work)]);
  expect(reference).toMatchObject({ request: null, answer: null, revisions: { first: 0, last: 3 } });
});

it('contains the account, and describes all files', () => {
  const account = data.value('account.json');
  expect(account).toMatchObject({ uid: user.uid, email: user.email, claims: { email: user.email, user_id: user.uid } });
  expect(JSON.stringify(account)).not.toContain(user.token);
  const { createdAt, lastSignInAt, ...provider } = account.provider ?? {};
  expect(provider).toEqual({
    email: user.email,
    emailVerified: false,
    phone: null,
    displayName: null,
    photo: null,
    providers: [{ providerId: 'password', email: user.email }],
    disabled: false,
  });
  for (const at of [createdAt, lastSignInAt]) expect(Date.now() - Date.parse(at ?? '')).toBeLessThan(600_000);
  const readme = data.text('README.txt') ?? '';
  for (const { name } of data.manifest.files) if (name !== 'README.txt') expect(readme).toContain(`- ${name} (`);
  for (const { what, why } of data.manifest.leftOut)
    expect(readme.replaceAll(/\s+/g, ' ')).toContain(`- ${what}: ${why}`);
  expect(readme).toContain('answers to your saves: 24 hours');
  expect(readme).toContain('Article 15');
  expect(readme).toContain('Settings, Danger Zone, Delete Account');
  for (const line of readme.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

it('contains every document with the user id, except for collections that are listed as left out', async () => {
  const databases = [stores.mongo.db, stores.keysMongo.db];
  const found: string[] = [];
  for (const db of databases)
    for (const { name } of await db.listCollections().toArray())
      for await (const document of openOtherCollection(db, name).find())
        if (JSON.stringify(document).includes(user.uid)) found.push(name);
  const names = [...new Set(found.map((name) => name.replace(/-\d+$/, '')))];
  const exports = new Map<string, CollectionExport>(Object.entries(COLLECTIONS));
  expect(names.filter((name) => 'impersonal' in (exports.get(name) ?? { impersonal: '' }))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([CV_COLLECTION, 'work', 'outcomes', 'activity_log', 'upload_pieces', 'profile-views']),
  );
  const files = [...data.files.keys()].join();
  for (const name of names) {
    const entry = exports.get(name);
    for (const file of entry && 'files' in entry ? entry.files : []) expect(files).toContain(file);
  }
});

it('contains every counter of the user', async () => {
  const redis = connectRedis(testVariable('REDIS_URL'), createLogger('test', 'silent'));
  try {
    const keys = (await redis.keys(`*:${user.uid}`)).filter((key) => !key.startsWith('bull:'));
    // A counter may have expired by now, but no counter may be missing.
    const counters = data.value('counters.json').map(({ name }) => `${name}:${user.uid}`);
    expect(counters).toEqual(expect.arrayContaining([...keys, `limit-export:${user.uid}`]));
  } finally {
    redis.disconnect();
  }
});

it('responds to HEAD without reading data', async () => {
  const response = await requestExport(user, user.uid, { 'x-min-revision': String(revision + 1) }, 'HEAD');
  expect([response.status, await response.text()]).toEqual([200, '']);
});

it('responds with revision-lost for a revision that the log does not contain', async () => {
  const response = await requestExport(user, user.uid, { 'x-min-revision': String(revision + 1) });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await response.json()).toMatchObject({ code: 'revision-lost' });
});

it('is available to the owner only', async () => {
  const other = await signUp();
  const foreign = await requestExport(other, user.uid);
  expect([foreign.status, foreign.headers.get('content-type')]).toEqual([403, expect.stringContaining('json')]);
  const anonymous = await fetch(`${testVariable('BASE_URL')}/api/profile/${user.uid}/export`);
  expect(anonymous.status).toBe(401);
  expect((await requestExport(user, user.uid, { 'x-min-revision': 'x' })).status).toBe(400);
});
