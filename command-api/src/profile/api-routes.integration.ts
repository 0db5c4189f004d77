import { randomUUID } from 'node:crypto';
import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

let user: TestUser;
beforeEach(async () => {
  user = await signUp();
});

it.each(ALL_ENDPOINTS)('serves $method $path', async ({ method, path }) => {
  const pathParameters = { '{uid}': user.uid, '{step}': 'personal', '{eventId}': randomUUID() };
  const url = Object.entries(pathParameters).reduce<string>(
    (current, [name, value]) => current.replace(name, value),
    path,
  );
  const request = api[VERBS[method]](url).set(authHeaders(user));
  const { body } = await (method === 'GET' ? request : request.send({}));
  expect(['not-found', 'method-not-allowed']).not.toContain(body.code);
});
