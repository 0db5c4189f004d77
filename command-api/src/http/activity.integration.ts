import { randomUUID } from 'node:crypto';
import type { ActivityEntry } from '@trackrecord/contracts';
import { ActivityLog } from '@trackrecord/platform';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import supertest from 'supertest';
import { profileApi } from '../testing/profile-api.js';
import { sectionApi } from '../testing/section-api.js';
import { openStackErasure, type StackErasure } from '../testing/stack-erasure.js';

const CANARY = 'canary4711';
const api = supertest(testVariable('BASE_URL'));
let stack: StackErasure;
let log: ActivityLog;
let user: TestUser;
beforeAll(async () => {
  stack = await openStackErasure();
  const masterKey = Buffer.from(testVariable('MASTER_KEY'), 'base64');
  log = new ActivityLog(stack.mongo.db, stack.sealer, { masterKey, days: 30, onDropped: () => undefined });
});
afterAll(() => stack.close());
beforeEach(async () => {
  user = await signUp();
  await profileApi(user)
    .post({ userType: 'professional', skills: ['Go'] })
    .expect(201);
});

/** Waits until the user has at least `count` entries. Returns all of them, newest first. */
const readEntries = (count: number): Promise<readonly ActivityEntry[]> =>
  waitFor(`${String(count)} entries of the activity log`, async () => {
    const entries = await log.readActivity(user.uid);
    return entries.length >= count ? entries : undefined;
  });

const save = (skills: unknown, headers: Readonly<Record<string, string>> = {}) =>
  sectionApi(user).save('skills', skills, headers);
const post = (path: string, body: object) => api.post(`/api/${path}`).set(authHeaders(user)).send(body);

it('records a save that was refused because of a newer revision, and finds it by its number', async () => {
  const requestId = randomUUID();
  await save(['Go', 'Rust']).expect(200);
  const key = randomUUID();
  await save(['C'], { 'if-match': '"0"', 'x-request-id': requestId, 'idempotency-key': key }).expect(412);
  const [entry] = await readEntries(1);
  expect(entry).toMatchObject({
    kind: 'write',
    outcome: 'refused',
    status: 412,
    code: 'precondition-failed',
    route: 'PATCH /api/profile/skills/{uid}',
    ifMatch: '"0"',
    revision: 2,
    requestId,
    correlationId: requestId,
  });
  const reference = [expect.objectContaining({ uid: user.uid, id: entry?.id })];
  expect(await log.findByRequestOrCommandId(requestId)).toEqual(reference);
  expect(await log.findByRequestOrCommandId(entry?.commandId ?? '')).toEqual(reference);
});

it('records no value of any refused request', async () => {
  const text = `${CANARY} was dismissed in May`;
  const item = { company: text, title: text, skills: { [CANARY]: [text] }, startDate: text };
  await save([{ [CANARY]: text }]).expect(400);
  await sectionApi(user).save('experiences', [item]).expect(400);
  await sectionApi(user)
    .add('experience', { ...item, [CANARY]: text })
    .expect(400);
  await profileApi(user)
    .record(CANARY, { data: { [CANARY]: text } }, { 'x-client': `${CANARY} ${CANARY}`, 'if-match': CANARY })
    .expect(404);
  await profileApi(user)
    .record('skills', { draft: { kind: CANARY, value: text } })
    .expect(400);
  await profileApi(user)
    .put({ preferences: { [CANARY]: { [CANARY]: text } } })
    .expect(400);
  await post('transcription/enhance', { description: CANARY, context: text }).expect(400);
  await post('roles/enhance', { roles: [{ title: { [CANARY]: text } }] }).expect(400);
  const entries = await readEntries(8);
  expect(entries.map(({ outcome }) => outcome)).toEqual(Array(8).fill('refused'));
  expect(JSON.stringify(entries)).not.toContain(CANARY);
  expect(entries.flatMap(({ paths = [] }) => paths)).toEqual(expect.arrayContaining(['experiences.0.startDate']));
  const storedEntries = await stack.mongo.db.collection('activity_log').find({ uid: user.uid }).toArray();
  expect(JSON.stringify(storedEntries)).not.toContain(CANARY);
});

it('records no successful request', async () => {
  await save(['Go', 'Rust']).expect(200);
  await post('transcription/enhance', {
    description: 'i wrote services in go and typescript',
    context: 'project',
    only: 'skills',
  }).expect(200);
  await save(['C'], { 'if-match': '"0"' }).expect(412);
  expect(await readEntries(1)).toHaveLength(1);
});

it('records the outcomes of work, with the id and the correlation of the request', async () => {
  const { headers } = await post('transcription/enhance', {
    description: 'i was responsible for the parcel tracking service in go',
    context: 'experience',
  })
    .set('x-correlation-id', 'the-dictation')
    .expect(200);
  expect(await readEntries(1)).toEqual([
    expect.objectContaining({
      kind: 'work',
      outcome: 'ended',
      status: null,
      code: 'done',
      workId: headers['x-work-id'],
      workKind: 'enhance',
      engine: 'rules',
      attempts: 1,
      correlationId: 'the-dictation',
    }),
  ]);
});

it('records work that failed permanently, with its code', async () => {
  const uploadId = randomUUID();
  await api
    .post('/api/transcription/transcribe-chunk')
    .set(authHeaders(user))
    .field({ uploadId, chunkIndex: '0', totalChunks: '1' })
    .attach('file', Buffer.alloc(5_000, 7), 'chunk')
    .expect(200);
  await post('transcription/transcribe-finalize', { uploadId, context: 'project' }).expect(422);
  const entries = await readEntries(2);
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ outcome: 'failed', status: null, workKind: 'transcribe', failure: 'not-audio' }),
      expect.objectContaining({ outcome: 'refused', status: 422, workKind: 'transcribe', code: 'not-audio' }),
    ]),
  );
  expect(new Set(entries.map(({ workId }) => workId)).size).toBe(1);
});
