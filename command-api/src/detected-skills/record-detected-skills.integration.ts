import { randomUUID } from 'node:crypto';
import {
  CLEAR_EVENT_TYPES,
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
let own: ReturnType<typeof profileApi>;
beforeAll(async () => {
  stores = await connectTestStores(CLEAR_EVENT_TYPES);
});
afterAll(async () => {
  await closeTestStores(stores);
});
beforeEach(async () => {
  user = await signUp();
  own = profileApi(user);
});

const job = {
  id: randomUUID(),
  title: 'Engineer',
  company: 'Acme',
  description: 'I wrote our parcel tracking in TypeScript and deployed it to Kubernetes.',
};
const step = (items: readonly object[]) => ({ data: { experiences: items, projects: [] } });

/** Returns the events of a stream with their origins. */
async function originsIn(stream: string): Promise<readonly (readonly [string, string | undefined])[]> {
  const found: (readonly [string, string | undefined])[] = [];
  for await (const { type, metadata } of stores.store.readStream(stream))
    found.push([type, eventMetadata.parse(metadata).origin]);
  return found;
}

const report = (body: object, token = deriveServiceToken(masterKey), uid = user.uid) =>
  commandApi.post(`/internal/onboarding/${uid}/skills`).set('authorization', `Bearer ${token}`).send(body);
const found = { source: { kind: 'dictation' }, skills: { technical: ['Go'] }, engine: 'rules', origin: 'dictated' };

describe('skills in the texts of a step', () => {
  it('are recorded after the step is completed, with the origin of the text', async () => {
    await own.record('experience', step([{ ...job, descriptionOrigin: 'dictated' }])).expect(200);
    expect(await own.detectedSkills()).toEqual(expect.arrayContaining(['TypeScript', 'Kubernetes']));
    expect(await originsIn(onboardingStream(user.uid))).toEqual([['OnboardingStepCompleted', 'dictated']]);
    expect(await originsIn(detectedSkillsStream(user.uid))).toEqual([['SkillsDetected', 'dictated']]);
  }, 20_000);

  it('are part of the response to the next step, and do not fail its If-Match', async () => {
    const { headers } = await own.record('experience', step([job])).expect(200);
    const before = headers['etag'] ?? '';
    await report({ ...found, commandId: randomUUID(), causationId: 'c' }).expect(200);
    const next = await own.record('skills', { data: { skills: ['Go'] } }, { 'if-match': before });
    expect(next.status).toBe(200);
    expect(next.body.detectedSkills).toMatchObject({ technical: expect.arrayContaining(['Go']) as unknown });
    // A change of the user does.
    await own.record('skills', { data: { skills: ['Rust'] } }, { 'if-match': before }).expect(412);
  });
});

describe('a report of a worker', () => {
  it('is recorded once, however often it is sent', async () => {
    const body = { ...found, commandId: randomUUID(), causationId: 'c' };
    for (let n = 0; n < 3; n += 1) await report(body).expect(200);
    await report({ ...body, commandId: randomUUID() }).expect(200);
    const events = [];
    for await (const event of stores.store.readStream(detectedSkillsStream(user.uid))) {
      events.push(decodeDetectedSkillsEvent(event.type, await stores.sealed.open(user.uid, event), 1));
    }
    const { origin: _, ...data } = found;
    expect(events).toEqual([{ type: 'SkillsDetected', data }]);
  });

  it('is accepted from our own services only, and not through the gateway', async () => {
    const body = { ...found, commandId: randomUUID(), causationId: 'c' };
    expect((await report(body, user.token)).status).toBe(403);
    expect((await report(body, '')).status).toBe(403);
    const path = `/internal/onboarding/${user.uid}/skills`;
    const outside = await supertest(testVariable('BASE_URL')).post(path).set(authHeaders(user)).send(body);
    expect(outside.status).not.toBe(200);
    expect(await originsIn(detectedSkillsStream(user.uid))).toEqual([]);
  });

  it('is validated', async () => {
    expect((await report({ ...found, skills: { magic: ['Go'] } })).status).toBe(400);
  });
});

it('records the origin of a dictated or suggested text in the event that saves it, and in no other', async () => {
  await own.post({ userType: 'professional', skills: ['Go'], origin: 'typed' });
  const editor = sectionApi(user);
  await editor.save('experiences', [{ ...job, descriptionOrigin: 'dictated' }]).expect(200);
  await editor.save('experiences', [{ ...job, title: 'Lead', descriptionOrigin: 'dictated' }]).expect(200);
  await editor.save('projects', [{ title: 'P', description: 'Built it.', descriptionOrigin: 'suggested' }]).expect(200);
  expect(await originsIn(profileStream(user.uid))).toEqual([
    ['UserTypeChosen', 'typed'],
    ['SkillAdded', 'typed'],
    ['ExperienceAdded', 'dictated'],
    ['ExperienceRevised', undefined],
    ['ProjectAdded', 'suggested'],
  ]);
});
