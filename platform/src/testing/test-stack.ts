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

/** Somebody who signed up in the stack under test. */
export interface TestUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
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

/** The headers of a signed-in request. */
export const as = ({ token }: Pick<TestUser, 'token'>) => ({ authorization: `Bearer ${token}` });
