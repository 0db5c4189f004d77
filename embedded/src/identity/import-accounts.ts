import { existsSync, readFileSync } from 'node:fs';
import { ACCOUNTS_PATH, CONFIG_PATH, exportFiles, recoverExport } from './export-accounts.js';
import { sendEmulatorRequest } from './emulator-request.js';

const IMPORT_TIMEOUT_MS = 60_000;
const UPDATE_TIMEOUT_MS = 5_000;

interface ExportedAccounts {
  readonly users?: readonly { readonly localId: string; readonly validSince?: string }[];
}

/**
 * Imports the exported accounts of a folder, if there are any. The import would end all sessions; restoring
 * `validSince` keeps people signed in across a restart.
 */
export async function importAccounts(origin: string, folder: string): Promise<void> {
  recoverExport(folder);
  const files = exportFiles(folder);
  const send = async (method: 'PATCH' | 'POST', path: string, body: string, timeoutMs: number) => {
    const response = await sendEmulatorRequest(origin, path, { method, body, timeoutMs });
    await response.body?.cancel();
  };
  if (existsSync(files.config)) {
    await send('PATCH', CONFIG_PATH, readFileSync(files.config, 'utf8'), IMPORT_TIMEOUT_MS);
  }
  if (!existsSync(files.accounts)) return;
  const accounts = readFileSync(files.accounts, 'utf8');
  const { users = [] } = JSON.parse(accounts) as ExportedAccounts;
  if (users.length === 0) return;
  await send('POST', `${ACCOUNTS_PATH}:batchCreate`, accounts, IMPORT_TIMEOUT_MS);
  for (const { localId, validSince } of users) {
    if (validSince === undefined) continue;
    await send('POST', `${ACCOUNTS_PATH}:update`, JSON.stringify({ localId, validSince }), UPDATE_TIMEOUT_MS);
  }
}
