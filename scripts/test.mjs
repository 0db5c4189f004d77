// `npm test`: sets up what is missing, then runs all checks and stops at the first failure. Prints the slowest test
// files and totals. `npm run test:long` runs randomised tests ten times as often with a new seed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDurations } from './jest/durations.mjs';
import { setUp } from './set-up.mjs';

const MAX_SLOW_FILES = 10;

const root = fileURLToPath(new URL('..', import.meta.url));
const tempFolder = mkdtempSync(join(tmpdir(), 'trackrecord-durations-'));
const durationsFile = join(tempFolder, 'durations.jsonl');
const env = { ...process.env, TEST_DURATIONS_FILE: durationsFile };
const formatSeconds = (ms) => `${(ms / 1000).toFixed(ms < 100_000 ? 1 : 0)} s`;

/** Duration of each step in ms. */
const durations = new Map();
const measure = async (title, work) => {
  const startedAt = Date.now();
  const result = await work();
  durations.set(title, Date.now() - startedAt);
  return result;
};

await measure('Set-up', () =>
  setUp({ required: ['redis', 'cv', 'extension', 'sound', 'speech', 'poppler', 'mupdf'], optional: ['nginx'] }),
);

const steps = [
  ['Types', ['npm', 'run', '--silent', 'typecheck']],
  ['Lint', ['npm', 'run', '--silent', 'lint']],
  ['Bundle budgets', ['node', 'frontend/scripts/budget.mjs']],
  ['Unit and client tests', ['npm', 'run', '--silent', 'test:unit']],
  ['Integration tests and browser journeys', ['npm', 'run', '--silent', 'test:system']],
];

for (const [title, [command, ...args]] of steps) {
  process.stdout.write(`\n== ${title}\n`);
  const run = () => spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const { status } = await measure(title, run);
  if (status !== 0) {
    process.stderr.write(`\n${title}: failed\n`);
    printTotals();
    process.exit(1);
  }
  process.stdout.write(`${title}: passed in ${formatSeconds(durations.get(title))}\n`);
}
printTotals();

function printTotals() {
  const files = readDurations(durationsFile).toSorted((a, b) => b.ms - a.ms);
  rmSync(tempFolder, { recursive: true });
  process.stdout.write('\nSlowest test files:\n');
  for (const { path, ms, cpuMs } of files.slice(0, MAX_SLOW_FILES)) {
    const cpu = cpuMs === undefined ? '' : ` (CPU ${formatSeconds(cpuMs)})`;
    process.stdout.write(`${formatSeconds(ms).padStart(8)}${cpu.padEnd(14)}  ${path}\n`);
  }
  const tests = files.reduce((sum, file) => sum + file.tests, 0);
  const totalMs = [...durations.values()].reduce((sum, ms) => sum + ms, 0);
  const stepDurations = [...durations].map(([title, ms]) => `${title.toLowerCase()} ${formatSeconds(ms)}`).join(', ');
  process.stdout.write(`\n${tests} tests in ${files.length} files took ${formatSeconds(totalMs)}: ${stepDurations}\n`);
}
