import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

/** The lock of a folder; the system releases it when the process ends, so that a crash leaves nothing stale. */
export interface FolderLock {
  readonly release: () => Promise<void>;
}

/**
 * Locks a folder by listening on a local socket named after its device and inode: the same under every path that leads to
 * the folder, of any length, and under every TMPDIR. Returns nothing if the folder is locked for the same owner already;
 * locks for different owners do not exclude each other.
 */
export async function lockFolder(folder: string, owner: 'stack' | 'eventstore'): Promise<FolderLock | undefined> {
  const address = socketAddress(folder, owner);
  const server = (await listen(address)) ?? (await takeOver(address));
  if (!server) return undefined;
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketAddress(folder: string, owner: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `trackrecord-${owner}-${dev.toString(36)}-${ino.toString(36)}`;
  switch (process.platform) {
    case 'linux':
      return `\0${name}`;
    case 'win32':
      return `\\\\.\\pipe\\${name}`;
    default:
      return `/tmp/${name}.sock`;
  }
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

/** Where sockets are files (macOS, BSD), one that nobody answers on belongs to a process that has ended. */
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
