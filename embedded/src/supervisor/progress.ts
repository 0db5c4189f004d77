import { toPrintable } from '../terminal/printable.js';

/** Aligns the lines of all processes: no name is longer. */
const NAME_COLUMN_WIDTH = 16;

/** Prints the progress of starting and stopping the stack to the terminal. */
export class Progress {
  print(line: string): void {
    console.log(toPrintable(line));
  }

  printReady(name: string, durationMs: number): void {
    this.print(`  ${name.padEnd(NAME_COLUMN_WIDTH)} ready after ${(durationMs / 1000).toFixed(1)} s`);
  }

  /** Prints an error to stderr. */
  printError(error: unknown): void {
    console.error(toPrintable(error instanceof Error ? error.message : String(error)));
  }
}
