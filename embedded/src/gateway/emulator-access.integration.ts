import { requestRaw } from '../testing/raw-request.js';

const base = process.env['BASE_URL'] ?? '';
const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1';
const PROJECT = `${ACCOUNTS}/projects/demo-trackrecord`;
const EMULATOR = '/emulator/v1/projects/demo-trackrecord';

/** Headers that the emulator accepts as admin credentials. */
const ADMIN_HEADERS = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const fetchAsAdmin = (method: string, path: string, body?: object) =>
  fetch(`${base}${path}${path.includes('?') ? '' : '?key=demo'}`, {
    method,
    headers: ADMIN_HEADERS,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

interface Account {
  readonly localId: string;
  readonly email: string;
}
const PASSWORD = 'a long enough password';

async function signUp(): Promise<Account> {
  const email = `victim-${crypto.randomUUID()}@example.com`;
  const response = await fetch(`${base}${ACCOUNTS}/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return { ...((await response.json()) as { localId: string }), email };
}

it.each([
  ['POST', `${PROJECT}/accounts:query`],
  ['GET', `${PROJECT}/accounts:batchGet`],
  ['POST', `${PROJECT}/accounts:batchDelete`],
  ['POST', `${PROJECT}/accounts:batchCreate`],
  ['POST', `${PROJECT}/accounts`],
  ['DELETE', `${EMULATOR}/accounts`],
  ['GET', `${EMULATOR}/oobCodes`],
  ['PATCH', `${EMULATOR}/config`],
])('does not expose the admin route %s %s', async (method, path) => {
  const response = await fetchAsAdmin(method, path, method === 'GET' ? undefined : {});
  expect(response.status).toBe(404);
});

it('ignores admin credentials for other accounts', async () => {
  const { localId, email } = await signUp();
  const attempts: readonly (readonly [string, object])[] = [
    ['accounts:lookup', { localId: [localId] }],
    ['accounts:lookup', { email: [email] }],
    ['accounts:update', { localId, password: 'a password of mine' }],
    ['accounts:update', { localId, customAttributes: '{"roles":["staff"]}' }],
    ['accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email, returnOobLink: true }],
    ['accounts:signUp', { localId: crypto.randomUUID(), email: `mine-${crypto.randomUUID()}@example.com` }],
    ['accounts:delete', { localId }],
  ];
  for (const [route, body] of attempts) {
    const response = await fetchAsAdmin('POST', `${ACCOUNTS}/${route}`, body);
    expect([route, response.status]).toEqual([route, 400]);
  }
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  expect((await fetchAsAdmin('POST', `${ACCOUNTS}/accounts:signInWithPassword`, credentials)).status).toBe(200);
});

it.each([
  ['no email', {}],
  ['an empty email', { email: ' ' }],
  ['an email that is not a string', { email: null }],
])('rejects an anonymous sign-up with %s', async (_name, body) => {
  const response = await fetch(`${base}${ACCOUNTS}/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: { code: 400, message: 'ADMIN_ONLY_OPERATION' } },
  ]);
});

it.each([
  ['from a page of another site', { host: emulatorHost, origin: 'https://evil.example' }],
  ['from our own page, past the gateway', { host: emulatorHost, origin: base }],
  ['with a Host header of another name (DNS rebinding)', { host: 'evil.example' }],
])("the emulator's own port rejects requests %s", async (_name, headers) => {
  const path = `${PROJECT}/accounts:query`;
  const adminHeaders = { ...headers, authorization: 'Bearer owner', 'content-type': 'application/json' };
  for (const method of ['POST', 'OPTIONS']) {
    const { status } = await requestRaw(`http://${emulatorHost}`, path, { method, headers: adminHeaders, body: '{}' });
    expect([method, status]).toEqual([method, 403]);
  }
});
