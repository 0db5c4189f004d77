import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sendEmulatorRequest } from './emulator-request.js';

/** The Firebase project of the embedded stack. With the prefix `demo-`, SDKs never call the real Firebase. */
export const DEMO_PROJECT = 'demo-trackrecord';

const TIMEOUT_MS = 10_000;

/** The emulator's paths of its accounts and its configuration. */
export const ACCOUNTS_PATH = `/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
export const CONFIG_PATH = `/emulator/v1/projects/${DEMO_PROJECT}/config`;

/** The files of an export, as `firebase emulators:export` names them. */
export const exportFiles = (folder: string) => ({
  accounts: join(folder, 'auth_export', 'accounts.json'),
  config: join(folder, 'auth_export', 'config.json'),
});

const previousFolder = (folder: string) => `${folder}.previous`;
const nextFolder = (folder: string) => `${folder}.next`;

/** Restores the previous export if replacing it was interrupted between the two renames. */
export function recoverExport(folder: string): void {
  if (!existsSync(folder) && existsSync(previousFolder(folder))) renameSync(previousFolder(folder), folder);
}

/** Exports all accounts of the emulator at `origin` to a folder, replacing the previous export. */
export async function exportAccounts(origin: string, folder: string): Promise<void> {
  const get = async (path: string) => (await sendEmulatorRequest(origin, path, { timeoutMs: TIMEOUT_MS })).text();
  const [accounts, config] = await Promise.all([get(`${ACCOUNTS_PATH}:batchGet?maxResults=-1`), get(CONFIG_PATH)]);
  rmSync(nextFolder(folder), { recursive: true, force: true });
  mkdirSync(join(nextFolder(folder), 'auth_export'), { recursive: true, mode: 0o700 });
  const files = exportFiles(nextFolder(folder));
  writeFileSync(files.accounts, accounts, { mode: 0o600 });
  writeFileSync(files.config, config, { mode: 0o600 });
  flush(nextFolder(folder));
  rmSync(previousFolder(folder), { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previousFolder(folder));
  renameSync(nextFolder(folder), folder);
  rmSync(previousFolder(folder), { recursive: true, force: true });
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
