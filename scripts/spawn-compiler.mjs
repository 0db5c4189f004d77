import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));

/**
 * Starts `tsc -b` with these arguments. Each checker of a project resolves the types of the other projects again, and the
 * compiler needs less than 1 GB: one checker and rare garbage collections take half the CPU time.
 */
export const spawnCompiler = (args, options = {}) =>
  spawn(process.execPath, [tsc, '-b', ...args, '--checkers', '1'], {
    cwd: root,
    env: { ...process.env, GOGC: '400' },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  });
