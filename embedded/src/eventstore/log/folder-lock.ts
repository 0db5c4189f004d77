import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another server has this folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string) {
    super(`${folder} is in use by another event store`);
  }
}

/** Held for as long as the folder is open; a process that dies lets go of it. */
export interface FolderLock {
  release: () => Promise<void>;
}

/**
 * Locks a folder by listening on a local socket named after it. The system frees the name when the process ends, however
 * it ends, so that, unlike with a file holding a process id, nothing stale can be left.
 *
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = socketAddress(folder);
  const server = (await listen(address)) ?? (await takeOver(address));
  if (!server) throw new FolderInUseError(folder);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketAddress(folder: string): string {
  const name = `trackrecord-eventstore-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

/** Where sockets are files (macOS, BSD), one that nobody answers on belongs to a dead process. */
async function takeOver(address: string): Promise<Server | undefined> {
  if (!address.startsWith('/') || (await answers(address))) return undefined;
  unlinkSync(address);
  return listen(address);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(address);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
