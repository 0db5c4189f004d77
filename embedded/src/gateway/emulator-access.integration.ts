import { requestRaw } from '../testing/raw-request.js';

const base = process.env['BASE_URL'] ?? '';
const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1';
const PROJECT = `${ACCOUNTS}/projects/demo-trackrecord`;
const EMULATOR = '/emulator/v1/projects/demo-trackrecord';

/** What the emulator takes for the word of an admin. */
const AS_ADMIN = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const ask = (method: string, path: string, body?: object) =>
  fetch(`${base}${path}${path.includes('?') ? '' : '?key=demo'}`, {
    method,
    headers: AS_ADMIN,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

interface Account {
  readonly localId: string;
  readonly email: string;
}
const PASSWORD = 'a password of their own';

async function signUp(): Promise<Account> {
  const email = `victim-${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${base}${ACCOUNTS}/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return { ...((await answer.json()) as { localId: string }), email };
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
])('%s %s, which is for admins, is not there from outside', async (method, path) => {
  const answer = await ask(method, path, method === 'GET' ? undefined : {});
  expect(answer.status).toBe(404);
});

it('whoever says that they are an admin has nothing of the account of somebody else', async () => {
  const { localId, email } = await signUp();
  const tries: readonly (readonly [string, object])[] = [
    ['accounts:lookup', { localId: [localId] }],
    ['accounts:lookup', { email: [email] }],
    ['accounts:update', { localId, password: 'a password of mine' }],
    ['accounts:update', { localId, customAttributes: '{"roles":["staff"]}' }],
    ['accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email, returnOobLink: true }],
    ['accounts:signUp', { localId: crypto.randomUUID(), email: `mine-${crypto.randomUUID()}@example.com` }],
    ['accounts:delete', { localId }],
  ];
  for (const [what, body] of tries) {
    const answer = await ask('POST', `${ACCOUNTS}/${what}`, body);
    expect([what, answer.status]).toEqual([what, 400]);
  }
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  expect((await ask('POST', `${ACCOUNTS}/accounts:signInWithPassword`, credentials)).status).toBe(200);
});

it.each([
  ['no email', {}],
  ['an empty email', { email: ' ' }],
  ['an email that is no text', { email: null }],
])('refuses an anonymous sign-up with %s', async (_case, body) => {
  const answer = await fetch(`${base}${ACCOUNTS}/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: { code: 400, message: 'ADMIN_ONLY_OPERATION' } },
  ]);
});

it.each([
  ['from a page of another site', { host: emulatorHost, origin: 'https://evil.example' }],
  ['from our own page, past the gateway', { host: emulatorHost, origin: base }],
  ['under a name that resolves to this machine', { host: 'evil.example' }],
])('the port of the emulator itself rejects requests %s', async (_from, headers) => {
  const path = `${PROJECT}/accounts:query`;
  const asAdmin = { ...headers, authorization: 'Bearer owner', 'content-type': 'application/json' };
  for (const method of ['POST', 'OPTIONS']) {
    const { status } = await requestRaw(`http://${emulatorHost}`, path, { method, headers: asAdmin, body: '{}' });
    expect([method, status]).toEqual([method, 403]);
  }
});
