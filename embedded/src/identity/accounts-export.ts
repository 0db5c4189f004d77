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
import { emulatorRequest } from './emulator-request.js';

/** The project of the embedded stack; `demo-` keeps every client from calling the real Firebase. */
export const DEMO_PROJECT = 'demo-trackrecord';

const TIMEOUT_MS = 10_000;

/** Where the emulator lists its accounts, and its configuration. */
export const ACCOUNTS_PATH = `/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
export const CONFIG_PATH = `/emulator/v1/projects/${DEMO_PROJECT}/config`;

/** The files of an export, as `firebase emulators:export` names them. */
export const exportFiles = (folder: string) => ({
  accounts: join(folder, 'auth_export', 'accounts.json'),
  config: join(folder, 'auth_export', 'config.json'),
});

const previous = (folder: string) => `${folder}.previous`;
const next = (folder: string) => `${folder}.next`;

/** Restores the previous export if a replacement was interrupted between the two renames. */
export function recoverExport(folder: string): void {
  if (!existsSync(folder) && existsSync(previous(folder))) renameSync(previous(folder), folder);
}

/** Writes all accounts of the emulator at `origin` to disk: a new export beside the old one, then in its place. */
export async function exportAccounts(origin: string, folder: string): Promise<void> {
  const get = async (path: string) => (await emulatorRequest(origin, path, { timeoutMs: TIMEOUT_MS })).text();
  const [accounts, config] = await Promise.all([get(`${ACCOUNTS_PATH}:batchGet?maxResults=-1`), get(CONFIG_PATH)]);
  rmSync(next(folder), { recursive: true, force: true });
  mkdirSync(join(next(folder), 'auth_export'), { recursive: true, mode: 0o700 });
  const files = exportFiles(next(folder));
  writeFileSync(files.accounts, accounts, { mode: 0o600 });
  writeFileSync(files.config, config, { mode: 0o600 });
  flush(next(folder));
  rmSync(previous(folder), { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previous(folder));
  renameSync(next(folder), folder);
  rmSync(previous(folder), { recursive: true, force: true });
}

/** Flushes every file of a folder to disk, so that a power failure loses nothing that was acknowledged. */
function flush(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
}
