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

const SIGN_IN_TIMEOUT_MS = 30_000;

/** Somebody who signed up in the stack under test. */
export interface TestUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

interface SignedIn {
  readonly localId: string;
  readonly idToken: string;
}

/** Signs a new person up through the gateway, as the browser does. */
export async function signUp(baseUrl = testVariable('BASE_URL')): Promise<TestUser> {
  const email = `person-${randomUUID()}@example.com`;
  const password = 'correct horse';
  const { localId, idToken } = await enter('signUp', baseUrl, { email, password });
  return { uid: localId, email, password, token: idToken };
}

/** Signs a person in again: a token ends after an hour. */
export async function signInAgain(user: TestUser, baseUrl = testVariable('BASE_URL')): Promise<TestUser> {
  return { ...user, token: (await enter('signInWithPassword', baseUrl, user)).idToken };
}

async function enter(
  way: 'signUp' | 'signInWithPassword',
  baseUrl: string,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
): Promise<SignedIn> {
  const answer = await fetch(`${baseUrl}/identitytoolkit.googleapis.com/v1/accounts:${way}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(SIGN_IN_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${way} failed: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as SignedIn;
}

/** The headers of a signed-in request. */
export const as = ({ token }: Pick<TestUser, 'token'>) => ({ authorization: `Bearer ${token}` });
