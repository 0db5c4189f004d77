import { type ChildProcess as NodeChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { isReady, type Probe } from './probe.js';
import { RotatingLog } from './rotating-log.js';

/** How to run a process of the stack. */
export interface ProcessSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly logFile: string;
  /** How long the process may take to become ready, unless the default is right. */
  readonly readyTimeoutMs?: number;
  /** Answered once the process is ready; for processes that do not print `{"ready":true,"port":N}`. */
  readonly readinessProbe?: Probe;
  /** Answered while the event loop of the ready process runs (decision 067). */
  readonly livenessProbe?: Probe;
  /** True if the stack serves its users without this process: its start is not waited for, and it cannot stop the stack. */
  readonly isBackground?: boolean;
  /** How long the process may go on with its work after SIGTERM, in addition to the usual time for its exit. */
  readonly drainMs?: number;
  /** Called with the `notice` of every printed `{"notice":"…"}`, which is for the terminal only. */
  readonly onNotice?: (notice: string) => void;
  /** Called when the log cannot be written. */
  readonly onLogError?: (error: Error) => void;
}

/** A process exited unexpectedly or did not become ready. */
export class ProcessFailedError extends Error {
  override readonly name = 'ProcessFailedError';

  constructor(
    readonly processName: string,
    /** The exit code, the signal, or why the start failed. */
    readonly reason: string,
    readonly lastLines: readonly string[] = [],
    /** How long the process had not answered its liveness probe when it was killed. */
    readonly silentMs = 0,
  ) {
    const lines = lastLines.map((line) => `  ${line}`).join('\n');
    super(`${processName} failed (${reason})${lines ? `; last log lines:\n${lines}` : ''}`);
  }

  /** Returns true if the process refused to run on the existing stores: restarting does not help. */
  get isConfigurationError(): boolean {
    return this.reason === CONFIGURATION_ERROR;
  }

  /** Returns true if the process could not listen because its port is in use. */
  get isPortInUse(): boolean {
    return this.lastLines.some((line) => /EADDRINUSE|address already in use|port taken|is in use$/i.test(line));
  }
}

/** EX_CONFIG of sysexits.h: services exit with it when the stores do not fit together (decision 025). */
const CONFIGURATION_ERROR = 'exit code 78';
const READY_TIMEOUT_MS = 180_000;
/** Longer, because background processes have a low priority and get little CPU time on a busy machine. */
const BACKGROUND_READY_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 10_000;
const PROBE_INTERVAL_MS = 100;
const PROBE_TIMEOUT_MS = 2_000;
/** How long to wait for the last output of an exited process. */
const DRAIN_TIMEOUT_MS = 1_000;
const MAX_LAST_LINES = 15;
/** The level of errors in the JSON logs of the services (pino). */
const ERROR_LEVEL = 50;

/** A process of the stack, in a process group of its own. It exits when its stdin, a pipe from this process, closes. */
export class ChildProcess {
  readonly #child: NodeChildProcess;
  readonly #log: RotatingLog;
  readonly #lastLines: string[] = [];
  readonly #exitPromise: Promise<string>;
  #hasExited = false;
  /** How long the process had not answered its liveness probe when it was killed. */
  #silentMs = 0;
  #port = 0;
  #onReady: () => void = () => undefined;

  /** Starts the process; `waitUntilReady` resolves once it is ready. */
  constructor(private readonly spec: ProcessSpec) {
    this.#log = new RotatingLog(spec.logFile, spec.onLogError);
    this.#child = spawn(spec.command, spec.args, {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...spec.env, EXIT_WITH_PARENT: '1' },
      ...(spec.cwd === undefined ? {} : { cwd: spec.cwd }),
    });
    this.#child.stdin?.on('error', () => undefined);
    const drainPromise = this.#readOutput();
    this.#exitPromise = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      this.#child.once('exit', (code, signal) => {
        this.#hasExited = true;
        // Children of the process must not outlive it and keep its port or files open.
        this.#signalGroup('SIGKILL');
        const exitReason = signal ?? `exit code ${String(code)}`;
        const reason = this.#silentMs === 0 ? exitReason : formatSilence(this.#silentMs);
        void Promise.race([drainPromise, wait(DRAIN_TIMEOUT_MS)]).then(() => resolve(reason));
      });
    });
    void this.#exitPromise.then(() => this.#log.close());
  }

  /** The process id; 0 if the process could not be started. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The port that the process has announced. */
  get port(): number {
    return this.#port;
  }

  /** Resolves when the process has exited for any reason. */
  async waitForExit(): Promise<ProcessFailedError> {
    return new ProcessFailedError(this.spec.name, await this.#exitPromise, this.#lastLines, this.#silentMs);
  }

  /** Kills a process that has not answered its liveness probe for `silentMs`, and logs that in the process's own log. */
  killHung(silentMs: number): void {
    if (this.#hasExited) return;
    this.#silentMs = silentMs;
    const msg = 'liveness probe unanswered, killing the process';
    const fields = { level: ERROR_LEVEL, time: Date.now(), name: 'supervisor', process: this.spec.name, pid: this.pid };
    this.#readLine(JSON.stringify({ ...fields, silentMs: Math.round(silentMs), msg }));
    this.#signalGroup('SIGKILL');
  }

  /** Sends SIGTERM; kills the process group after a timeout. */
  async stop(): Promise<void> {
    const { drainMs = 0 } = this.spec;
    this.#signal('SIGTERM');
    const timeout = setTimeout(() => this.#signalGroup('SIGKILL'), drainMs + STOP_TIMEOUT_MS);
    await this.#exitPromise;
    clearTimeout(timeout);
  }

  /** Waits until the process is ready. @throws {ProcessFailedError} */
  async waitUntilReady(): Promise<void> {
    const { readinessProbe, name, isBackground, readyTimeoutMs = READY_TIMEOUT_MS } = this.spec;
    const timeoutMs = isBackground ? BACKGROUND_READY_TIMEOUT_MS : readyTimeoutMs;
    let timeout: NodeJS.Timeout | undefined;
    const failurePromise = new Promise<never>((_, reject) => {
      void this.waitForExit().then(reject);
      timeout = setTimeout(
        () => reject(new ProcessFailedError(name, `not ready within ${timeoutMs / 1_000} s`, this.#lastLines)),
        timeoutMs,
      );
    });
    const readyPromise = readinessProbe
      ? this.#poll(readinessProbe)
      : new Promise<void>((resolve) => (this.#onReady = resolve));
    try {
      await Promise.race([readyPromise, failurePromise]);
    } finally {
      clearTimeout(timeout);
    }
  }

  async #poll(probe: Probe): Promise<void> {
    while (!this.#hasExited && !(await isReady(probe, PROBE_TIMEOUT_MS))) {
      await wait(PROBE_INTERVAL_MS);
    }
    // `waitUntilReady` fails because of the exit. Another process may respond to the probe, so this must not resolve.
    if (this.#hasExited) await new Promise(() => undefined);
  }

  /** Reads the output line by line; resolves at its end. */
  async #readOutput(): Promise<void> {
    const outputs = [this.#child.stdout, this.#child.stderr].filter((output) => output !== null);
    const closePromises = outputs.map((input) => {
      const lines = createInterface({ input }).on('line', (line) => this.#readLine(line));
      return new Promise<void>((resolve) => lines.once('close', resolve));
    });
    await Promise.all(closePromises);
  }

  #readLine(line: string): void {
    if (line.startsWith('{') && this.#readMessage(line)) return;
    this.#log.write(line);
    this.#lastLines.push(line);
    if (this.#lastLines.length > MAX_LAST_LINES) this.#lastLines.shift();
  }

  /** Handles a JSON message to the supervisor. Returns true for a notice, which must not be logged. */
  #readMessage(line: string): boolean {
    const message = parseObject(line);
    if (message['ready'] === true && typeof message['port'] === 'number') {
      this.#port = message['port'];
      this.#onReady();
    }
    if (typeof message['notice'] !== 'string') return false;
    this.spec.onNotice?.(message['notice']);
    return true;
  }

  #signal(signal: NodeJS.Signals): void {
    if (!this.#hasExited) kill(this.pid, signal);
  }

  #signalGroup(signal: NodeJS.Signals): void {
    kill(-this.pid, signal);
  }
}

const formatSilence = (silentMs: number): string => `no answer to liveness probes for ${Math.round(silentMs / 1000)} s`;

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid !== 0) process.kill(pid, signal);
  } catch {
    // it has already exited
  }
}

function parseObject(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
