import { readFileSync } from 'node:fs';
import { testVariable } from '@trackrecord/platform/testing/test-stack';

/** Does something while parts of the stack are stopped by SIGSTOP. */
export async function whilePaused(parts: readonly string[], work: () => Promise<void>): Promise<void> {
  const { pids } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as {
    readonly pids: Readonly<Record<string, number>>;
  };
  const stopped = parts.flatMap((part) => pids[part] ?? []);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of stopped) process.kill(pid, name);
  };
  signal('SIGSTOP');
  try {
    await work();
  } finally {
    signal('SIGCONT');
  }
}
