import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAX_START_ATTEMPTS = 200;
const START_ATTEMPT_INTERVAL_MS = 25;

/** A Redis server that a test may kill, persistent like that of the embedded stack. */
export class RedisServer {
  #child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  /** Starts a server on a free port. */
  static async start(): Promise<RedisServer> {
    const redis = new RedisServer(await findFreePort(), mkdtempSync(join(tmpdir(), 'redis-')));
    await redis.#start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${String(this.port)}`;
  }

  /** Kills the server and restarts it with its persisted data. */
  async restart(): Promise<void> {
    await this.#kill();
    await this.#start();
  }

  /** Kills the server and starts it without its data. */
  async restartEmpty(): Promise<void> {
    await this.#kill();
    rmSync(this.folder, { recursive: true });
    mkdirSync(this.folder);
    await this.#start();
  }

  /** Kills the server and removes its folder. */
  async stop(): Promise<void> {
    await this.#kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const options = { port: String(this.port), bind: '127.0.0.1', dir: this.folder, appendonly: 'yes', save: '' };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    this.#child = spawn('redis-server', [...args, '--maxmemory-policy', 'noeviction'], { stdio: 'ignore' });
    for (let attempt = 0; !(await isReady(this.port)); attempt += 1) {
      if (attempt > MAX_START_ATTEMPTS) throw new Error('redis-server did not start');
      await new Promise((resolve) => setTimeout(resolve, START_ATTEMPT_INTERVAL_MS));
    }
  }

  async #kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exit;
  }
}

const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => socket.write('PING\r\n'))
      .on('data', (data) => {
        resolve(data.toString().startsWith('+PONG'));
        socket.destroy();
      })
      .on('error', () => resolve(false));
  });

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
