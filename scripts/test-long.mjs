// `npm run test:long`: runs randomised tests (kills, fuzz, hostile documents, generated profiles) TEST_SCALE times as
// often (default 10) with a new seed. Prints the seed; TEST_SEED repeats a run.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const MAX_SEED = 2 ** 31;

const root = fileURLToPath(new URL('..', import.meta.url));
const { TEST_SCALE = '10', TEST_SEED = String(randomInt(1, MAX_SEED)) } = process.env;
process.stdout.write(`TEST_SCALE=${TEST_SCALE} TEST_SEED=${TEST_SEED}\n`);
const run = ([script, scale, ...args]) =>
  spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    env: { ...process.env, TEST_SCALE: scale, TEST_SEED },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const runs = [
  ['test:unit', TEST_SCALE],
  ['test:system', TEST_SCALE],
  // `faults` runs 100 rounds times its scale: a tenth of TEST_SCALE gives 100 rounds by default.
  ['faults', String(Number(TEST_SCALE) / 10), '--seed', TEST_SEED],
];
const hasPassed = runs.map(run).every(({ status }) => status === 0);
process.stdout.write(`${hasPassed ? 'Passed' : 'Failed'} with TEST_SCALE=${TEST_SCALE} TEST_SEED=${TEST_SEED}\n`);
process.exitCode = hasPassed ? 0 : 1;
