import { randomUUID } from 'node:crypto';
import {
  eventMetadata,
  type EventMetadata,
  detectedSkillsStream,
  onboardingStream,
  profileHistory,
  profileStream,
  userStreams,
} from '@trackrecord/contracts';
import { deriveServiceToken } from '@trackrecord/platform';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import { historyApi } from '../testing/history-api.js';
import { requestErasure } from '../testing/populated-user.js';
import { profileApi } from '../testing/profile-api.js';
import { sectionApi } from '../testing/section-api.js';
import { openStackErasure, type StackErasure } from '../testing/stack-erasure.js';
import { eraseUser } from '../erasure/erase-user.js';

let stack: StackErasure;
let user: TestUser;
beforeAll(async () => {
  stack = await openStackErasure();
});
afterAll(() => stack.close());
beforeEach(async () => {
  user = await signUp();
});

/** Returns the metadata of the last event of a stream. */
async function readLast(stream: string): Promise<EventMetadata> {
  const last = await stack.store.readLastStreamEvent(stream);
  return eventMetadata.parse(last?.metadata);
}

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const save = async (headers: Readonly<Record<string, string>>) => {
  await profileApi(user).post({ userType: 'professional' }, headers).expect(201);
  return readLast(profileStream(user.uid));
};

describe('the metadata of an event', () => {
  it('contains the ids and versions of its request', async () => {
    const originRef = `work:${randomUUID()}`;
    const headers = {
      'x-request-id': 'the-request',
      'x-correlation-id': 'the-dictation',
      'x-client': 'web/0.2.0+abc1234',
      'x-origin-ref': originRef,
      traceparent: TRACE,
    };
    expect(await save(headers)).toMatchObject({
      requestId: 'the-request',
      correlationId: 'the-dictation',
      client: 'web/0.2.0+abc1234',
      server: expect.stringMatching(/^command-api\/\d+\.\d+\.\d+\+(dev|[\da-f]{7,})$/) as unknown,
      originRef,
      trace: TRACE,
    });
  });

  it('uses the request id as correlation id by default', async () => {
    expect(await save({ 'x-request-id': 'alone' })).toMatchObject({ requestId: 'alone', correlationId: 'alone' });
  });

  it('contains no invalid header', async () => {
    const metadata = await save({
      'x-correlation-id': 'a b',
      'x-client': 'web 0.2.0 <script>',
      'x-origin-ref': 'work:Ada Lovelace',
      traceparent: '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    });
    expect(metadata.correlationId).toBe(metadata.requestId);
    expect([metadata.client, metadata.originRef, metadata.trace]).toEqual([undefined, undefined, undefined]);
  });

  it('refers to the undone event after an undo', async () => {
    await save({});
    await sectionApi(user).save('skills', ['Go']).expect(200);
    const [change] = profileHistory.parse((await historyApi(user).read()).body).items;
    const eventId = change?.eventId ?? '';
    await historyApi(user)
      .undo(eventId, { 'x-origin-ref': `work:${randomUUID()}` })
      .expect(200);
    expect((await readLast(profileStream(user.uid))).originRef).toBe(`event:${eventId}`);
  });

  it.each([
    ['experience', { company: 'Looms', title: 'Weaver', startDate: '2020-01-01', isCurrentlyWorking: true }],
    ['project', { title: 'Loom', description: 'Weaves.' }],
  ] as const)('contains the origin of an added %s', async (item, body) => {
    await save({});
    await sectionApi(user)
      .add(item, { ...body, origin: 'suggested' })
      .expect(201);
    expect((await readLast(profileStream(user.uid))).origin).toBe('suggested');
  });
});

describe('the final events of an erased account', () => {
  it('contain the ids of the request of the user', async () => {
    await save({});
    const { status } = await requestErasure(user).set('x-request-id', 'the-erasure');
    expect(status).toBe(200);
    for (const stream of userStreams(user.uid))
      expect(await readLast(stream)).toMatchObject({
        requestId: 'the-erasure',
        correlationId: 'the-erasure',
        actor: { uid: user.uid, role: 'user' },
      });
  });

  it('name the system and the erasure if the queue finishes it', async () => {
    await save({});
    const erasure = await stack.erasures.begin(user.uid, new Date());
    await eraseUser(erasure, stack.context);
    expect(await readLast(profileStream(user.uid))).toMatchObject({
      actor: { uid: user.uid, role: 'system' },
      commandId: erasure.id,
      correlationId: erasure.id,
    });
  });
});

it('records detected skills with the correlation id that the worker sends', async () => {
  const token = deriveServiceToken(Buffer.from(testVariable('MASTER_KEY'), 'base64'));
  const body = {
    commandId: randomUUID(),
    causationId: 'c',
    correlationId: 'the-step',
    trace: TRACE,
    source: { kind: 'dictation' },
    skills: { technical: ['Go'] },
    engine: 'rules',
    origin: 'dictated',
  };
  await supertest(testVariable('COMMAND_API_URL'))
    .post(`/internal/onboarding/${user.uid}/skills`)
    .set({ authorization: `Bearer ${token}`, 'x-client': 'worker/0.2.0' })
    .send(body)
    .expect(200);
  expect(await readLast(detectedSkillsStream(user.uid))).toMatchObject({
    correlationId: 'the-step',
    trace: TRACE,
    client: 'worker/0.2.0',
    actor: { role: 'system' },
  });
});

it('records detected skills with the correlation id of the step that led to them', async () => {
  const job = { id: randomUUID(), title: 'Engineer', company: 'Acme', description: 'I wrote it in TypeScript and Go.' };
  const headers = { ...authHeaders(user), 'x-correlation-id': 'the-wizard' };
  const api = profileApi(user);
  await api.record('experience', { data: { experiences: [job], projects: [] } }, headers).expect(200);
  expect(await api.waitForDetectedSkills()).toEqual(expect.arrayContaining(['TypeScript']));
  const step = await readLast(onboardingStream(user.uid));
  expect(step.correlationId).toBe('the-wizard');
  expect((await readLast(detectedSkillsStream(user.uid))).correlationId).toBe('the-wizard');
});
