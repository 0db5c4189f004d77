import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 60_000;

export interface StackOptions {
  /** The compiled main file of `npm start`. */
  readonly program: string;
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Environment besides PATH and HOME; the addresses of the stack under test are not inherited. */
  readonly env?: Readonly<Record<string, string>>;
}

/** An embedded stack in a child process, as `npm start` runs it. */
export class StackProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<number | null>;
  readonly #output: string[] = [];
  readonly #ready: Promise<true>;

  constructor({ program, dataDir, port, env = {} }: StackOptions) {
    const { PATH, HOME } = process.env;
    this.#child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH, HOME, ...env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
    });
    this.#exited = new Promise((resolve) => this.#child.once('exit', resolve));
    let resolveReady: (isReady: true) => void = () => undefined;
    this.#ready = new Promise((resolve) => (resolveReady = resolve));
    for (const input of [this.#child.stdout, this.#child.stderr]) {
      if (!input) continue;
      createInterface({ input }).on('line', (line) => {
        this.#output.push(line);
        if (line.startsWith('Ready on ')) resolveReady(true);
      });
    }
  }

  get output(): string {
    return this.#output.join('\n');
  }

  /** Waits until the stack is ready. Returns false if it exited or timed out. */
  async waitUntilReady(): Promise<boolean> {
    const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), START_TIMEOUT_MS).unref());
    return Promise.race([this.#ready, this.#exited.then(() => false), timeout]);
  }

  /** Stops the stack as Ctrl-C does. Returns its exit code, or null if it had to be killed. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGINT');
    const timeout = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const code = await this.#exited;
    clearTimeout(timeout);
    return code;
  }
}
