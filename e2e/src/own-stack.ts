import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** For a stack that needs no jobs and no events: reading the samples takes a third of the processor time of its start. */
export const NO_FEEDS = { FEEDS_CONFIG: resolve(__dirname, '../no-feeds.json') };

/** What a stack writes down about itself. */
interface StackFacts {
  readonly pids: Readonly<Record<string, number>>;
  readonly env: Readonly<Record<string, string>>;
}

/** A stack that a test starts, stops and kills itself, as a person does with `npm start`. */
export class OwnStack {
  static readonly #running = new Set<OwnStack>();

  readonly output: string[] = [];
  readonly #child: ChildProcess;
  readonly #exited: Promise<number | null>;

  private constructor(
    private readonly dataDir: string,
    port: number,
    more: Readonly<Record<string, string>>,
  ) {
    this.#child = spawn(process.execPath, [resolve(__dirname, '../../embedded/dist/start.main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, PORT: String(port), ...more },
    });
    OwnStack.#running.add(this);
    this.#exited = new Promise((done) => this.#child.once('exit', (code) => done(code)));
    void this.#exited.then(() => OwnStack.#running.delete(this));
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.output.push(line));
    }
  }

  /** Starts a stack on a folder, with more variables where they are given, and waits for its Ready line. */
  static async start(dataDir: string, port = 0, more: Readonly<Record<string, string>> = {}): Promise<OwnStack> {
    const stack = new OwnStack(dataDir, port, more);
    await stack.#ready();
    return stack;
  }

  /** Ends every stack that a test left running, whatever became of the test. */
  static async endAll(): Promise<void> {
    await Promise.all([...OwnStack.#running].map((stack) => stack.end('SIGTERM')));
  }

  /** The address of the Ready line. */
  get url(): string {
    const ready = this.output.find((line) => line.startsWith('Ready on '));
    return /Ready on (\S+)/.exec(ready ?? '')?.[1] ?? '';
  }

  /** The process ids of its parts, by name. */
  get pids(): Readonly<Record<string, number>> {
    return this.#facts.pids;
  }

  /** What its services were started with: where its stores are. */
  get env(): Readonly<Record<string, string>> {
    return this.#facts.env;
  }

  get #facts(): StackFacts {
    return JSON.parse(readFileSync(join(this.dataDir, 'stack.json'), 'utf8')) as StackFacts;
  }

  /** Ends it as Ctrl-C does, or as the signal says; answers the exit code. */
  async end(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exited;
  }

  /** Waits for a line of its output that fits and answers the part in brackets. */
  async line(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = this.output.map((line) => pattern.exec(line)?.[1]).find((part) => part !== undefined);
      if (found !== undefined) return found;
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  /** Waits until it ends by itself. */
  ended(): Promise<number | null> {
    return this.#exited;
  }

  async #ready(): Promise<void> {
    let over = false;
    void this.#exited.then(() => (over = true));
    const isOver = () => over;
    while (this.url === '') {
      if (isOver()) throw new Error(`the stack did not start:\n${this.output.join('\n')}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

/** Whether a process runs. */
export function runs(pid: number): boolean {
  if (!existsSync(`/proc/${pid}`)) return false;
  return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}
