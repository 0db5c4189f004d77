import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The project of the embedded stack; `demo-` keeps every client from calling the real Firebase. */
export const DEMO_PROJECT = 'demo-trackrecord';

/** Where an emulator keeps its things inside DATA_DIR. */
export interface EmulatorFolders {
  readonly accounts: string;
  readonly temporary: string;
}

/** Where an emulator listens: itself, its hub, which exports the accounts, and its logs, which nobody reads there. */
export interface EmulatorPorts {
  readonly auth: number;
  readonly hub: number;
  readonly logging: number;
}

/** The emulator's program, and what is loaded into it first. */
export interface EmulatorPrograms {
  readonly firebase: string;
  readonly firebasePreload: string;
}

/**
 * The arguments for Node, and the environment, that run the Auth emulator of firebase-tools, and only that one. It gets a
 * temporary folder of its own, because its hub leaves its address there by project id, and two stacks would export each
 * other's accounts. All ports are given, because it looks for free ones in a way that two starts at once agree on the
 * same. Accounts that were exported are imported.
 */
export function emulatorCommand(
  { firebase, firebasePreload }: EmulatorPrograms,
  ports: EmulatorPorts,
  folders: EmulatorFolders,
) {
  const config = join(folders.temporary, 'firebase.json');
  const host = '127.0.0.1';
  const emulators = {
    singleProjectMode: true,
    auth: { host, port: ports.auth },
    hub: { host, port: ports.hub },
    logging: { host, port: ports.logging },
    ui: { enabled: false },
  };
  writeFileSync(config, JSON.stringify({ emulators }));
  recoverExport(folders.accounts);
  const imported = existsSync(folders.accounts) ? ['--import', folders.accounts] : [];
  const command = ['emulators:start', '--only', 'auth', '--project', DEMO_PROJECT, '--config', config, ...imported];
  return {
    args: ['--require', firebasePreload, firebase, ...command],
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1', TMPDIR: folders.temporary },
  };
}

const previous = (accounts: string) => `${accounts}.previous`;
const next = (accounts: string) => `${accounts}.next`;

/** An export that was cut off between the two renames is taken back to the one before. */
function recoverExport(accounts: string): void {
  if (!existsSync(accounts) && existsSync(previous(accounts))) renameSync(previous(accounts), accounts);
}

/** Puts every file of a folder on the disk, so that a power failure does not take what was answered. */
function flush(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
}

/** Writes all accounts to disk: a new export beside the old one, then in its place. */
export async function exportAccounts(hub: string, accounts: string): Promise<void> {
  rmSync(next(accounts), { recursive: true, force: true });
  const answer = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next(accounts), initiatedBy: 'trackrecord' }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`exporting the accounts failed (status ${answer.status})`);
  await answer.body?.cancel();
  flush(next(accounts));
  rmSync(previous(accounts), { recursive: true, force: true });
  if (existsSync(accounts)) renameSync(accounts, previous(accounts));
  renameSync(next(accounts), accounts);
  rmSync(previous(accounts), { recursive: true, force: true });
}

interface ExportedAccounts {
  readonly users: readonly { readonly localId: string; readonly validSince?: string }[];
}

/**
 * Importing an account makes every session that began before end; this puts back since when its sessions are valid, so
 * that people stay signed in over a restart.
 */
export async function restoreSessions(address: string, accounts: string): Promise<void> {
  const file = join(accounts, 'auth_export', 'accounts.json');
  if (!existsSync(file)) return;
  const { users } = JSON.parse(readFileSync(file, 'utf8')) as ExportedAccounts;
  for (const { localId, validSince } of users) {
    if (validSince === undefined) continue;
    const answer = await fetch(
      `http://${address}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts:update`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: JSON.stringify({ localId, validSince }),
        signal: AbortSignal.timeout(5_000),
      },
    );
    if (!answer.ok) throw new Error(`restoring the sessions of an account failed (status ${answer.status})`);
    await answer.body?.cancel();
  }
}
