// `npm run typecheck`: checks the services first, because tests and client need their declarations, then both in
// parallel.
import { spawnCompiler } from './spawn-compiler.mjs';

/** A whole run takes a minute on two idle CPUs; a busy machine may take much longer. */
const TIMEOUT_MS = 45 * 60_000;

const build = (project) =>
  new Promise((resolve) => {
    const child = spawnCompiler([project], { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' });
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
