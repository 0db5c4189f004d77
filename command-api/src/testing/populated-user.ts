import { PERSONAL_COLLECTIONS } from '@trackrecord/contracts';
import type { Database } from '@trackrecord/platform';
import { randomUUID } from 'node:crypto';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import supertest from 'supertest';
import { ownAccessApi, staffApi } from './access-api.js';
import { atLeast, profileApi } from './profile-api.js';
import { sectionApi } from './section-api.js';
import { fullProfile } from './full-profile.js';

const api = supertest(testVariable('BASE_URL'));

/** Creates a user with data in every store. */
export async function createPopulatedUser(): Promise<TestUser> {
  const user = await signUp();
  const withAuth = (test: supertest.Test) => test.set(authHeaders(user));
  const [profiles, sections] = [profileApi(user), sectionApi(user)];
  await profiles.record('personal', { data: { personalInfo: fullProfile.personalInfo } }).expect(200);
  await profiles
    .record('skills', { draft: { kind: 'skills', value: { skills: [], typed: 'half a sk', bulk: '', isBulk: false } } })
    .expect(200);
  const experience = {
    id: randomUUID(),
    company: 'Acme',
    title: 'Engineer',
    description: 'Wrote services in TypeScript.',
  };
  await profiles.record('experience', { data: { experiences: [experience], projects: [] } }).expect(200);
  await profiles.waitForDetectedSkills();
  await profiles.post({ ...fullProfile, onboardingCompleted: true }).expect(201);
  // The response to a save with an Idempotency-Key is stored only if the save changes nothing.
  await profiles.post({ ...fullProfile }, { 'idempotency-key': randomUUID() }).expect(200);
  const { revision } = (await sections.save('skills', ['Mathematics', 'Poetry']).expect(200)).body as {
    revision: number;
  };
  // The activity log records this rejected save.
  await sections.save('skills', [], { 'if-match': '"0"' }).expect(412);
  const applicationResponse = await withAuth(api.post(`/api/applications/${user.uid}`))
    .send({
      posting: { title: 'Engineer', company: 'Acme' },
      text: 'Write services.',
      source: 'typed',
      stage: 'saved',
    })
    .expect(201);
  const cvResponse = await withAuth(api.get(`/api/cv/generate/${user.uid}`))
    .set(atLeast(revision))
    .expect(200);
  if (!(cvResponse.body as { success: boolean }).success) throw new Error('no CV was created');
  const { application } = applicationResponse.body as { readonly application: { readonly id: string } };
  await withAuth(api.put(`/api/applications/${user.uid}/${application.id}/sent`)).expect(200);
  await withAuth(api.get(`/api/jobs/user/${user.uid}`))
    .set(atLeast(revision))
    .expect(200);
  await withAuth(api.put(`/api/jobs/user/${user.uid}/visit`))
    .send({ newest: 3 })
    .expect(200);
  await withAuth(api.post('/api/transcription/enhance'))
    .send({ description: 'i kept the engine running and oiled the wheels every day', context: 'project' })
    .expect(200);
  await withAuth(api.post('/api/transcription/transcribe-chunk'))
    .field({ uploadId: randomUUID(), chunkIndex: '0', totalChunks: '2' })
    .attach('file', Buffer.alloc(5_000, 7), 'chunk')
    .expect(200);
  await withAuth(api.post(`/api/extensions/${user.uid}/calendar`)).expect(201);
  await withAuth(api.post(`/api/extensions/${user.uid}/pairing-codes`)).expect(201);
  await withAuth(api.post(`/api/profile/${user.uid}/account-changes`)).expect(200);
  await ownAccessApi(user).giveConsent().expect(201);
  const support = await signUpStaff('support');
  await staffApi(support, user.uid).open().expect(201);
  await staffApi(support, user.uid).rebuild().expect(202);
  return user;
}

/** Creates a user with copies of another user's documents, without the slow work that created them. */
export async function copyPopulatedUser({ uid: otherUid }: TestUser, db: Database): Promise<TestUser> {
  const user = await signUp();
  const profiles = profileApi(user);
  await profiles.record('personal', { data: { personalInfo: fullProfile.personalInfo } }).expect(200);
  await profiles.post({ personalInfo: fullProfile.personalInfo }).expect(201);
  for (const { collection, userField, part } of PERSONAL_COLLECTIONS) {
    // The projector indexes the events of the user.
    if (part === 'index') continue;
    const documents = db.collection<{ _id: string }>(collection);
    for (const { _id, ...document } of await documents.find({ [userField]: otherUid }).toArray()) {
      const toCopied = (id: string) =>
        id.includes(otherUid) ? id.replaceAll(otherUid, user.uid) : `${id}-${user.uid}`;
      const copy = {
        ...document,
        ...(userField === 'uid' && { uid: user.uid }),
        // Unique: the hash of an access token, and the holder of a slot.
        ...('hash' in document && { hash: toCopied(String(document.hash)) }),
        ...('holder' in document && { holder: toCopied(String(document.holder)) }),
      };
      await documents.replaceOne({ _id: toCopied(_id) }, copy, { upsert: true });
    }
  }
  return user;
}

/** Requests the erasure of an account. */
export const requestErasure = (user: TestUser, target: Pick<TestUser, 'uid'> = user) =>
  api.delete(`/api/profile/${target.uid}`).set(authHeaders(user));
