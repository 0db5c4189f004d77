import { randomUUID } from 'node:crypto';
import { UNENCRYPTED_EVENT_TYPES, type EventMetadata, profileStream } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import { Binary } from 'mongodb';
import { requestExport, downloadExport } from '../testing/export-api.js';
import { userApi } from '../testing/user-api.js';

const EVENTS = scaled(5_000);
const BATCH_SIZE = 500;

let stores: Stores;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
});
afterAll(() => closeTestStores(stores));

const createMetadata = (uid: string, revision: number): EventMetadata => ({
  schemaVersion: 1,
  actor: { uid, role: 'user' },
  commandId: randomUUID(),
  correlationId: 'request',
  causationId: 'request',
  occurredAt: new Date(Date.UTC(2020, 0, 1) + revision * 60_000).toISOString(),
});

/** Writes a long history by adding and removing a skill repeatedly. */
async function appendLongHistory({ uid }: TestUser): Promise<void> {
  const stream = profileStream(uid);
  const event = async (revision: number) => {
    const id = randomUUID();
    const type = revision % 2 === 0 ? 'SkillAdded' : 'SkillRemoved';
    const payload = { skill: `Skill ${Math.floor(revision / 2)}`, index: 0 };
    return {
      id,
      type,
      data: await stores.eventSealer.seal(uid, { stream, type, id }, payload),
      metadata: createMetadata(uid, revision),
    };
  };
  for (let from = 0; from < EVENTS; from += BATCH_SIZE) {
    const revisions = Array.from({ length: Math.min(BATCH_SIZE, EVENTS - from) }, (_, index) => from + index);
    await stores.store.append(stream, await Promise.all(revisions.map(event)), 'any');
  }
}

describe('a long history', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await signUp();
    await appendLongHistory(user);
  });

  it('is complete and in order', async () => {
    const { value, lines, text, manifest } = await downloadExport(user);
    const revisions = Array.from({ length: EVENTS }, (_, index) => index);
    expect(lines('events/profile.jsonl').map(({ revision }) => revision)).toEqual(revisions);
    expect(value('history.json').map(({ revision }) => revision)).toEqual(revisions);
    expect(value('profile.json').revision).toBe(EVENTS - 1);
    expect(text('history.txt')?.trimEnd().split('\n')).toHaveLength(EVENTS);
    expect(manifest.files.find(({ name }) => name === 'history.json')?.entries).toBe(EVENTS);
  });

  it('allows one download at a time per user, and another one after a disconnect', async () => {
    const disconnect = new AbortController();
    const [first, second] = [await requestExport(user, user.uid, {}, 'GET', disconnect.signal), await requestExport(user, user.uid)]; // prettier-ignore
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(second.headers.get('retry-after')).toBe('5');
    expect(await second.json()).toMatchObject({ code: 'export-running' });
    expect((await requestExport(user, user.uid, {}, 'HEAD')).status).toBe(200);
    disconnect.abort();
    const again = await waitFor('another download', async () => {
      const response = await requestExport(user, user.uid);
      return response.status === 429 ? undefined : response;
    });
    expect(again.status).toBe(200);
    await again.arrayBuffer();
  });
});

it('aborts the download if something cannot be read', async () => {
  const user = await signUp();
  await userApi(user).save({ userType: 'student' });
  const work = stores.mongo.db.collection<{ readonly _id: string }>('work');
  const _id = randomUUID();
  const input = new Binary(Buffer.alloc(64));
  const now = new Date();
  await work.insertOne({ _id, uid: user.uid, kind: 'enhance', state: 'waiting', input, until: now, createdAt: now } as object as { _id: string }); // prettier-ignore
  const broken = await requestExport(user, user.uid);
  expect(broken.status).toBe(200);
  await expect(broken.arrayBuffer()).rejects.toThrow();
  await work.deleteOne({ _id });
  expect((await downloadExport(user)).value('suggestions.json')).toEqual([]);
});

it('contains an undecodable event as recorded, and leaves out the files that derive from it', async () => {
  const user = await signUp();
  await userApi(user).save({ userType: 'student', skills: ['Go'] });
  const stream = profileStream(user.uid);
  const revision = Number((await stores.store.readLastStreamEvent(stream))?.revision) + 1;
  const event = { id: randomUUID(), type: 'SkillForgotten' };
  const data = await stores.eventSealer.seal(user.uid, { ...event, stream }, { skill: 'Go' });
  await stores.store.append(stream, [{ ...event, data, metadata: createMetadata(user.uid, 0) }], 'any');
  const { lines, files, manifest, text } = await downloadExport(user);
  const { type, data: payload } = lines('events/profile.jsonl').at(-1) ?? {};
  expect({ type, payload }).toEqual({ type: 'SkillForgotten', payload: { skill: 'Go' } });
  for (const name of ['profile.json', 'resume.json', 'history.json', 'history.txt'])
    expect([name, files.has(name)]).toEqual([name, false]);
  const note = manifest.leftOut.find(({ what }) => what.includes('history.json'));
  expect(note?.what).toBe('profile.json, resume.json, history.json and history.txt');
  expect(note?.why).toContain(`the event with revision ${String(revision)} in events/profile.jsonl`);
  expect(text('README.txt')).toContain('- profile.json, resume.json, history.json and history.txt: ');
  expect(manifest.revisions.profile).toBe(revision);
});

it.each([
  ['a profile', { userType: 'student' }],
  ['no data', undefined],
])('rejects a user whose key is destroyed, with %s', async (_, profile) => {
  const user = await signUp();
  if (profile) await userApi(user).save(profile);
  await stores.keys.destroy(user.uid);
  const response = await requestExport(user, user.uid);
  expect([response.status, response.headers.get('content-type')]).toEqual([401, expect.stringContaining('json')]);
  expect(await response.json()).toMatchObject({ code: 'account-gone', error: 'This account no longer exists.' });
  expect((await requestExport(user, user.uid, {}, 'HEAD')).status).toBe(401);
});
