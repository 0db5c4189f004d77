import { sendRaw } from '@trackrecord/platform/testing/raw-connection';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import { profileApi } from '../testing/profile-api.js';
import { fullProfile } from '../testing/full-profile.js';

const api = supertest(testVariable('BASE_URL'));
const port = Number(new URL(testVariable('BASE_URL')).port);
let user: TestUser;
beforeAll(async () => {
  user = await signUp();
  expect((await profileApi(user).post(fullProfile)).status).toBe(201);
});

type WriteMethod = 'post' | 'put' | 'patch';
/** The routes with a body. `{uid}` is the sender. */
const ROUTES_WITH_BODY: readonly (readonly [WriteMethod, string])[] = [
  ['post', '/api/profile'],
  ['put', '/api/profile/{uid}'],
  ['patch', '/api/profile/{uid}/educations'],
  ['post', '/api/profile/{uid}/experience'],
  ['put', '/api/profile/{uid}/onboarding/skills'],
  ['post', '/api/profile/{uid}/import/json-resume'],
  ['post', '/api/transcription/enhance'],
  ['post', '/api/roles/recommend'],
];

const send = (method: WriteMethod, path: string, body: string) =>
  api[method](path.replace('{uid}', user.uid))
    .set({ ...authHeaders(user), 'content-type': 'application/json' })
    .send(body);

const read = (path: string) => api.get(path.replace('{uid}', user.uid)).set(authHeaders(user));

describe.each(ROUTES_WITH_BODY)('%s %s', (method, path) => {
  const field = path.endsWith('json-resume') ? 'resume' : 'educations';

  it.each([
    ['lists', `{"${field}": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['objects', `${`{"${field}":`.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ])('rejects deeply nested %s', async (_nested, body) => {
    expect(await send(method, path, body)).toMatchObject({ status: 400, body: { code: 'nested-too-deeply' } });
  });

  it.each([
    '{"__proto__": {"roles": ["admin"]}}',
    '{"constructor": {"prototype": {"roles": ["admin"]}}}',
    '{"educations": [{"__proto__": {"institution": "x"}}]}',
    '{"userId": {"__proto__": null}, "toString": 1, "hasOwnProperty": 2}',
    '{"a": 1, "a": 2, "": {}}',
    '{"\\u0000": "\\ud800"}',
    `{"educations": ${'9'.repeat(400)}}`,
    '[]',
    '"text"',
    'null',
    '\ufeff{}',
  ])('handles %s', async (body) => {
    const { status } = await send(method, path, body);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });
});

it('treats fields with names of Object.prototype like any other', async () => {
  const { body } = await send('put', '/api/profile/{uid}', '{"__proto__": {"skills": ["Poison"]}, "constructor": 1}');
  expect(body.error).toEqual(expect.any(String));
  expect((await read('/api/profile/{uid}')).body.skills).toEqual(fullProfile.skills);
});

it.each([
  ['/api/profile/%00', 400],
  ['/api/profile/%ED%A0%80', 400],
  ['/api/profile/%E0%A4%A', 400],
  ['/api/jobs/allJobs?search=%00', 400],
  ['/api/profile/..%2f..%2finternal', 403],
  ['/api/profile/{uid}%2f..', 403],
  ['/api/profile/{uid}/..%2fonboarding', 404],
  ['/api/jobs/..%5c..%5cetc', 404],
  ['/api/jobs/%2e%2e%2fallJobs', 404],
  ['/api//profile/{uid}', 404],
  ['/api/profile/__proto__', 403],
  ['/api/jobs/constructor', 404],
  ['/api/jobs/allJobs?page=1&page=2', 400],
  ['/api/jobs/allJobs?page[$gt]=1', 200],
  ['/api/jobs/allJobs?__proto__=1&constructor=2', 200],
  ['/api/profile/{uid}?revision=1&revision=2', 400],
  ['/api/profile/{uid}?at[$ne]=1', 200],
])('responds to %s with %i', async (path, status) => {
  expect((await read(path)).status).toBe(status);
});

it.each(['/api/../internal/erasures/finish', '/internal/erasures/finish', '/api/%2e%2e/internal/erasures/finish'])(
  '%s does not reach internal routes',
  async (path) => {
    const response = await sendRaw(
      port,
      `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
  },
);

it('leaves the stack healthy and the profile unchanged', async () => {
  expect((await read('/api/health')).status).toBe(200);
  expect((await read('/api/profile/{uid}')).body.personalInfo).toMatchObject({ firstName: 'Ada' });
});
