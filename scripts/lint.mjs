// `npm run lint [-- FILES]`: checks rules and formatting. Without files, also checks that every rule still works.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { oxfmt, oxlint } from '../lint/programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A whole run takes three minutes on two idle CPUs. On a busy machine it took more than ten. */
const TIMEOUT_MS = 45 * 60_000;

const files = process.argv.slice(2);
const checks = [
  [oxlint, '-c', 'oxlint.config.mjs', ...files],
  [oxfmt, '--check', '--no-error-on-unmatched-pattern', ...files],
  ...(files.length > 0 ? [] : [['lint/check-rules.mjs']]),
];

const run = (args) =>
  new Promise((resolve) => {
    const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], timeout: TIMEOUT_MS, killSignal: 'SIGKILL' };
    const child = spawn(process.execPath, args, options);
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(false);
    });
    child.once('exit', (code, signal) => {
      if (signal !== null) process.stderr.write(`${args[0]} was ended by ${signal}\n`);
      resolve(code === 0);
    });
  });

let hasPassed = true;
for (const args of checks) hasPassed = (await run(args)) && hasPassed;
process.exitCode = hasPassed ? 0 : 1;
