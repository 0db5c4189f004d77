import { randomUUID } from 'node:crypto';
import {
  CLEAR_EVENT_TYPES,
  decodeOnboardingEvent,
  eventMetadata,
  type OnboardingProgress,
  onboardingStream,
  profileStream,
} from '@trackrecord/contracts';
import { pause, serviceToken, type Stores } from '@trackrecord/platform';
import { as, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, testStores } from '@trackrecord/platform/testing/test-stores';
import supertest from 'supertest';
import { profileApi } from '../testing/profile-api.js';
import { sectionApi } from '../testing/section-api.js';

const masterKey = Buffer.from(testVariable('MASTER_KEY'), 'base64');
const commandApi = supertest(testVariable('COMMAND_API_URL'));
let stores: Stores;
let user: TestUser;
let own: ReturnType<typeof profileApi>;
beforeAll(async () => {
  stores = await testStores(CLEAR_EVENT_TYPES);
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

/** The events of a stream with what says where they came from. */
async function originsIn(stream: string): Promise<readonly (readonly [string, string | undefined])[]> {
  const found: (readonly [string, string | undefined])[] = [];
  for await (const { type, metadata } of stores.store.readStream(stream))
    found.push([type, eventMetadata.parse(metadata).origin]);
  return found;
}

const notice = (body: object, token = serviceToken(masterKey), uid = user.uid) =>
  commandApi.post(`/internal/onboarding/${uid}/skills`).set('authorization', `Bearer ${token}`).send(body);
const found = { source: { kind: 'dictation' }, skills: { technical: ['Go'] }, engine: 'rules', origin: 'dictated' };

describe('skills in what somebody wrote', () => {
  it('are noticed after the step is finished, with where the text came from', async () => {
    await own.record('experience', step([{ ...job, descriptionOrigin: 'dictated' }])).expect(200);
    const noticed = async (): Promise<readonly string[]> => {
      const { body } = (await own.progress()) as { readonly body: OnboardingProgress };
      return Object.values(body.detectedSkills).flat();
    };
    let skills = await noticed();
    for (let tries = 0; skills.length === 0 && tries < 100; tries += 1) {
      await pause(100);
      skills = await noticed();
    }
    expect(skills).toEqual(expect.arrayContaining(['TypeScript', 'Kubernetes']));
    expect(await originsIn(onboardingStream(user.uid))).toEqual([
      ['OnboardingStepCompleted', 'dictated'],
      ['SkillsDetected', 'dictated'],
    ]);
  }, 20_000);

  it('do not make a change of the person late', async () => {
    const { headers } = await own.record('experience', step([job])).expect(200);
    const before = headers['etag'] ?? '';
    await notice({ ...found, commandId: randomUUID(), causationId: 'c' }).expect(200);
    const next = await own.record('skills', { data: { skills: ['Go'] } }, { 'if-match': before });
    expect(next.status).toBe(200);
    // What the person changed does.
    await own.record('skills', { data: { skills: ['Rust'] } }, { 'if-match': before }).expect(412);
  });
});

describe('a notice of a worker', () => {
  it('is recorded once, however often it is told', async () => {
    const body = { ...found, commandId: randomUUID(), causationId: 'c' };
    for (let n = 0; n < 3; n += 1) await notice(body).expect(200);
    await notice({ ...body, commandId: randomUUID() }).expect(200);
    const events = [];
    for await (const event of stores.store.readStream(onboardingStream(user.uid))) {
      events.push(decodeOnboardingEvent(event.type, await stores.sealed.open(user.uid, event), 1));
    }
    const { origin: _, ...data } = found;
    expect(events).toEqual([{ type: 'SkillsDetected', data }]);
  });

  it('is taken from nobody but our own services, and not through the gateway', async () => {
    const body = { ...found, commandId: randomUUID(), causationId: 'c' };
    expect((await notice(body, user.token)).status).toBe(403);
    expect((await notice(body, '')).status).toBe(403);
    const path = `/internal/onboarding/${user.uid}/skills`;
    const outside = await supertest(testVariable('BASE_URL')).post(path).set(as(user)).send(body);
    expect(outside.status).not.toBe(200);
    expect(await originsIn(onboardingStream(user.uid))).toEqual([]);
  });

  it('has to be one', async () => {
    expect((await notice({ ...found, skills: { magic: ['Go'] } })).status).toBe(400);
  });
});

it('a dictated or suggested text says so in the event that saves it, and nothing else does', async () => {
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
