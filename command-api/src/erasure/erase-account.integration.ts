import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accountErased, type ErasureReceipt, erasureKey, userStreams } from '@trackrecord/contracts';
import { faultOfReceipt, pause } from '@trackrecord/platform';
import { as, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import { erases, livedIn } from '../testing/lived-in.js';
import { profileApi } from '../testing/profile-api.js';
import { stackErasure, type StackErasure } from '../testing/stack-erasure.js';
import { partsLeft } from './erase-person.js';

const api = supertest(testVariable('BASE_URL'));
let stack: StackErasure;
beforeAll(async () => {
  stack = await stackErasure();
});
afterAll(() => stack.close());

/** Erases somebody, and answers the receipt. */
async function erased(user: TestUser): Promise<ErasureReceipt> {
  const { status, body } = await erases(user);
  expect({ status, body: body as unknown }).toMatchObject({ status: 200 });
  return accountErased.parse(body).receipt;
}

const left = (uid: string) => partsLeft(uid, stack.parts.erasers);

/** Signs in by the gateway, as the browser does. */
const signsIn = ({ email, password }: TestUser) =>
  api
    .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo')
    .send({ email, password, returnSecureToken: true });

async function eventsOf(uid: string): Promise<readonly string[]> {
  const types: string[] = [];
  for (const stream of userStreams(uid)) for await (const { type } of stack.store.readStream(stream)) types.push(type);
  return types;
}

describe('an account that is deleted', () => {
  let user: TestUser;
  let receipt: ErasureReceipt;
  beforeAll(async () => {
    user = await livedIn();
    await stack.seldom(user.uid);
    expect(await left(user.uid)).toEqual(stack.parts.erasers.map(({ part }) => part));
    receipt = await erased(user);
  }, 60_000);

  it('leaves nothing in any part of the product', async () => {
    expect(await left(user.uid)).toEqual([]);
    expect(receipt.parts).toEqual(stack.parts.erasers.map(({ part }) => part));
  });

  it('leaves nothing of its streams but their ends', async () => {
    expect(await eventsOf(user.uid)).toEqual(['AccountErased', 'AccountErased', 'AccountErased']);
  });

  it('has a receipt that the public key of the product proves, and that no changed one is', async () => {
    const key = erasureKey.parse((await api.get('/api/erasure-key').expect(200)).body);
    expect(faultOfReceipt(receipt, key.publicKey, user.uid)).toBeUndefined();
    expect(faultOfReceipt({ ...receipt, revision: receipt.revision + 1 }, key.publicKey)).toBe('not-genuine');
    expect(JSON.stringify(receipt)).not.toContain(user.uid);
    expect(JSON.stringify(receipt)).not.toContain(user.email);
  });

  it('has a receipt that the command of the README checks', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'receipt-'));
    const [file, changed] = [join(folder, 'receipt.json'), join(folder, 'changed.json')];
    writeFileSync(file, JSON.stringify(receipt, null, 2));
    writeFileSync(changed, JSON.stringify({ ...receipt, parts: [] }));
    expect(await verifies(file, `--uid=${user.uid}`)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Valid\./),
    });
    expect(await verifies(changed)).toMatchObject({ code: 1, said: expect.stringContaining('not genuine') });
    expect(await verifies(file, '--uid=somebody-else')).toMatchObject({ code: 1 });
    expect(await verifies(join(folder, 'nowhere.json'))).toMatchObject({
      code: 1,
      said: expect.not.stringContaining(' at '),
    });
    expect(await verifies()).toMatchObject({ code: 1, said: expect.stringContaining('Usage') });
  }, 30_000);

  it.each(['get', 'put', 'delete'] as const)('lets nobody in with a token issued before: %s', async (method) => {
    const answer = await api[method](`/api/profile/${user.uid}`).set(as(user)).send();
    expect(answer).toMatchObject({ status: 401, body: { code: 'account-gone' } });
  });

  it('is gone at the identity provider, and the same address begins anew with nothing', async () => {
    expect((await signsIn(user)).status).toBe(400);
    const answer = await api
      .post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo')
      .send({ email: user.email, password: user.password, returnSecureToken: true })
      .expect(200);
    const { localId, idToken } = answer.body as { localId: string; idToken: string };
    const anew = { ...user, uid: localId, token: idToken };
    expect(localId).not.toBe(user.uid);
    expect((await profileApi(anew).get()).status).toBe(404);
    expect((await profileApi(anew).progress()).body).toMatchObject({ drafts: {} });
    await erased(anew);
  });
});

it('a receipt that did not arrive is found by the number that the client gave its erasure', async () => {
  const [user, id] = [await signUp(), randomUUID()];
  const receiptOf = (number: string) => api.get(`/api/erasure-receipts/${number}`);
  expect(await receiptOf(id)).toMatchObject({ status: 404, body: { code: 'no-receipt' } });
  const { body } = await erases(user).set('idempotency-key', id).expect(200);
  const { receipt } = accountErased.parse(body);
  expect(receipt.id).toBe(id);
  expect((await receiptOf(id).expect(200)).body).toEqual(receipt);
  expect((await receiptOf('..%2f')).status).toBe(404);
});

it('an account without anything is deleted just so', async () => {
  const user = await signUp();
  const receipt = await erased(user);
  expect(receipt.revision).toBe(0);
  expect(await left(user.uid)).toEqual([]);
});

it('nobody deletes the account of somebody else, and nobody without signing in', async () => {
  const [user, other] = [await signUp(), await signUp()];
  expect(await erases(user, other)).toMatchObject({ status: 403 });
  expect(await api.delete(`/api/profile/${other.uid}`)).toMatchObject({ status: 401 });
  expect((await profileApi(other).progress()).status).toBe(200);
});

it('what others have is left alone', async () => {
  const [user, other] = [await livedIn(), await livedIn()];
  await stack.seldom(other.uid);
  const before = (await profileApi(other).get()).body as unknown;
  await erased(user);
  expect((await profileApi(other).get()).body).toEqual(before);
  expect(await left(other.uid)).toEqual(stack.parts.erasers.map(({ part }) => part));
}, 60_000);

it('two who delete one account at once get the same receipt', async () => {
  const user = await livedIn();
  const [one, other] = await Promise.all([erases(user), erases(user)]);
  const answers = [one, other].filter(({ status }) => status === 200);
  expect(answers.length).toBeGreaterThan(0);
  for (const { status } of [one, other]) expect([200, 401]).toContain(status);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await left(user.uid)).toEqual([]);
}, 60_000);

it('while somebody deletes it, nothing that is saved stays', async () => {
  const user = await livedIn();
  const saving = Array.from({ length: 20 }, (_, n) =>
    profileApi(user).put({ skills: [`Skill ${String(n)}`] }, { 'idempotency-key': `save-${String(n)}` }),
  );
  const [answer, ...saved] = await Promise.all([erases(user), ...saving]);
  expect(answer.status).toBe(200);
  for (const { status } of saved) expect([200, 401, 409]).toContain(status);
  expect(await eventsOf(user.uid)).toEqual(['AccountErased', 'AccountErased', 'AccountErased']);
}, 60_000);

it('one that is deleted while its CV is printed and its words are heard leaves nothing either', async () => {
  const user = await livedIn();
  const uploadId = randomUUID();
  await api
    .post('/api/transcription/transcribe-chunk')
    .set(as(user))
    .field({ uploadId, chunkIndex: '0', totalChunks: '1' })
    .attach('file', spoken('I worked with people and managed a project for seven years.'), 'chunk')
    .expect(200);
  const heard = api.post('/api/transcription/transcribe-finalize').set(as(user)).send({ uploadId, context: 'project' });
  const [answer, words, saved] = await Promise.all([
    untilActive('transcription', user.uid).then(async () => {
      await profileApi(user).put({ skills: ['Weaving'] });
      return erases(user);
    }),
    heard.then(({ status }) => status),
    api.get(`/api/cv/generate/${user.uid}`).set(as(user)),
  ]);
  expect({ status: answer.status, body: answer.body as unknown }).toMatchObject({ status: 200 });
  expect([200, 401, 404, 503]).toContain(words);
  expect(saved.status).toBeLessThan(500);
  expect(await left(user.uid)).toEqual([]);
}, 120_000);

/** A recording of a voice, as a browser makes it. */
const spoken = (words: string): Buffer =>
  execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-f', 'lavfi', '-i', `flite=text='${words}':voice=slt`],
    ...['-c:a', 'libopus', '-f', 'webm', 'pipe:1'],
  ]);

/** Waits until a worker has a job of the person in hand. */
async function untilActive(queue: string, uid: string): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    for (const id of await stack.redis.lrange(`bull:${queue}:active`, 0, -1))
      if ((await stack.redis.hget(`bull:${queue}:${id}`, 'data'))?.includes(uid)) return;
    await pause(20);
  }
  throw new Error(`no job of ${queue} was taken in hand`);
}

/** Runs `npm run verify-receipt` against the key of the stack under test. */
async function verifies(...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const script = resolve(__dirname, '../../../scripts/verify-receipt.mjs');
  const key = `--key=${testVariable('BASE_URL')}/api/erasure-key`;
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args, key], (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}
