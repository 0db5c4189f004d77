import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Environment for a stack without feeds: reading the sample feeds takes a third of the CPU time of a start. */
export const NO_FEEDS = { FEEDS_CONFIG: resolve(__dirname, '../no-feeds.json') };

/** The contents of `stack.json`. */
interface StackFile {
  readonly pids: Readonly<Record<string, number>>;
  readonly env: Readonly<Record<string, string>>;
}

/** A stack that a test starts, stops and kills itself, in a process like that of `npm start`. */
export class IsolatedStack {
  static readonly #running = new Set<IsolatedStack>();

  readonly output: string[] = [];
  readonly #child: ChildProcess;
  readonly #exited: Promise<number | null>;

  private constructor(
    private readonly dataDir: string,
    port: number,
    env: Readonly<Record<string, string>>,
  ) {
    this.#child = spawn(process.execPath, [resolve(__dirname, '../../embedded/dist/start.main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DATA_DIR: dataDir,
        PORT: String(port),
        // Most tests do not need the history of the demo account.
        DEMO_HISTORY: '0',
        // Tests wait for background work; on a busy machine it would get hardly any CPU time.
        WORKER_NICE: '0',
        PROJECTOR_NICE: '0',
        ...env,
      },
    });
    IsolatedStack.#running.add(this);
    this.#exited = new Promise((done) => this.#child.once('exit', (code) => done(code)));
    void this.#exited.then(() => IsolatedStack.#running.delete(this));
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.output.push(line));
    }
  }

  /** Starts a stack on a folder and waits until it is ready. @throws {Error} with its output if it exits before. */
  static async start(dataDir: string, port = 0, env: Readonly<Record<string, string>> = {}): Promise<IsolatedStack> {
    const stack = new IsolatedStack(dataDir, port, env);
    await stack.#waitUntilReady();
    return stack;
  }

  /** Stops every running stack, also after a failed test. */
  static async stopAll(): Promise<void> {
    await Promise.all([...IsolatedStack.#running].map((stack) => stack.stop('SIGTERM')));
  }

  /** The URL of the Ready line; empty before the stack is ready. */
  get url(): string {
    const readyLine = this.output.find((line) => line.startsWith('Ready on '));
    return /Ready on (\S+)/.exec(readyLine ?? '')?.[1] ?? '';
  }

  /** Process ids of its services, by name. */
  get pids(): Readonly<Record<string, number>> {
    return this.#stackFile.pids;
  }

  /** Environment of its services, with the addresses of the stores. */
  get env(): Readonly<Record<string, string>> {
    return this.#stackFile.env;
  }

  get #stackFile(): StackFile {
    return JSON.parse(readFileSync(join(this.dataDir, 'stack.json'), 'utf8')) as StackFile;
  }

  /** Stops the stack, by default as Ctrl-C does. Returns the exit code. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exited;
  }

  /** Waits for a line of output that matches. Returns the first capture group. */
  async waitForLine(pattern: RegExp): Promise<string> {
    for (;;) {
      const match = this.output.map((line) => pattern.exec(line)?.[1]).find((part) => part !== undefined);
      if (match !== undefined) return match;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** Waits until the stack exits by itself. */
  waitForExit(): Promise<number | null> {
    return this.#exited;
  }

  async #waitUntilReady(): Promise<void> {
    let isExited = false;
    void this.#exited.then(() => (isExited = true));
    // A function, because TypeScript assumes that the variable itself stays false in the loop.
    const hasExited = () => isExited;
    while (this.url === '') {
      if (hasExited()) throw new Error(`the stack did not start:\n${this.output.join('\n')}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
