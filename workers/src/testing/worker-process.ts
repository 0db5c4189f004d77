import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A worker process that a test starts and kills. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  /** Resolves to the port of its probes. */
  readonly ready: Promise<number>;

  constructor(env: Readonly<Record<string, string | undefined>>, args: readonly string[] = []) {
    const entryPoint = join(__dirname, '../../dist/worker.main.js');
    this.#child = spawn(process.execPath, [entryPoint, ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', EXIT_WITH_PARENT: '1', LOG_LEVEL: 'info', WORKER_NICE: '0', ...env },
    });
    this.#exit = new Promise((resolve) => this.#child.once('exit', resolve));
    const { stdout } = this.#child;
    this.ready = new Promise((resolve, reject) => {
      void this.#exit.then(() => reject(new Error('the worker ended before it was ready')));
      if (stdout) {
        createInterface({ input: stdout }).on('line', (line) => {
          const port = READY_LINE.exec(line)?.[1];
          if (port !== undefined) resolve(Number(port));
        });
      }
    });
    this.ready.catch(() => undefined);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  /** Shuts the process down gracefully with SIGTERM. Resolves to its exit code. */
  stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    return this.#exit;
  }
}

const READY_LINE = /"ready":true,"port":(\d+)/;
