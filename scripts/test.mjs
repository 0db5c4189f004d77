// `npm test`: sets up what is missing, then runs every check there is, one after another, and stops at the first that
// fails.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setUp } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
setUp(['redis', 'browser', 'cv', 'sound', 'speech', 'poppler', 'mupdf'], ['nginx']);

const steps = [
  ['Types', ['npm', 'run', '--silent', 'typecheck']],
  ['Lint', ['npm', 'run', '--silent', 'lint']],
  ['Bundle budgets', ['node', 'frontend/scripts/budget.mjs']],
  ['Unit and client tests', ['npm', 'run', '--silent', 'test:unit']],
  [
    'Integration tests and browser journeys, on one embedded stack',
    ['node', 'scripts/with-stack.mjs', 'jest', '--selectProjects', 'integration', 'e2e', '--runInBand'],
  ],
];

for (const [title, [command, ...args]] of steps) {
  process.stdout.write(`\n== ${title}\n`);
  const since = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    process.stderr.write(`\n${title}: failed\n`);
    process.exit(1);
  }
  process.stdout.write(`${title}: passed in ${Math.round((Date.now() - since) / 1000)} s\n`);
}
