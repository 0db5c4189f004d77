import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sleep } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { WAIT_TIMEOUT_MS } from './wait-timeout.js';

const POLL_MS = 50;

/** Reads the output of the stack; scripts/with-stack.mjs stores it beside DATA_DIR. */
const readOutput = (): string => readFileSync(join(dirname(testVariable('STACK_FILE')), '../output.txt'), 'utf8');

/** Waits until the stack has printed the link of a mail to an address. @throws {Error} on timeout. */
export async function waitForPrintedLink(title: 'Password reset' | 'Email change', email: string): Promise<string> {
  const prefix = `${title} for ${email}: `;
  for (const deadline = Date.now() + WAIT_TIMEOUT_MS; Date.now() < deadline;) {
    const line = readOutput()
      .split('\n')
      .find((outputLine) => outputLine.startsWith(prefix));
    if (line !== undefined) return line.slice(prefix.length).trim();
    await sleep(POLL_MS);
  }
  throw new Error(`no link "${prefix}" was printed`);
}
