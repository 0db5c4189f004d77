import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { waitFor } from '@trackrecord/platform/testing/wait-for';

/** Reads the output of the stack; scripts/with-stack.mjs stores it beside DATA_DIR. */
const readOutput = (): string => readFileSync(join(dirname(testVariable('STACK_FILE')), '../output.txt'), 'utf8');

/** Waits until the stack has printed the link of a mail to an address. @throws {Error} on timeout. */
export function waitForPrintedLink(title: 'Password reset' | 'Email change', email: string): Promise<string> {
  const prefix = `${title} for ${email}: `;
  return waitFor(`a link "${prefix}"`, () =>
    readOutput()
      .split('\n')
      .find((line) => line.startsWith(prefix))
      ?.slice(prefix.length)
      .trim(),
  );
}
