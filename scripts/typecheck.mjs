// `npm run typecheck`: checks the services first, because tests and client need their declarations, then both in
// parallel.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
const TIMEOUT_MS = 10 * 60_000;

const build = (project) =>
  new Promise((resolve) => {
    const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], timeout: TIMEOUT_MS, killSignal: 'SIGKILL' };
    const child = spawn(process.execPath, [tsc, '-b', project], options);
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });

const hasPassed =
  (await build('tsconfig.build.json')) &&
  (await Promise.all([build('tsconfig.tests.json'), build('frontend')])).every(Boolean);
process.exitCode = hasPassed ? 0 : 1;
