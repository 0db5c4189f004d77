import { randomUUID } from 'node:crypto';
import { ALL_ENDPOINTS, type Endpoint, STAFF_ROLES, type StaffRole } from '@trackrecord/contracts';
import { signUpStaff, withSignInAge } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest, { type Test } from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
let owner: TestUser;
let other: TestUser;
let staff: Readonly<Record<StaffRole, TestUser>>;
beforeAll(async () => {
  [owner, other] = await Promise.all([signUp(), signUp()]);
  const members = await Promise.all(STAFF_ROLES.map(async (role) => [role, await signUpStaff(role)] as const));
  staff = Object.fromEntries(members) as typeof staff;
});

/** Creates a request to a route of the owner. */
function createRequest({ method, path, isStream }: Pick<Endpoint, 'method' | 'path' | 'isStream'>): Test {
  const pathParameters = {
    '{uid}': owner.uid,
    '{step}': 'personal',
    '{eventId}': randomUUID(),
    '{profileId}': owner.uid,
    '{id}': randomUUID(),
  };
  const request = api[VERBS[method]](
    Object.entries(pathParameters).reduce<string>((url, [name, value]) => url.replace(name, value), path),
  );
  // The response to a valid request would not end.
  return isStream ? request.query({ unknown: '' }) : request;
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

const staffEndpoints = ALL_ENDPOINTS.filter(({ access }) => access === 'staff');

/** Sends a request to a staff route, with a valid access session header. */
const sendAs = (endpoint: Endpoint, user: TestUser) => {
  const request = createRequest(endpoint).set({ ...authHeaders(user), 'x-access-session': randomUUID() });
  return endpoint.method === 'GET' ? request : request.send({});
};

it.each(staffEndpoints)('$method $path rejects people who are not staff before it reads the body', async (endpoint) => {
  expect(await sendAs(endpoint, owner)).toMatchObject({ status: 403, body: { code: 'not-staff' } });
});

it.each(
  STAFF_ROLES.flatMap((role) =>
    staffEndpoints.filter(({ roles }) => !roles?.includes(role)).map((endpoint) => ({ ...endpoint, role })),
  ),
)('$method $path rejects the role $role', async ({ role, ...endpoint }) => {
  expect(await sendAs(endpoint, staff[role])).toMatchObject({ status: 403, body: { code: 'role-required' } });
});

/** Codes of requests that are rejected because of their token or the sender's roles. */
const ACCESS_ERROR_CODES: readonly unknown[] = ['not-staff', 'role-required', 'token-missing', 'token-invalid'];

it.each(
  STAFF_ROLES.flatMap((role) =>
    staffEndpoints.filter(({ roles }) => roles?.includes(role)).map((endpoint) => ({ ...endpoint, role })),
  ),
)('$method $path permits the role $role', async ({ role, ...endpoint }) => {
  const { status, body } = await sendAs(endpoint, staff[role]);
  expect(ACCESS_ERROR_CODES).not.toContain((body as { code?: unknown }).code);
  expect(status).not.toBe(401);
  expect(status).toBeLessThan(500);
});

it('requires an access session for reads of content', async () => {
  for (const endpoint of staffEndpoints.filter(({ accessSession }) => accessSession === 'required')) {
    const response = await createRequest(endpoint).set(authHeaders(staff.support));
    expect([endpoint.path, response.status, response.body.code]).toEqual([endpoint.path, 403, 'access-required']);
  }
});

it.each(staffEndpoints.filter(({ isRecentSignInRequired }) => isRecentSignInRequired))(
  '$method $path requires a recent sign-in',
  async (endpoint) => {
    const [role = 'support'] = endpoint.roles ?? [];
    const response = await sendAs(endpoint, await withSignInAge(await signUpStaff(role), 11));
    expect(response).toMatchObject({ status: 401, body: { code: 'reauthenticate' } });
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
