import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataDir } from './data-dir.js';
import { demoProfile } from './demo-profile.js';

/** The demo job seeker of the embedded stack; a person to look around as, not a secret. */
const EMAIL = 'nadia.kurian@example.com';
const PASSWORD = 'trackrecord';

interface SignedUp {
  readonly localId: string;
  readonly idToken: string;
}

/** Makes the demo account and its profile on the first start, through the front door; answers how to sign in as it. */
export async function makeDemoAccount(url: string, data: DataDir): Promise<string> {
  const made = join(data.path, 'demo-account');
  const credentials = `${EMAIL} / ${PASSWORD}`;
  if (existsSync(made)) return credentials;
  const { localId, idToken } = (await post(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    { email: EMAIL, password: PASSWORD, returnSecureToken: true },
    {},
  )) as SignedUp;
  await post(`${url}/api/profile`, { userId: localId, ...demoProfile(EMAIL) }, { authorization: `Bearer ${idToken}` });
  writeFileSync(made, '', { mode: 0o600 });
  return credentials;
}

async function post(address: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`creating the demo account failed: status ${answer.status} ${await answer.text()}`);
  return answer.json();
}
