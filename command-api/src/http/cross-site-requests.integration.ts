import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest, { type Test } from 'supertest';
import { profileApi } from '../testing/profile-api.js';

const api = supertest(testVariable('BASE_URL'));
let user: TestUser;
beforeAll(async () => {
  user = await signUp();
  expect((await profileApi(user).post({ skills: ['Weaving'] })).status).toBe(201);
});

/** Adds the headers that a browser sends with a cross-site request: cookies, but no Authorization. */
const asCrossSiteRequest = (request: Test): Test =>
  request.set({
    origin: 'https://elsewhere.example',
    cookie: `__session=${user.token}; token=${user.token}; XSRF-TOKEN=a`,
    'sec-fetch-site': 'cross-site',
  });

it.each([
  ['application/x-www-form-urlencoded', 'skills=Poison'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="skills"\r\n\r\nPoison\r\n--b--\r\n',
  ],
  ['text/plain', '{"skills": ["Poison"]}'],
  ['application/json', '{"skills": ["Poison"]}'],
])('rejects cross-site writes (%s)', async (type, body) => {
  const paths = ['/api/profile', `/api/profile/${user.uid}/experience`, '/api/transcription/transcribe-chunk'];
  for (const path of paths) {
    const { status } = await asCrossSiteRequest(api.post(path)).set('content-type', type).send(body);
    expect([401, 415]).toContain(status);
  }
  expect(
    (
      await asCrossSiteRequest(api.put(`/api/profile/${user.uid}`))
        .set('content-type', type)
        .send(body)
    ).status,
  ).not.toBe(200);
  expect(await asCrossSiteRequest(api.delete(`/api/profile/${user.uid}`))).toMatchObject({ status: 401 });
  expect((await profileApi(user).get()).body.skills).toEqual(['Weaving']);
});

const getCorsHeaders = ({ headers }: { headers: Record<string, string> }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

it('sends no CORS headers to other origins', async () => {
  const profilePath = `/api/profile/${user.uid}`;
  for (const path of [profilePath, '/api/health', '/api/openapi.json', '/config.json'])
    expect(getCorsHeaders(await asCrossSiteRequest(api.get(path)).set(authHeaders(user)))).toEqual([]);
  for (const method of ['PUT', 'DELETE', 'GET']) {
    const preflight = asCrossSiteRequest(api.options(profilePath)).set('access-control-request-method', method);
    const response = await preflight.set('access-control-request-headers', 'authorization');
    expect([response.status, getCorsHeaders(response)]).toEqual([405, []]);
  }
});
