import { randomInt } from 'node:crypto';

/** Returns a variable that `scripts/with-stack.mjs` (or you, with real servers) sets for the tests. */
export function testVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is not set: run this with npm run test:integration`);
  return value;
}

const SIGN_IN_TIMEOUT_MS = 30_000;

/** An account of the stack under test. */
export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** An account with a password. */
export interface TestUser extends TestAccount {
  readonly password: string;
}

interface SignInResponse {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Letters that are equally wide in the font of the client, also in bold. */
const EQUALLY_WIDE_LETTERS = 'bdghnpq';
const NAME_LENGTH = 24;

/** Returns a random name that is always equally wide on screens, so that their layout does not depend on chance. */
const createRandomName = (): string =>
  Array.from({ length: NAME_LENGTH }, () => EQUALLY_WIDE_LETTERS[randomInt(EQUALLY_WIDE_LETTERS.length)]).join('');

/** Signs up a new user through the gateway, as the browser does. */
export async function signUp(baseUrl = testVariable('BASE_URL')): Promise<TestUser> {
  const email = `person-${createRandomName()}@example.com`;
  const password = 'correct horse';
  const { localId, idToken, refreshToken } = await authenticate(baseUrl, 'signUp', { email, password });
  return { uid: localId, email, password, token: idToken, refreshToken };
}

/** Signs a user in again: a token expires after an hour. */
export async function signIn(user: TestUser, baseUrl = testVariable('BASE_URL')): Promise<TestUser> {
  const { email, password } = user;
  const { idToken, refreshToken } = await authenticate(baseUrl, 'signInWithPassword', { email, password });
  return { ...user, token: idToken, refreshToken };
}

/** Signs up a new user with Google, as the emulator's pop-up does. */
export async function signUpWithGoogle(baseUrl = testVariable('BASE_URL')): Promise<TestAccount> {
  const sub = createRandomName();
  const email = `google-${sub}@example.com`;
  const googleToken = JSON.stringify({ sub, email, email_verified: true });
  const { localId, idToken, refreshToken } = await authenticate(baseUrl, 'signInWithIdp', {
    postBody: new URLSearchParams({ id_token: googleToken, providerId: 'google.com' }).toString(),
    requestUri: baseUrl,
    returnIdpCredential: true,
  });
  return { uid: localId, email, token: idToken, refreshToken };
}

async function authenticate(baseUrl: string, method: string, body: object): Promise<SignInResponse> {
  const send = () =>
    fetch(`${baseUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
      signal: AbortSignal.timeout(SIGN_IN_TIMEOUT_MS),
    });
  const response = await send().catch((error: unknown) => {
    if (isClosedConnection(error)) return send();
    throw error;
  });
  if (!response.ok) throw new Error(`${method} failed: ${response.status} ${await response.text()}`);
  return (await response.json()) as SignInResponse;
}

/**
 * Returns true if the connection was closed before the response. A test file inherits the idle connections of the one
 * before it, which the gateway may close just then.
 */
const isClosedConnection = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { readonly code?: string } | undefined)?.code === 'UND_ERR_SOCKET';

/** Returns the headers of an authenticated request. */
export const authHeaders = ({ token }: Pick<TestUser, 'token'>) => ({ authorization: `Bearer ${token}` });
