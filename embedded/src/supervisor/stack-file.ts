import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** What other commands need to know about a running stack: addresses, process ids, the services' environment. */
export interface StackFacts {
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
  readonly pids: Readonly<Record<string, number>>;
  readonly env: Readonly<Record<string, string>>;
}

const RETRY_AFTER_MS = 2_000;

/** The file that holds the facts of a running stack, readable by its owner alone. */
export class StackFile {
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly path: string,
    private readonly onError: (error: unknown) => void,
    private readonly retryAfterMs = RETRY_AFTER_MS,
  ) {}

  /** Replaces the content as a whole, so that nobody reads half of it; later, if there is no room for it now. */
  write(facts: StackFacts): void {
    const isFirstTry = this.#retry === undefined;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const draft = `${this.path}.new`;
    try {
      writeFileSync(draft, JSON.stringify(facts, null, 2), { mode: 0o600 });
      renameSync(draft, this.path);
    } catch (error) {
      if (isFirstTry) this.onError(error);
      this.#retry = setTimeout(() => this.write(facts), this.retryAfterMs).unref();
    }
  }

  /** Removes the file for good. */
  remove(): void {
    clearTimeout(this.#retry);
    rmSync(this.path, { force: true });
  }
}
