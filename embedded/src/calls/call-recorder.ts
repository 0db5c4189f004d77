import { appendFileSync } from 'node:fs';

/** Appends the names of calls to a file, each once. */
export class CallRecorder {
  readonly #names = new Set<string>();

  constructor(private readonly file: string) {}

  readonly record = (names: Iterable<string>): void => {
    for (const name of names) {
      if (this.#names.has(name)) continue;
      this.#names.add(name);
      appendFileSync(this.file, `${name}\n`);
    }
  };
}

/** Creates the recorder of a store; undefined unless `STORE_CALLS_FILE`, which only tests set, names a file. */
export function createCallRecorder({ STORE_CALLS_FILE: file }: NodeJS.ProcessEnv): CallRecorder | undefined {
  return file === undefined ? undefined : new CallRecorder(file);
}
