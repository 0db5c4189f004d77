import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setCustomClaims } from '../identity/accounts-export.js';
import type { DataDir } from '../supervisor/data-dir.js';
import { signUpOrIn } from './demo-sign-in.js';

/** The demo accounts of staff and their roles. Like that of the demo account, the password is public. */
const DEMO_STAFF = {
  'owen.price@example.com': 'support',
  'omar.haddad@example.com': 'operator',
  'dina.farouk@example.com': 'developer',
  'ada.lind@example.com': 'auditor',
} as const;
const PASSWORD = 'trackrecord';
/** While the stack starts, all its processes compete for the CPUs. */
const TIMEOUT_MS = 60_000;

interface Addresses {
  /** The gateway. */
  readonly url: string;
  readonly emulatorUrl: string;
  /** A POST to this URL exports the accounts of the emulator to disk. */
  readonly accountsExportUrl: string;
}

/** Creates the demo accounts of staff on the first start. Returns a description for the terminal. */
export async function createDemoStaff(addresses: Addresses, data: DataDir): Promise<string> {
  const markerFile = join(data.path, 'demo-staff');
  const staffAccounts = Object.entries(DEMO_STAFF);
  const description = `${staffAccounts.map(([email, role]) => `${role} ${email}`).join(', ')} / ${PASSWORD}`;
  if (existsSync(markerFile)) return description;
  await Promise.all(staffAccounts.map(([email, role]) => createStaffAccount(addresses, email, role)));
  await post(addresses.accountsExportUrl, {});
  writeFileSync(markerFile, '', { mode: 0o600 });
  return description;
}

/** Creates an account, and sets its role. */
async function createStaffAccount({ url, emulatorUrl }: Addresses, email: string, role: string): Promise<void> {
  const { uid } = await signUpOrIn(url, { email, password: PASSWORD });
  await setCustomClaims(emulatorUrl, uid, { roles: [role] });
}

async function post(address: string, body: unknown): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`creating the demo staff failed: status ${response.status}`);
  return response;
}
