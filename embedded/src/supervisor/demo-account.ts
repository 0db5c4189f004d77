import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataDir } from './data-dir.js';
import { demoProfile } from './demo-profile.js';

/** The demo account of the embedded stack. Its password is public: the emulator listens on loopback only. */
const EMAIL = 'nadia.kurian@example.com';
const PASSWORD = 'trackrecord';

interface SignUpResponse {
  readonly localId: string;
  readonly idToken: string;
}

/** Creates the demo account and its profile on the first start, over HTTP. Returns its credentials for the terminal. */
export async function createDemoAccount(url: string, data: DataDir): Promise<string> {
  const markerFile = join(data.path, 'demo-account');
  const credentials = `${EMAIL} / ${PASSWORD}`;
  if (existsSync(markerFile)) return credentials;
  const { localId, idToken } = (await post(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    { email: EMAIL, password: PASSWORD, returnSecureToken: true },
    {},
  )) as SignUpResponse;
  await post(`${url}/api/profile`, { userId: localId, ...demoProfile(EMAIL) }, { authorization: `Bearer ${idToken}` });
  writeFileSync(markerFile, '', { mode: 0o600 });
  return credentials;
}

async function post(address: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok)
    throw new Error(`creating the demo account failed: status ${response.status} ${await response.text()}`);
  return response.json();
}
