import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string>>;

/** Starts a service of a stack once more, which no supervisor restarts. It ends with this process. */
export const startService = (mainFile: string, args: readonly string[], env: Environment): ChildProcess =>
  spawn(process.execPath, [join(__dirname, '../..', mainFile), ...args], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: '0', EXIT_WITH_PARENT: '1' },
  });
