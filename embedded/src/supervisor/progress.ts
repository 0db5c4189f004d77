import { printable } from '../terminal/printable.js';

/** What the person at the terminal sees while the stack starts and stops. */
export class Progress {
  readonly #since = Date.now();

  /** One line about what is going on. */
  say(line: string): void {
    console.log(printable(line));
  }

  /** A part serves. */
  started(name: string, milliseconds: number): void {
    this.say(`  ${name.padEnd(16)} ready after ${(milliseconds / 1000).toFixed(1)} s`);
  }

  /** Something went wrong that does not stop the rest. */
  failed(error: unknown): void {
    console.error(printable(error instanceof Error ? error.message : String(error)));
  }

  /** How long it has taken so far, in seconds. */
  get seconds(): string {
    return ((Date.now() - this.#since) / 1000).toFixed(1);
  }
}
