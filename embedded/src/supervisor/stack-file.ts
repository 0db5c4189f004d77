import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** What other commands read about a running stack: addresses, process ids, the environment of the services. */
export interface StackInfo {
  /** The process id of the supervisor. */
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
  /** The process ids of the child processes, by name. */
  readonly pids: Readonly<Record<string, number>>;
  /** The environment with which a service connects to the rest of the stack. */
  readonly env: Readonly<Record<string, string>>;
}

const RETRY_DELAY_MS = 2_000;

/** The file `stack.json`, readable by its owner only. */
export class StackFile {
  #retryTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly path: string,
    private readonly onError: (error: unknown) => void,
    private readonly retryDelayMs = RETRY_DELAY_MS,
  ) {}

  /** Replaces the file atomically; retries later if it cannot be written (disk full). */
  write(info: StackInfo): void {
    const isFirstAttempt = this.#retryTimer === undefined;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    const temporaryFile = `${this.path}.new`;
    try {
      writeFileSync(temporaryFile, JSON.stringify(info, null, 2), { mode: 0o600 });
      renameSync(temporaryFile, this.path);
    } catch (error) {
      if (isFirstAttempt) this.onError(error);
      this.#retryTimer = setTimeout(() => this.write(info), this.retryDelayMs).unref();
    }
  }

  /** Removes the file and stops retrying. */
  remove(): void {
    clearTimeout(this.#retryTimer);
    rmSync(this.path, { force: true });
  }
}
