import { randomUUID } from 'node:crypto';

/** A variable that `scripts/with-stack.mjs` (or a person with real servers) sets for the tests. */
export function testVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is not set: run this with npm run test:integration`);
  return value;
}

/** How much the tests do: 1 by default; TEST_SCALE=10 makes ten times the volume. */
export const scaled = (count: number): number =>
  Math.max(1, Math.round(count * Number(process.env['TEST_SCALE'] ?? 1)));

/** An account of the stack under test. */
export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

/** An account that has a password. */
export interface TestUser extends TestAccount {
  readonly password: string;
}

interface SignUpAnswer {
  readonly localId: string;
  readonly idToken: string;
}

/** Signs a new person up through the gateway, as the browser does. */
export async function signUp(baseUrl = testVariable('BASE_URL')): Promise<TestUser> {
  const email = `person-${randomUUID()}@example.com`;
  const password = 'correct horse';
  const answer = await fetch(`${baseUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`sign-up failed: ${answer.status} ${await answer.text()}`);
  const { localId, idToken } = (await answer.json()) as SignUpAnswer;
  return { uid: localId, email, password, token: idToken };
}

/** Signs a new person up with Google, as the emulator's pop-up does. */
export async function signUpWithGoogle(baseUrl = testVariable('BASE_URL')): Promise<TestAccount> {
  const sub = randomUUID();
  const email = `google-${sub}@example.com`;
  const idToken = JSON.stringify({ sub, email, email_verified: true });
  const answer = await fetch(`${baseUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
      requestUri: baseUrl,
      returnSecureToken: true,
      returnIdpCredential: true,
    }),
  });
  if (!answer.ok) throw new Error(`sign-up with Google failed: ${answer.status} ${await answer.text()}`);
  const { localId, idToken: token } = (await answer.json()) as SignUpAnswer;
  return { uid: localId, email, token };
}

/** The headers of a signed-in request. */
export const as = ({ token }: Pick<TestUser, 'token'>) => ({ authorization: `Bearer ${token}` });
