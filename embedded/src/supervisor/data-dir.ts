import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from './settings.js';

/** The folder that holds everything the stack keeps; nobody else may look into it. */
export class DataDir {
  private constructor(
    readonly path: string,
    private readonly lock: Server,
  ) {}

  /**
   * Makes and locks the folder. The lock is a local socket, so that it ends with the process, however that ends.
   * @throws {SettingsError} when another stack has it.
   */
  static async open(path: string): Promise<DataDir> {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
    const name = createHash('sha256').update(realpathSync(path)).digest('hex').slice(0, 24);
    const lock = await listenAlone(join(tmpdir(), `trackrecord-${name}.sock`));
    if (!lock) throw new SettingsError(`DATA_DIR ${path} is in use by another stack`);
    return new DataDir(path, lock);
  }

  /** A folder inside, made if it is missing. */
  folder(...parts: readonly string[]): string {
    const folder = join(this.path, ...parts);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** The secret of that name, 32 random bytes in base64, made on first use and readable by the owner alone. */
  secret(name: string): string {
    const file = join(this.path, name);
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
    return readFileSync(file, 'utf8').trim();
  }

  /** Lets another stack have the folder. */
  close(): void {
    this.lock.close();
  }
}

/** A server on the socket, or nothing when somebody alive listens there already. */
async function listenAlone(socket: string): Promise<Server | undefined> {
  const first = await tryListen(socket);
  if (first) return first;
  if (await answers(socket)) return undefined;
  rmSync(socket, { force: true });
  return tryListen(socket);
}

const tryListen = (socket: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.end());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
