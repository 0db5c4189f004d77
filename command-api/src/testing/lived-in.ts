import { randomUUID } from 'node:crypto';
import { as, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import { atLeast, profileApi } from './profile-api.js';
import { sectionApi } from './section-api.js';
import { wholeProfile } from './whole-profile.js';

const api = supertest(testVariable('BASE_URL'));

/** Somebody of whom every part of the product holds something. */
export async function livedIn(): Promise<TestUser> {
  const user = await signUp();
  const said = (test: supertest.Test) => test.set(as(user));
  const [own, asked] = [profileApi(user), sectionApi(user)];
  await own.record('personal', { data: { personalInfo: wholeProfile.personalInfo } }).expect(200);
  await own
    .record('skills', { draft: { kind: 'skills', value: { skills: [], typed: 'half a sk', bulk: '', isBulk: false } } })
    .expect(200);
  const named = { 'idempotency-key': randomUUID() };
  await own.post({ ...wholeProfile, onboardingCompleted: true }, named).expect(201);
  const { revision } = (await asked.save('skills', ['Mathematics', 'Poetry']).expect(200)).body as { revision: number };
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

/** Somebody's wish to be erased. */
export const erases = (user: TestUser, of: Pick<TestUser, 'uid'> = user) =>
  api.delete(`/api/profile/${of.uid}`).set(as(user));
