import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The Firebase project of the embedded stack. With the prefix `demo-`, SDKs never call the real Firebase. */
export const DEMO_PROJECT = 'demo-trackrecord';

const EXPORT_TIMEOUT_MS = 10_000;
/** While the stack starts, all its processes compete for the CPUs. */
const WRITE_TIMEOUT_MS = 60_000;

/** The emulator's paths of its accounts and its configuration. */
const ACCOUNTS_PATH = `/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
const CONFIG_PATH = `/emulator/v1/projects/${DEMO_PROJECT}/config`;

/** The files of an export, as `firebase emulators:export` names them. */
const getExportFiles = (folder: string) => ({
  accounts: join(folder, 'auth_export', 'accounts.json'),
  config: join(folder, 'auth_export', 'config.json'),
});

const getPreviousFolder = (folder: string) => `${folder}.previous`;
const getNextFolder = (folder: string) => `${folder}.next`;

/** Restores the previous export if replacing it was interrupted between the two renames. */
function recoverExport(folder: string): void {
  if (!existsSync(folder) && existsSync(getPreviousFolder(folder))) renameSync(getPreviousFolder(folder), folder);
}

/** Exports all accounts of the emulator at `origin` to a folder, replacing the previous export. */
export async function exportAccounts(origin: string, folder: string): Promise<void> {
  const get = async (path: string) =>
    (await sendEmulatorRequest(origin, path, { timeoutMs: EXPORT_TIMEOUT_MS })).text();
  // A negative number of results returns all accounts.
  const [accounts, config] = await Promise.all([get(`${ACCOUNTS_PATH}:batchGet?maxResults=-1`), get(CONFIG_PATH)]);
  rmSync(getNextFolder(folder), { recursive: true, force: true });
  mkdirSync(join(getNextFolder(folder), 'auth_export'), { recursive: true, mode: 0o700 });
  const files = getExportFiles(getNextFolder(folder));
  writeFileSync(files.accounts, accounts, { mode: 0o600 });
  writeFileSync(files.config, config, { mode: 0o600 });
  flush(getNextFolder(folder));
  rmSync(getPreviousFolder(folder), { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, getPreviousFolder(folder));
  renameSync(getNextFolder(folder), folder);
  rmSync(getPreviousFolder(folder), { recursive: true, force: true });
}

/** Flushes every file of a folder to disk, so that a power failure loses no acknowledged account. */
function flush(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
}

interface ExportedAccounts {
  readonly users?: readonly { readonly localId: string; readonly validSince?: string }[];
}

/**
 * Imports the exported accounts of a folder, if there are any. The emulator's import alone would end all sessions;
 * restoring `validSince` keeps people signed in across a restart.
 */
export async function importAccounts(origin: string, folder: string): Promise<void> {
  recoverExport(folder);
  const files = getExportFiles(folder);
  if (existsSync(files.config)) {
    await write(origin, 'PATCH', CONFIG_PATH, readFileSync(files.config, 'utf8'));
  }
  if (!existsSync(files.accounts)) return;
  const accounts = readFileSync(files.accounts, 'utf8');
  const { users = [] } = JSON.parse(accounts) as ExportedAccounts;
  if (users.length === 0) return;
  await write(origin, 'POST', `${ACCOUNTS_PATH}:batchCreate`, accounts);
  for (const { localId, validSince } of users) {
    if (validSince === undefined) continue;
    await write(origin, 'POST', `${ACCOUNTS_PATH}:update`, JSON.stringify({ localId, validSince }));
  }
}

/** Sets the custom claims of an account of the emulator at `origin`. */
export async function setCustomClaims(origin: string, localId: string, claims: object): Promise<void> {
  const body = JSON.stringify({ localId, customAttributes: JSON.stringify(claims) });
  await write(origin, 'POST', `${ACCOUNTS_PATH}:update`, body);
}

async function write(origin: string, method: 'PATCH' | 'POST', path: string, body: string): Promise<void> {
  const response = await sendEmulatorRequest(origin, path, { method, body, timeoutMs: WRITE_TIMEOUT_MS });
  await response.body?.cancel();
}

interface EmulatorRequest {
  readonly method?: 'GET' | 'PATCH' | 'POST';
  /** JSON. */
  readonly body?: string;
  readonly timeoutMs: number;
}

/** Sends a request to the Auth emulator as its owner. @throws {Error} if the status is not 2xx. */
async function sendEmulatorRequest(origin: string, path: string, request: EmulatorRequest): Promise<Response> {
  const { method = 'GET', body, timeoutMs } = request;
  const response = await fetch(new URL(path, origin), {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new Error(`auth emulator: ${method} ${path.replace(/\?.*/, '')} failed (status ${response.status})`);
}
