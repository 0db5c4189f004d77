import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** How to run one part of the stack. */
export interface PartPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly logFile: string;
  /** What the part prints may hold personal data and is not kept. */
  readonly silent?: boolean;
  /** What it prints when it serves, for parts that do not say so with `{"ready":true,"port":N}`. */
  readonly readyLine?: RegExp;
  /** Whether it serves yet, for parts that do not say so at all. */
  readonly probe?: () => Promise<boolean>;
  /** Told of every line with a `notice` for the person at the terminal. */
  readonly onNotice?: (notice: string) => void;
}

/** A part ended although nobody asked it to. */
export class PartDied extends Error {
  override readonly name = 'PartDied';
}

const READY_WITHIN = 60_000;
const STOPS_WITHIN = 10_000;
const KEPT_LINES = 15;

/** One process of the stack, in a process group of its own, ended with us through its input pipe. */
export class Part {
  readonly #child: ChildProcess;
  readonly #lastLines: string[] = [];
  readonly #ended: Promise<string>;
  #stopping = false;
  #port = 0;
  #announced: () => void = () => undefined;

  /** Starts the process; `ready` tells when it serves. */
  constructor(private readonly plan: PartPlan) {
    this.#child = spawn(plan.command, plan.args, {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...plan.env, EXIT_WITH_PARENT: '1' },
      ...(plan.cwd === undefined ? {} : { cwd: plan.cwd }),
    });
    this.#keepLog();
    this.#ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      this.#child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${String(code)}` : signal));
    });
  }

  get name(): string {
    return this.plan.name;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The port it said it listens on. */
  get port(): number {
    return this.#port;
  }

  /** Rejects when the part ends without having been stopped. */
  async watch(): Promise<never> {
    const how = await this.#ended;
    if (this.#stopping) return new Promise(() => undefined);
    throw this.#died(how);
  }

  /** Asks the part to end, and ends its whole process group when it does not. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#signal('SIGTERM');
    const late = setTimeout(() => this.#signal('SIGKILL'), STOPS_WITHIN);
    await this.#ended;
    clearTimeout(late);
  }

  /** Waits until it serves. @throws {PartDied} */
  async ready(): Promise<void> {
    const { probe, name } = this.plan;
    let late: NodeJS.Timeout | undefined;
    const failed = new Promise<never>((_, reject) => {
      void this.#ended.then((how) => reject(this.#died(how)));
      late = setTimeout(() => reject(new PartDied(`${name} was not ready within a minute`)), READY_WITHIN);
    });
    const serving = probe ? poll(probe) : new Promise<void>((resolve) => (this.#announced = resolve));
    try {
      await Promise.race([serving, failed]);
    } finally {
      clearTimeout(late);
    }
  }

  #keepLog(): void {
    const { stdout, stderr } = this.#child;
    const log = createWriteStream(this.plan.logFile, { flags: 'a', mode: 0o600 });
    for (const output of [stdout, stderr]) {
      if (!output) continue;
      createInterface({ input: output }).on('line', (line) => {
        if (this.plan.readyLine?.test(line)) this.#announced();
        if (line.startsWith('{') && this.#listen(line)) return;
        if (this.plan.silent !== true) {
          log.write(`${line}\n`);
          this.#lastLines.push(line);
          if (this.#lastLines.length > KEPT_LINES) this.#lastLines.shift();
        }
      });
    }
  }

  /** Understands what a part says to us; a notice is for the terminal alone and never logged. */
  #listen(line: string): boolean {
    const said = parse(line);
    if (said['ready'] === true && typeof said['port'] === 'number') {
      this.#port = said['port'];
      this.#announced();
    }
    if (typeof said['notice'] !== 'string') return false;
    this.plan.onNotice?.(said['notice']);
    return true;
  }

  #died(how: string): PartDied {
    const lines = this.#lastLines.map((line) => `  ${line}`).join('\n');
    return new PartDied(`${this.plan.name} ended (${how})${lines ? `; the last lines of its log:\n${lines}` : ''}`);
  }

  #signal(signal: NodeJS.Signals): void {
    try {
      if (this.pid > 0) process.kill(signal === 'SIGKILL' ? -this.pid : this.pid, signal);
    } catch {
      // it has ended already
    }
  }
}

function parse(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function poll(probe: () => Promise<boolean>): Promise<void> {
  while (!(await probe().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 100));
}
