import { randomUUID } from 'node:crypto';
import {
  UNENCRYPTED_EVENT_TYPES,
  decodeDetectedSkillsEvent,
  detectedSkillsStream,
  eventMetadata,
  onboardingStream,
  profileStream,
} from '@trackrecord/contracts';
import { deriveServiceToken, type Stores } from '@trackrecord/platform';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest from 'supertest';
import { profileApi } from '../testing/profile-api.js';
import { sectionApi } from '../testing/section-api.js';

const masterKey = Buffer.from(testVariable('MASTER_KEY'), 'base64');
const commandApi = supertest(testVariable('COMMAND_API_URL'));
let stores: Stores;
let user: TestUser;
let api: ReturnType<typeof profileApi>;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
});
afterAll(async () => {
  await closeTestStores(stores);
});
beforeEach(async () => {
  user = await signUp();
  api = profileApi(user);
});

const job = {
  id: randomUUID(),
  title: 'Engineer',
  company: 'Acme',
  description: 'I wrote our parcel tracking in TypeScript and deployed it to Kubernetes.',
};
const createExperienceStep = (items: readonly object[]) => ({ data: { experiences: items, projects: [] } });

/** Returns the type and origin of each event of a stream. */
async function readOrigins(stream: string): Promise<readonly (readonly [string, string | undefined])[]> {
  const origins: (readonly [string, string | undefined])[] = [];
  for await (const { type, metadata } of stores.store.readStream(stream))
    origins.push([type, eventMetadata.parse(metadata).origin]);
  return origins;
}

const sendReport = (body: object, token = deriveServiceToken(masterKey), uid = user.uid) =>
  commandApi.post(`/internal/onboarding/${uid}/skills`).set('authorization', `Bearer ${token}`).send(body);
const report = { source: { kind: 'dictation' }, skills: { technical: ['Go'] }, engine: 'rules', origin: 'dictated' };

describe('skills in the texts of a step', () => {
  it('are recorded after the step is completed, with the origin of the text', async () => {
    await api.record('experience', createExperienceStep([{ ...job, descriptionOrigin: 'dictated' }])).expect(200);
    expect(await api.waitForDetectedSkills()).toEqual(expect.arrayContaining(['TypeScript', 'Kubernetes']));
    expect(await readOrigins(onboardingStream(user.uid))).toEqual([['OnboardingStepCompleted', 'dictated']]);
    expect(await readOrigins(detectedSkillsStream(user.uid))).toEqual([['SkillsDetected', 'dictated']]);
  });

  it('are part of the response to the next step, and do not fail its If-Match', async () => {
    const { headers } = await api.record('experience', createExperienceStep([job])).expect(200);
    const previousEtag = headers['etag'] ?? '';
    await sendReport({ ...report, commandId: randomUUID(), causationId: 'c' }).expect(200);
    const next = await api.record('skills', { data: { skills: ['Go'] } }, { 'if-match': previousEtag });
    expect(next.status).toBe(200);
    expect(next.body.detectedSkills).toMatchObject({ technical: expect.arrayContaining(['Go']) as unknown });
    // A change by the user makes If-Match fail.
    await api.record('skills', { data: { skills: ['Rust'] } }, { 'if-match': previousEtag }).expect(412);
  });
});

describe('a report of a worker', () => {
  it('is recorded once if it is sent repeatedly', async () => {
    const body = { ...report, commandId: randomUUID(), causationId: 'c' };
    for (let n = 0; n < 3; n += 1) await sendReport(body).expect(200);
    await sendReport({ ...body, commandId: randomUUID() }).expect(200);
    const events = [];
    for await (const event of stores.store.readStream(detectedSkillsStream(user.uid))) {
      events.push(decodeDetectedSkillsEvent(event.type, await stores.eventSealer.open(user.uid, event), 1));
    }
    const { origin: _, ...data } = report;
    expect(events).toEqual([{ type: 'SkillsDetected', data }]);
  });

  it('is accepted only with a service token, and not through the gateway', async () => {
    const body = { ...report, commandId: randomUUID(), causationId: 'c' };
    expect((await sendReport(body, user.token)).status).toBe(403);
    expect((await sendReport(body, '')).status).toBe(403);
    const path = `/internal/onboarding/${user.uid}/skills`;
    const external = await supertest(testVariable('BASE_URL')).post(path).set(authHeaders(user)).send(body);
    expect(external.status).not.toBe(200);
    expect(await readOrigins(detectedSkillsStream(user.uid))).toEqual([]);
  });

  it('is rejected with an unknown skill category', async () => {
    const body = { ...report, commandId: randomUUID(), causationId: 'c' };
    expect((await sendReport({ ...body, skills: { magic: ['Go'] } })).status).toBe(400);
    expect((await sendReport(body)).status).toBe(200);
  });
});

it('records the origin of a dictated or suggested text in the event that saves it, and in no other', async () => {
  await api.post({ userType: 'professional', skills: ['Go'], origin: 'typed' });
  const sections = sectionApi(user);
  await sections.save('experiences', [{ ...job, descriptionOrigin: 'dictated' }]).expect(200);
  await sections.save('experiences', [{ ...job, title: 'Lead', descriptionOrigin: 'dictated' }]).expect(200);
  await sections
    .save('projects', [{ title: 'P', description: 'Built it.', descriptionOrigin: 'suggested' }])
    .expect(200);
  expect(await readOrigins(profileStream(user.uid))).toEqual([
    ['UserTypeChosen', 'typed'],
    ['SkillAdded', 'typed'],
    ['ExperienceAdded', 'dictated'],
    ['ExperienceRevised', undefined],
    ['ProjectAdded', 'suggested'],
  ]);
});
