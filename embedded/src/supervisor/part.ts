import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { PartLog } from './part-log.js';

/** How to run one part of the stack. */
export interface PartPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly logFile: string;
  /** Returns true once the part serves, for parts that do not print `{"ready":true,"port":N}`. */
  readonly probe?: () => Promise<boolean>;
  /** Called with every line that carries a `notice` for the person at the terminal. */
  readonly onNotice?: (notice: string) => void;
  /** Called when the log cannot be written. */
  readonly onLogError?: (error: Error) => void;
}

/** A part exited although it was not asked to, or did not get ready. */
export class PartExited extends Error {
  override readonly name = 'PartExited';

  constructor(
    readonly part: string,
    /** How it ended: an exit code, a signal, or what it did not do. */
    readonly reason: string,
    readonly lastLines: readonly string[] = [],
  ) {
    const lines = lastLines.map((line) => `  ${line}`).join('\n');
    super(`${part} exited (${reason})${lines ? `; last log lines:\n${lines}` : ''}`);
  }

  /** Returns true if the part refused to run on the stores it found: starting it again changes nothing. */
  get isStartRefused(): boolean {
    return this.reason === START_REFUSED;
  }

  /** Returns true if the part could not listen because another process has its port. */
  get isPortTaken(): boolean {
    return this.lastLines.some((line) => /EADDRINUSE|address already in use|port taken|is in use$/i.test(line));
  }
}

/** EX_CONFIG of sysexits.h: services exit with it when the stores do not fit together (decision 025). */
const START_REFUSED = 'exit code 78';
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const PROBE_INTERVAL_MS = 100;
/** How long the last lines of a process that has exited are waited for. */
const DRAIN_TIMEOUT_MS = 1_000;
const MAX_KEPT_LINES = 15;

/** One process of the stack, in a process group of its own; it ends with us through its input pipe. */
export class Part {
  readonly #child: ChildProcess;
  readonly #log: PartLog;
  readonly #lastLines: string[] = [];
  readonly #exited: Promise<string>;
  #hasExited = false;
  #port = 0;
  #announced: () => void = () => undefined;

  /** Starts the process; `ready` resolves when it serves. */
  constructor(private readonly plan: PartPlan) {
    this.#log = new PartLog(plan.logFile, plan.onLogError);
    this.#child = spawn(plan.command, plan.args, {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...plan.env, EXIT_WITH_PARENT: '1' },
      ...(plan.cwd === undefined ? {} : { cwd: plan.cwd }),
    });
    this.#child.stdin?.on('error', () => undefined);
    const drained = this.#readOutput();
    this.#exited = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      this.#child.once('exit', (code, signal) => {
        this.#hasExited = true;
        // What it started itself must not outlive it and keep its port or its files.
        this.#signalGroup('SIGKILL');
        const reason = signal ?? `exit code ${String(code)}`;
        void Promise.race([drained, wait(DRAIN_TIMEOUT_MS)]).then(() => resolve(reason));
      });
    });
    void this.#exited.then(() => this.#log.close());
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The port it said it listens on. */
  get port(): number {
    return this.#port;
  }

  /** Resolves when the process has ended, however that came. */
  async exited(): Promise<PartExited> {
    return new PartExited(this.plan.name, await this.#exited, this.#lastLines);
  }

  /** Asks the process to end, and kills its process group when it does not. */
  async stop(): Promise<void> {
    this.#signal('SIGTERM');
    const timeout = setTimeout(() => this.#signalGroup('SIGKILL'), STOP_TIMEOUT_MS);
    await this.#exited;
    clearTimeout(timeout);
  }

  /** Waits until it serves. @throws {PartExited} */
  async ready(): Promise<void> {
    const { probe, name } = this.plan;
    let timeout: NodeJS.Timeout | undefined;
    const failed = new Promise<never>((_, reject) => {
      void this.exited().then(reject);
      timeout = setTimeout(
        () => reject(new PartExited(name, 'not ready within 60 s', this.#lastLines)),
        READY_TIMEOUT_MS,
      );
    });
    const serving = probe ? this.#poll(probe) : new Promise<void>((resolve) => (this.#announced = resolve));
    try {
      await Promise.race([serving, failed]);
    } finally {
      clearTimeout(timeout);
    }
  }

  async #poll(probe: () => Promise<boolean>): Promise<void> {
    while (!this.#hasExited && !(await probe().catch(() => false))) {
      await wait(PROBE_INTERVAL_MS);
    }
    // A part that has exited is reported as such, whatever else may answer at its address.
    if (this.#hasExited) await new Promise(() => undefined);
  }

  /** Reads what the part prints; resolves when there is nothing more. */
  async #readOutput(): Promise<void> {
    const outputs = [this.#child.stdout, this.#child.stderr].filter((output) => output !== null);
    const ends = outputs.map((input) => {
      const lines = createInterface({ input }).on('line', (line) => this.#readLine(line));
      return new Promise<void>((resolve) => lines.once('close', resolve));
    });
    await Promise.all(ends);
  }

  #readLine(line: string): void {
    if (line.startsWith('{') && this.#readMessage(line)) return;
    this.#log.write(line);
    this.#lastLines.push(line);
    if (this.#lastLines.length > MAX_KEPT_LINES) this.#lastLines.shift();
  }

  /** Reads what a part tells the supervisor; a notice is for the terminal alone and never logged. */
  #readMessage(line: string): boolean {
    const message = parseObject(line);
    if (message['ready'] === true && typeof message['port'] === 'number') {
      this.#port = message['port'];
      this.#announced();
    }
    if (typeof message['notice'] !== 'string') return false;
    this.plan.onNotice?.(message['notice']);
    return true;
  }

  #signal(signal: NodeJS.Signals): void {
    if (!this.#hasExited) kill(this.pid, signal);
  }

  #signalGroup(signal: NodeJS.Signals): void {
    kill(-this.pid, signal);
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid !== 0) process.kill(pid, signal);
  } catch {
    // it has ended already
  }
}

function parseObject(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
