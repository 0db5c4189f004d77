/** While the stack starts, all its processes compete for the CPUs. */
const TIMEOUT_MS = 60_000;

/** An account of the Auth emulator. */
interface DemoCredentials {
  readonly email: string;
  readonly password: string;
}

/** A signed-in account: its id and its token. */
export interface DemoIdentity {
  readonly uid: string;
  readonly token: string;
}

/** Signs up, or signs in if an interrupted start has created the account. `url` is the gateway. */
export async function signUpOrIn(url: string, credentials: DemoCredentials): Promise<DemoIdentity> {
  return (await authenticate(url, 'signUp', credentials)) ?? (await requireIdentity(url, credentials));
}

/** Signs in; undefined if the account was deleted or has another password. */
export const signIn = (url: string, credentials: DemoCredentials): Promise<DemoIdentity | undefined> =>
  authenticate(url, 'signInWithPassword', credentials);

async function requireIdentity(url: string, credentials: DemoCredentials): Promise<DemoIdentity> {
  const identity = await signIn(url, credentials);
  if (!identity) throw new Error(`the demo account ${credentials.email} cannot sign in`);
  return identity;
}

async function authenticate(
  url: string,
  method: 'signUp' | 'signInWithPassword',
  credentials: DemoCredentials,
): Promise<DemoIdentity | undefined> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 400) return undefined;
  if (!response.ok) throw new Error(`signing in failed: status ${response.status} ${await response.text()}`);
  const { localId, idToken } = (await response.json()) as { readonly localId: string; readonly idToken: string };
  return { uid: localId, token: idToken };
}
