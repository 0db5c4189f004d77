import { readFileSync } from 'node:fs';
import { testVariable } from '@trackrecord/platform/testing/test-stack';

interface StackFacts {
  readonly pids: Readonly<Record<string, number>>;
}

/** The stack that all tests share, as `scripts/with-stack.mjs` started it. */
export const sharedStack = {
  get url(): string {
    return testVariable('BASE_URL');
  },
  /** The process ids of its parts, by name. */
  get pids(): Readonly<Record<string, number>> {
    return (JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as StackFacts).pids;
  },
};
