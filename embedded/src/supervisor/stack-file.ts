import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** What other commands need to know about a running stack: addresses, process ids, the services' environment. */
export interface StackFacts {
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
  readonly pids: Readonly<Record<string, number>>;
  readonly env: Readonly<Record<string, string>>;
}

/** The file that holds the facts of a running stack, readable by its owner alone. */
export class StackFile {
  constructor(private readonly path: string) {}

  /** Replaces the content as a whole, so that nobody reads half of it. */
  write(facts: StackFacts): void {
    const draft = `${this.path}.new`;
    writeFileSync(draft, JSON.stringify(facts, null, 2), { mode: 0o600 });
    renameSync(draft, this.path);
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}
