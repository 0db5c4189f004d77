import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** What other commands read about a running stack: addresses, process ids, the environment of the services. */
export interface StackInfo {
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
  readonly pids: Readonly<Record<string, number>>;
  readonly env: Readonly<Record<string, string>>;
}

const RETRY_DELAY_MS = 2_000;

/** The file `stack.json`, readable by its owner only. */
export class StackFile {
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly path: string,
    private readonly onError: (error: unknown) => void,
    private readonly retryDelayMs = RETRY_DELAY_MS,
  ) {}

  /** Replaces the file atomically; retries later if it cannot be written (disk full). */
  write(info: StackInfo): void {
    const isFirstAttempt = this.#retry === undefined;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const temporaryFile = `${this.path}.new`;
    try {
      writeFileSync(temporaryFile, JSON.stringify(info, null, 2), { mode: 0o600 });
      renameSync(temporaryFile, this.path);
    } catch (error) {
      if (isFirstAttempt) this.onError(error);
      this.#retry = setTimeout(() => this.write(info), this.retryDelayMs).unref();
    }
  }

  /** Removes the file and stops retrying. */
  remove(): void {
    clearTimeout(this.#retry);
    rmSync(this.path, { force: true });
  }
}
