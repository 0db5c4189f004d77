import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

/** A lock on a folder. The system releases it when the process exits, so that crashes leave no stale locks. */
export interface FolderLock {
  readonly release: () => Promise<void>;
}

/**
 * Locks a folder by listening on a local socket named after its device and inode, which are the same for every path of
 * the folder and every TMPDIR. Returns undefined if the folder is already locked for the same owner. Locks of different
 * owners do not exclude each other.
 */
export async function lockFolder(folder: string, owner: 'stack' | 'eventstore'): Promise<FolderLock | undefined> {
  const address = getSocketAddress(folder, owner);
  const server = (await listen(address)) ?? (await takeOverStaleSocket(address));
  if (!server) return undefined;
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function getSocketAddress(folder: string, owner: string): string {
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
    const server = createServer((client) => client.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

/** Where sockets are files (macOS, BSD), a socket that refuses connections belongs to a process that has exited. */
async function takeOverStaleSocket(address: string): Promise<Server | undefined> {
  if (!address.startsWith('/') || (await isAlive(address))) return undefined;
  unlinkSync(address);
  return listen(address);
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(address);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
