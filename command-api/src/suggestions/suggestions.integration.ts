import { randomUUID } from 'node:crypto';
import { enhancementResult, recommendedRoles, skillsSuggested } from '@trackrecord/contracts';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
let user: TestUser;
beforeEach(async () => {
  user = await signUp();
});

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  api
    .post(`/api/${path}`)
    .set({ ...authHeaders(user), ...headers })
    .send(body);
const enhance = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  post('transcription/enhance', body, headers);

const description = 'i was responsible for the parcel tracking service in go and postgresql';
const context = 'experience';

it.each([
  ['transcription/enhance', { description, context }],
  ['transcription/enhance', { description, context, title: 'Baker' }],
  ['transcription/enhance', { description, context, only: 'skills' }],
  ['skills/enhance', { skills: ['Go'] }],
  ['roles/enhance', { roles: [{ title: 'Engineer' }], skills: ['Go'] }],
  ['roles/recommend', { profile: { skills: ['Go'] } }],
])('%s with %j returns the id of its work, the same if repeated', async (path, body) => {
  const key = { 'idempotency-key': randomUUID() };
  const { status, headers } = await post(path, body, key);
  expect([status, headers['x-work-id']]).toEqual([200, expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect((await post(path, body, key)).headers['x-work-id']).toBe(headers['x-work-id']);
});

describe('enhancing a description', () => {
  it('returns an enhanced text, its skills and the engine', async () => {
    const { status, body, headers } = await enhance({ description, context });
    expect(status).toBe(200);
    const response = enhancementResult.parse(body);
    expect(response).toMatchObject({ success: true, message: 'Description enhanced successfully', engine: 'rules' });
    expect(response.text).not.toBe(description);
    expect(response.skills.technical).toEqual(expect.arrayContaining(['PostgreSQL']));
    expect(headers['x-ai-engine']).toBe('rules');
  });

  it('returns only the skills if requested', async () => {
    const { body } = await enhance({ description, context, only: 'skills' });
    expect(enhancementResult.parse(body).skills.technical).toEqual(expect.arrayContaining(['PostgreSQL']));
    expect(body).not.toHaveProperty('text');
  });

  it('returns names that may be something else apart from the skills', async () => {
    const { body } = await enhance({
      description: 'Julia and Dart are two languages that I picked up beside Kafka.',
      context,
      only: 'skills',
    });
    const { skills, doubtfulSkills } = enhancementResult.parse(body);
    expect([Object.values(skills).flat(), doubtfulSkills]).toEqual([['Apache Kafka'], { technical: ['Dart'] }]);
  });

  it.each([
    [{ description: '', context }, 'Please enter some text to enhance.'],
    [{ context }, 'Please enter some text to enhance.'],
    [
      { description: 'Too short.', context },
      'Please provide more detailed information. Your description is too short.',
    ],
    [{ description, context: 'poem' }, 'Context is not valid'],
    [{ description }, 'Context is not valid'],
    [{ description, context, tone: 'formal' }, 'Unknown field: tone'],
  ])('rejects %j', async (body, sentence) => {
    expect(await enhance(body)).toMatchObject({ status: 400, body: { success: false, error: sentence } });
  });

  it('truncates a long description at its last full stop', async () => {
    const sentences = 'I delivered parcels in the rain. '.repeat(100);
    const { body } = await enhance({ description: sentences, context });
    expect(body.text.length).toBeLessThanOrEqual(2_200);
    expect(body.text).toMatch(/rain\.?$/);
  });

  it('returns the same response for the same Idempotency-Key, and rejects another request with it', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await enhance({ description, context }, key);
    expect((await enhance({ description, context }, key)).body).toEqual(first.body);
    expect(await enhance({ description: `${description} and more`, context }, key)).toMatchObject({
      status: 422,
      body: { success: false, code: 'idempotency-key-reused' },
    });
  });
});

describe('suggestions', () => {
  it('of roles reject hidden characters', async () => {
    const profile = { experiences: [{ title: 'Engi\u202Eneer' }] };
    expect(await post('roles/recommend', { profile })).toMatchObject({
      status: 400,
      body: { error: 'Title: please remove the hidden control characters.', code: 'validation' },
    });
  });

  it('of skills do not repeat the given ones', async () => {
    const { status, body } = await post('skills/enhance', { skills: ['Go', 'PostgreSQL', 'Docker'] });
    expect(status).toBe(200);
    const { suggestedSkills, engine } = skillsSuggested.parse(body);
    expect(engine).toBe('rules');
    expect(suggestedSkills.length).toBeGreaterThan(0);
    expect(suggestedSkills).not.toEqual(expect.arrayContaining(['PostgreSQL']));
    expect((await post('skills/enhance', { skills: [] })).body).toMatchObject({ success: true, suggestedSkills: [] });
    expect(await post('skills/enhance', { skills: 'Go' })).toMatchObject({ status: 400, body: { success: false } });
  });

  it('of roles are a list, best match first', async () => {
    const profile = {
      userType: 'professional',
      skills: ['Go', 'PostgreSQL', 'Docker', 'Kubernetes'],
      experiences: [{ id: randomUUID(), title: 'Backend Developer', company: 'Acme', endDate: null, description }],
      projects: [],
    };
    const { status, body, headers } = await post('roles/recommend', { profile });
    expect([status, headers['x-ai-engine']]).toEqual([200, 'rules']);
    const roles = recommendedRoles.parse(body);
    expect(roles.slice(0, 3).map(({ title }) => title)).toContain('Backend Developer');
    expect(roles.map(({ match }) => match)).toEqual(roles.map(({ match }) => match).toSorted((a, b) => b - a));
    expect((await post('roles/recommend', { profile: {} })).body).toEqual([]);
  });

  it('for given roles keep order and titles', async () => {
    const roles = [{ title: 'Keeper of Lighthouses' }, { title: 'Data Analyst' }];
    const { body } = await post('roles/enhance', { roles, skills: ['SQL', 'Excel'] });
    expect(recommendedRoles.parse(body).map(({ title }) => title)).toEqual(['Keeper of Lighthouses', 'Data Analyst']);
    expect((await post('roles/enhance', { roles: [], skills: [] })).status).toBe(400);
  });

  it('require authentication', async () => {
    for (const path of ['transcription/enhance', 'skills/enhance', 'roles/recommend', 'roles/enhance'])
      expect((await api.post(`/api/${path}`).send({})).status).toBe(401);
  });

  it('are limited to 30 per minute', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => post('skills/enhance', { skills: ['Go'] })));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(rejected).toHaveLength(10);
    expect(rejected[0]?.body).toMatchObject({ success: false, code: 'too-many-requests' });
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0);
    // Skill detection while typing has its own limit.
    expect((await enhance({ description, context, only: 'skills' })).status).toBe(200);
  });
});
