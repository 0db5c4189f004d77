import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A worker process that a test starts and kills. */
export class OwnWorker {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  readonly ready: Promise<void>;

  constructor(env: Readonly<Record<string, string | undefined>>, args: readonly string[] = []) {
    const main = join(__dirname, '../../dist/worker.main.js');
    this.#child = spawn(process.execPath, [main, ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', EXIT_WITH_PARENT: '1', LOG_LEVEL: 'info', WORKER_NICE: '0', ...env },
    });
    this.#gone = new Promise((resolve) => this.#child.once('exit', () => resolve()));
    const { stdout } = this.#child;
    this.ready = new Promise((resolve, reject) => {
      void this.#gone.then(() => reject(new Error('the worker ended before it was ready')));
      if (stdout) createInterface({ input: stdout }).on('line', (line) => isReady(line) && resolve());
    });
    this.ready.catch(() => undefined);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Ends it at once, as a machine that loses power does. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  /** Lets it finish what is in hand. */
  async end(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#gone;
  }
}

const isReady = (line: string): boolean => line.includes('"ready":true');
