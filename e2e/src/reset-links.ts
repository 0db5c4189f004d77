import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';

const TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** What the stack under test has printed; scripts/with-stack.mjs keeps it beside DATA_DIR. */
const readOutput = (): string => readFileSync(join(dirname(testVariable('STACK_FILE')), '../output.txt'), 'utf8');

/** Waits until the stack has printed a link to reset the password of this address. @throws if it does not in time */
export async function waitForResetLink(email: string): Promise<string> {
  const printed = `Password reset for ${email}: `;
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end;) {
    const line = readOutput()
      .split('\n')
      .find((candidate) => candidate.startsWith(printed));
    if (line !== undefined) return line.slice(printed.length).trim();
    await new Promise((later) => setTimeout(later, POLL_MS));
  }
  throw new Error(`no link to reset the password of ${email} was printed`);
}
