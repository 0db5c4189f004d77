import { randomUUID } from 'node:crypto';
import { ALL_ENDPOINTS, type Endpoint } from '@trackrecord/contracts';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest, { type Test } from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  [owner, other] = await Promise.all([signUp(), signUp()]);
});

/** Creates a request to a route of the owner. */
function createRequest({ method, path }: Pick<Endpoint, 'method' | 'path'>): Test {
  const pathParameters = {
    '{uid}': owner.uid,
    '{step}': 'personal',
    '{eventId}': randomUUID(),
    '{profileId}': owner.uid,
  };
  return api[VERBS[method]](
    Object.entries(pathParameters).reduce<string>((url, [name, value]) => url.replace(name, value), path),
  );
}

it.each(ALL_ENDPOINTS.filter(({ access }) => access !== 'public'))(
  '$method $path requires a token',
  async (endpoint) => {
    const { status, body } = await (endpoint.method === 'GET'
      ? createRequest(endpoint)
      : createRequest(endpoint).send({}));
    expect([status, body.code]).toEqual([401, 'token-missing']);
  },
);

it.each(ALL_ENDPOINTS.filter(({ access, path }) => access === 'owner' && path.includes('{uid}')))(
  '$method $path rejects other users before it reads the body',
  async (endpoint) => {
    const request = createRequest(endpoint).set(authHeaders(other));
    const { status, body } = await (endpoint.method === 'GET' ? request : request.send({}));
    expect([status, body.code]).toEqual([403, 'forbidden']);
  },
);

/** Converts a token to that of an anonymous account. Tokens of the emulator have no signature. */
function toAnonymousToken({ token }: TestUser): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { firebase: object };
  const changed = { ...claims, firebase: { ...claims.firebase, sign_in_provider: 'anonymous' } };
  return `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.`;
}

it.each(ALL_ENDPOINTS.filter(({ path }) => path.startsWith('/api/profile/')))(
  '$method $path rejects the token of an anonymous account',
  async (endpoint) => {
    const request = createRequest(endpoint).set({ authorization: `Bearer ${toAnonymousToken(owner)}` });
    const { status, body } = await (endpoint.method === 'GET' ? request : request.send({}));
    expect([status, body.code]).toEqual([401, 'token-invalid']);
  },
);
