import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  accountErased,
  type ErasureReceipt,
  erasureKey,
  userStreams,
  VIEW_MISMATCHES_COLLECTION,
  type ViewMismatchDocument,
} from '@trackrecord/contracts';
import { EVENT_INDEX_COLLECTION, findReceiptError } from '@trackrecord/platform';
import { recordSpeech } from '@trackrecord/platform/testing/recording';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { waitUntil, waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import supertest from 'supertest';
import { requestErasure, createPopulatedUser } from '../testing/populated-user.js';
import { profileApi } from '../testing/profile-api.js';
import { openStackErasure, type StackErasure } from '../testing/stack-erasure.js';
import { findRemainingParts, SYSTEM_REQUESTER } from './erase-user.js';

const api = supertest(testVariable('BASE_URL'));
let stack: StackErasure;
beforeAll(async () => {
  stack = await openStackErasure();
});
afterAll(() => stack.close());

/** Erases a user. Returns the receipt. */
async function eraseAccount(user: TestUser): Promise<ErasureReceipt> {
  const { status, body } = await requestErasure(user);
  expect({ status, body: body as unknown }).toMatchObject({ status: 200 });
  return accountErased.parse(body).receipt;
}

const findRemaining = (uid: string) => findRemainingParts(uid, stack.context.erasers);

/** Signs in through the gateway, like the browser. */
const signIn = ({ email, password }: TestUser) =>
  api
    .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo')
    .send({ email, password, returnSecureToken: true });

async function readEvents(uid: string): Promise<readonly string[]> {
  const types: string[] = [];
  for (const stream of userStreams(uid)) for await (const { type } of stack.store.readStream(stream)) types.push(type);
  return types;
}

describe('erasing an account', () => {
  let user: TestUser;
  let receipt: ErasureReceipt;
  beforeAll(async () => {
    user = await createPopulatedUser();
    await stack.createSnapshotAndAiCallCounter(user.uid);
    // The index of events is filled meanwhile.
    await waitUntilPasses(async () =>
      expect(await findRemaining(user.uid)).toEqual(stack.context.erasers.map(({ part }) => part)),
    );
    receipt = await eraseAccount(user);
  });

  it('erases every part', async () => {
    expect(await findRemaining(user.uid)).toEqual([]);
    expect(receipt.parts).toEqual(stack.context.erasers.map(({ part }) => part));
  });

  it('leaves only the final event in each stream', async () => {
    expect(await readEvents(user.uid)).toEqual(userStreams(user.uid).map(() => 'AccountErased'));
  });

  it('returns a receipt that verifies against the public key, but not after a change', async () => {
    const key = erasureKey.parse((await api.get('/api/erasure-key').expect(200)).body);
    expect(findReceiptError(receipt, key.publicKey, user.uid)).toBeUndefined();
    expect(findReceiptError({ ...receipt, revision: receipt.revision + 1 }, key.publicKey)).toBe('not-genuine');
    expect(JSON.stringify(receipt)).not.toContain(user.uid);
    expect(JSON.stringify(receipt)).not.toContain(user.email);
  });

  it('returns a receipt that npm run verify-receipt accepts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'receipt-'));
    const [file, changed] = [join(folder, 'receipt.json'), join(folder, 'changed.json')];
    writeFileSync(file, JSON.stringify(receipt, null, 2));
    writeFileSync(changed, JSON.stringify({ ...receipt, parts: [] }));
    expect(await verifyReceipt(file, `--uid=${user.uid}`)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Valid\./),
    });
    expect(await verifyReceipt(changed)).toMatchObject({
      code: 1,
      output: expect.stringContaining('invalid signature'),
    });
    expect(await verifyReceipt(file, '--uid=other-user')).toMatchObject({ code: 1 });
    expect(await verifyReceipt(join(folder, 'missing.json'))).toMatchObject({
      code: 1,
      output: expect.not.stringContaining(' at '),
    });
    expect(await verifyReceipt()).toMatchObject({ code: 1, output: expect.stringContaining('Usage') });
  });

  it.each(['get', 'put', 'delete'] as const)('rejects tokens that were issued before: %s', async (method) => {
    const response = await api[method](`/api/profile/${user.uid}`).set(authHeaders(user)).send();
    expect(response).toMatchObject({ status: 401, body: { code: 'account-gone' } });
  });

  it('removes the account at the identity provider, and the same email can sign up again with an empty profile', async () => {
    expect((await signIn(user)).status).toBe(400);
    const response = await api
      .post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo')
      .send({ email: user.email, password: user.password, returnSecureToken: true })
      .expect(200);
    const { localId, idToken } = response.body as { localId: string; idToken: string };
    const newUser = { ...user, uid: localId, token: idToken };
    expect(localId).not.toBe(user.uid);
    expect((await profileApi(newUser).get()).status).toBe(404);
    expect((await profileApi(newUser).progress()).body).toMatchObject({ drafts: {} });
    await eraseAccount(newUser);
  });
});

it('finds a lost receipt by the Idempotency-Key of the request', async () => {
  const [user, id] = [await signUp(), randomUUID()];
  const getReceipt = (receiptId: string) => api.get(`/api/erasure-receipts/${receiptId}`);
  expect(await getReceipt(id)).toMatchObject({ status: 404, body: { code: 'no-receipt' } });
  const { body } = await requestErasure(user).set('idempotency-key', id).expect(200);
  const { receipt } = accountErased.parse(body);
  expect(receipt.id).toBe(id);
  expect((await getReceipt(id).expect(200)).body).toEqual(receipt);
  expect((await getReceipt('..%2f')).status).toBe(404);
});

it('erases an account without data', async () => {
  const user = await signUp();
  const receipt = await eraseAccount(user);
  expect(receipt.revision).toBe(0);
  expect(await findRemaining(user.uid)).toEqual([]);
});

it('rejects the erasure of another account with 403, and without a token with 401', async () => {
  const [user, other] = [await signUp(), await signUp()];
  expect(await requestErasure(user, other)).toMatchObject({ status: 403 });
  expect(await api.delete(`/api/profile/${other.uid}`)).toMatchObject({ status: 401 });
  expect((await profileApi(other).progress()).status).toBe(200);
});

it('keeps the data of other users', async () => {
  const [user, other] = [await createPopulatedUser(), await createPopulatedUser()];
  await stack.createSnapshotAndAiCallCounter(other.uid);
  const before = (await profileApi(other).get()).body as unknown;
  await eraseAccount(user);
  expect((await profileApi(other).get()).body).toEqual(before);
  await waitUntilPasses(async () =>
    expect(await findRemaining(other.uid)).toEqual(stack.context.erasers.map(({ part }) => part)),
  );
});

it('returns the same receipt to two concurrent requests', async () => {
  const user = await createPopulatedUser();
  const [first, second] = await Promise.all([requestErasure(user), requestErasure(user)]);
  const responses = [first, second].filter(({ status }) => status === 200);
  expect(responses.length).toBeGreaterThan(0);
  for (const { status } of [first, second]) expect([200, 401]).toContain(status);
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await findRemaining(user.uid)).toEqual([]);
});

it('erases data that is saved during the erasure', async () => {
  const user = await createPopulatedUser();
  const saves = Array.from({ length: 20 }, (_, n) =>
    profileApi(user).put({ skills: [`Skill ${String(n)}`] }, { 'idempotency-key': `save-${String(n)}` }),
  );
  const [response, ...saved] = await Promise.all([requestErasure(user), ...saves]);
  expect(response.status).toBe(200);
  for (const { status } of saved) expect([200, 401, 409]).toContain(status);
  expect(await readEvents(user.uid)).toEqual(userStreams(user.uid).map(() => 'AccountErased'));
});

it('leaves no row in the index of events, which had one for each event', async () => {
  const user = await createPopulatedUser();
  const rows = stack.mongo.db.collection(EVENT_INDEX_COLLECTION);
  const readIndexedTypes = async () => (await rows.find({ uid: user.uid }).toArray()).map(({ type }) => String(type));
  await waitUntilPasses(async () =>
    expect((await readIndexedTypes()).toSorted()).toEqual((await readEvents(user.uid)).toSorted()),
  );
  const { parts } = await eraseAccount(user);
  expect(parts).toContain('index');
  expect(await readIndexedTypes()).toEqual([]);
  // Once it has an event that was appended later, the indexer has handled the final events, too.
  const laterUser = await signUp();
  const draft = { kind: 'skills', value: { skills: [], typed: 'Alg', bulk: '', isBulk: false } };
  await profileApi(laterUser).record('skills', { draft }).expect(200);
  await waitUntil('a later event is indexed', async () => (await rows.findOne({ uid: laterUser.uid })) !== null);
  expect(await readIndexedTypes()).toEqual([]);
});

it('leaves nothing of a view that differed from its stream, also if a check finds it during the erasure', async () => {
  const user = await createPopulatedUser();
  const { uid } = user;
  const mismatches = stack.mongo.db.collection<ViewMismatchDocument>(VIEW_MISMATCHES_COLLECTION);
  const mismatch = { collection: 'profile-views', uid, revision: 1, paths: ['skills[0]'], since: new Date() };
  const [viewEraser] = stack.context.erasers.filter(({ part }) => part === 'views');
  await mismatches.insertOne({ _id: `profile-views|${uid}`, ...mismatch });
  await eraseAccount(user);
  expect(await mismatches.findOne({ uid })).toBeNull();
  await mismatches.insertOne({ _id: `profile-views|${uid}`, ...mismatch });
  expect(await viewEraser?.findRestored?.([uid, randomUUID()])).toEqual([uid]);
  await viewEraser?.erase(uid, { ...SYSTEM_REQUESTER, id: randomUUID() });
  expect(await mismatches.findOne({ uid })).toBeNull();
});

it('erases the results of jobs that run during the erasure', async () => {
  const user = await createPopulatedUser();
  const uploadId = randomUUID();
  await api
    .post('/api/transcription/transcribe-chunk')
    .set(authHeaders(user))
    .field({ uploadId, chunkIndex: '0', totalChunks: '1' })
    .attach('file', recordSpeech('I worked with people and managed a project for seven years.'), 'chunk')
    .expect(200);
  const transcription = api
    .post('/api/transcription/transcribe-finalize')
    .set(authHeaders(user))
    .send({ uploadId, context: 'project' });
  const [response, transcriptionStatus, saved] = await Promise.all([
    waitForActiveJob('transcription', user.uid).then(async () => {
      await profileApi(user).put({ skills: ['Weaving'] });
      return requestErasure(user);
    }),
    transcription.then(({ status }) => status),
    api.get(`/api/cv/generate/${user.uid}`).set(authHeaders(user)),
  ]);
  expect({ status: response.status, body: response.body as unknown }).toMatchObject({ status: 200 });
  expect([200, 401, 404, 503]).toContain(transcriptionStatus);
  expect(saved.status).toBeLessThan(500);
  expect(await findRemaining(user.uid)).toEqual([]);
});

/** Waits until a worker is processing a job of the user. */
const waitForActiveJob = (queue: string, uid: string) =>
  waitUntil(`a job of ${queue} is active`, async () => {
    for (const id of await stack.redis.lrange(`bull:${queue}:active`, 0, -1))
      if ((await stack.redis.hget(`bull:${queue}:${id}`, 'data'))?.includes(uid)) return true;
    return false;
  });

/** Runs `npm run verify-receipt` with the public key of the stack under test. */
async function verifyReceipt(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const script = resolve(__dirname, '../../../scripts/verify-receipt.mjs');
  const key = `--key=${testVariable('BASE_URL')}/api/erasure-key`;
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args, key], (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}
