// `npm run test:long`: runs randomised tests (kills, fuzz, hostile documents, generated profiles) TEST_SCALE times as
// often (default 10) with a new seed. Prints the seed; TEST_SEED repeats a run.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ALL_PROJECTS } from './jest/projects.mjs';

const MAX_SEED = 2 ** 31;

const root = fileURLToPath(new URL('..', import.meta.url));
const { TEST_SCALE = '10', TEST_SEED = String(randomInt(1, MAX_SEED)) } = process.env;
process.stdout.write(`TEST_SCALE=${TEST_SCALE} TEST_SEED=${TEST_SEED}\n`);
const run = ([command, scale, ...args]) =>
  spawnSync(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...process.env, TEST_SCALE: scale, TEST_SEED },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const runs = [
  ['scripts/run-tests.mjs', TEST_SCALE, ...ALL_PROJECTS],
  // Faults are 100 rounds times the scale: a tenth of TEST_SCALE gives 100 rounds by default.
  ['e2e/dist/faults/faults.main.js', String(Number(TEST_SCALE) / 10), '--seed', TEST_SEED],
];
const hasPassed = runs.map(run).every(({ status }) => status === 0);
process.stdout.write(`${hasPassed ? 'Passed' : 'Failed'} with TEST_SCALE=${TEST_SCALE} TEST_SEED=${TEST_SEED}\n`);
process.exitCode = hasPassed ? 0 : 1;
