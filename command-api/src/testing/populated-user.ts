import { randomUUID } from 'node:crypto';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import type { Db } from 'mongodb';
import supertest from 'supertest';
import { PERSONAL_COLLECTIONS } from '../erasure/personal-collections.js';
import { atLeast, profileApi } from './profile-api.js';
import { sectionApi } from './section-api.js';
import { wholeProfile } from './whole-profile.js';

const api = supertest(testVariable('BASE_URL'));

/** Creates a user with data in every store. */
export async function createPopulatedUser(): Promise<TestUser> {
  const user = await signUp();
  const said = (test: supertest.Test) => test.set(authHeaders(user));
  const [own, asked] = [profileApi(user), sectionApi(user)];
  await own.record('personal', { data: { personalInfo: wholeProfile.personalInfo } }).expect(200);
  await own
    .record('skills', { draft: { kind: 'skills', value: { skills: [], typed: 'half a sk', bulk: '', isBulk: false } } })
    .expect(200);
  const experience = {
    id: randomUUID(),
    company: 'Acme',
    title: 'Engineer',
    description: 'Wrote services in TypeScript.',
  };
  await own.record('experience', { data: { experiences: [experience], projects: [] } }).expect(200);
  await own.detectedSkills();
  await own.post({ ...wholeProfile, onboardingCompleted: true }).expect(201);
  // Of saves with an Idempotency-Key, only the response to one that changes nothing is stored.
  await own.post({ ...wholeProfile }, { 'idempotency-key': randomUUID() }).expect(200);
  const { revision } = (await asked.save('skills', ['Mathematics', 'Poetry']).expect(200)).body as { revision: number };
  // Recorded in the activity log.
  await asked.save('skills', [], { 'if-match': '"0"' }).expect(412);
  const cv = await said(api.get(`/api/cv/generate/${user.uid}`))
    .set(atLeast(revision))
    .expect(200);
  if (!(cv.body as { success: boolean }).success) throw new Error('no CV was made');
  await said(api.get(`/api/jobs/user/${user.uid}`))
    .set(atLeast(revision))
    .expect(200);
  await said(api.post('/api/transcription/enhance'))
    .send({ description: 'i kept the engine running and oiled the wheels every day', context: 'project' })
    .expect(200);
  await said(api.post('/api/transcription/transcribe-chunk'))
    .field({ uploadId: randomUUID(), chunkIndex: '0', totalChunks: '2' })
    .attach('file', Buffer.alloc(5_000, 7), 'chunk')
    .expect(200);
  return user;
}

/** Creates a user with copies of another user's documents, without the slow work that created them. */
export async function copyPopulatedUser({ uid: other }: TestUser, db: Db): Promise<TestUser> {
  const user = await signUp();
  const own = profileApi(user);
  await own.record('personal', { data: { personalInfo: wholeProfile.personalInfo } }).expect(200);
  await own.post({ personalInfo: wholeProfile.personalInfo }).expect(201);
  for (const { collection, userField: owner } of PERSONAL_COLLECTIONS) {
    const documents = db.collection<{ _id: string }>(collection);
    for (const { _id, ...document } of await documents.find({ [owner]: other }).toArray()) {
      const id = _id.includes(other) ? _id.replaceAll(other, user.uid) : `${_id}-${user.uid}`;
      const copy = owner === 'uid' ? { ...document, uid: user.uid } : document;
      await documents.replaceOne({ _id: id }, copy, { upsert: true });
    }
  }
  return user;
}

/** Requests the erasure of an account. */
export const requestErasure = (user: TestUser, of: Pick<TestUser, 'uid'> = user) =>
  api.delete(`/api/profile/${of.uid}`).set(authHeaders(user));
