// `npm test` and `npm run test:all` (`--all`): set up what is missing, then run all checks. Stops at the first step that
// fails. Prints the share of each step, the most expensive test files, totals, and the tests that were left out.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDurations } from './jest/durations.mjs';
import { sumCpuTime } from './jest/process-tree.mjs';
import { ALL_PROJECTS, CORE_PROJECTS, TEST_PROJECTS } from './jest/projects.mjs';
import { setUp } from './set-up.mjs';

const MAX_EXPENSIVE_FILES = 10;
/** Minutes from a fresh clone on two idle CPUs. A run that takes longer warns only: machines differ. */
const BUDGET_MINUTES = { core: 12, all: 50 };
/**
 * After this many minutes a run with `--all` leaves out the step, and says so: the machine is too slow for it, and CI
 * stops a run after 90 minutes.
 */
const MAX_MINUTES_BEFORE = { exhaustive: 60, node24: 50 };
/** The share of the runs of property tests in `npm test`; all of them run with `--all`. */
const CORE_PROPERTY_SCALE = 0.25;

const root = fileURLToPath(new URL('..', import.meta.url));
const runsAll = process.argv.includes('--all');
const [exhaustiveProjects, otherProjects] = splitProjects(runsAll ? ALL_PROJECTS : CORE_PROJECTS);
/** What this run leaves out, because it takes too long here. */
const leftOutSteps = [];
const tempFolder = mkdtempSync(join(tmpdir(), 'trackrecord-durations-'));
const durationsFile = join(tempFolder, 'durations.jsonl');
const storeCallsFile = join(tempFolder, 'store-calls.txt');
const env = {
  ...process.env,
  TEST_DURATIONS_FILE: durationsFile,
  PROPERTY_SCALE: runsAll ? '1' : String(CORE_PROPERTY_SCALE),
  ...(runsAll && { STORE_CALLS_FILE: storeCallsFile }),
};

/** Duration and CPU time of all processes, of each step. */
const steps = [];

await measure('Set-up', () =>
  setUp({ required: ['redis', 'cv', 'extension', 'sound', 'speech', 'poppler', 'mupdf'], optional: ['nginx'] }),
);
const hasPassed =
  (await runStep('Types, lint and bundle budgets', [
    ['npm', 'run', '--silent', 'typecheck'],
    ['npm', 'run', '--silent', 'lint'],
    ['node', 'frontend/scripts/budget.mjs'],
  ])) &&
  (await runTests()) &&
  (!runsAll || ((await checkUnusedCalls()) && (await runOnNode24())));
printSummary();
process.exitCode = hasPassed ? 0 : 1;

/** Exhaustive tests come last: they are the first that a slow machine leaves out. */
function splitProjects(projects) {
  const isExhaustive = (name) => name.endsWith('exhaustive');
  return [projects.filter(isExhaustive), projects.filter((name) => !isExhaustive(name))];
}

/** Runs the exhaustive tests also after others have failed, so that one run names all failures. */
async function runTests() {
  const haveOthersPassed = await runStep('Tests', [['node', 'scripts/run-tests.mjs', ...otherProjects]]);
  if (exhaustiveProjects.length === 0) return haveOthersPassed;
  const haveExhaustivePassed = await runUnlessLate('Exhaustive tests', MAX_MINUTES_BEFORE.exhaustive, [
    ['node', 'scripts/run-tests.mjs', ...exhaustiveProjects],
  ]);
  return haveOthersPassed && haveExhaustivePassed;
}

async function checkUnusedCalls() {
  // Some calls are made by exhaustive tests only.
  if (leftOutSteps.length > 0) return true;
  return runStep('Unused calls of the embedded stores', [
    ['node', 'embedded/dist/unused-calls.main.js', storeCallsFile],
  ]);
}

function runOnNode24() {
  const commands = [['node', 'scripts/test-node-24.mjs']];
  return runUnlessLate('Unit and integration tests on Node 24', MAX_MINUTES_BEFORE.node24, commands);
}

/** Runs a step unless the run has taken more than `maxMinutes`. Returns true if it was left out. */
async function runUnlessLate(title, maxMinutes, commands) {
  const totalMs = steps.reduce((sum, { ms }) => sum + ms, 0);
  if (totalMs <= maxMinutes * 60_000) return runStep(title, commands);
  leftOutSteps.push(title);
  process.stdout.write(`\nLeft out after ${formatSeconds(totalMs)}: ${title}.\n`);
  return true;
}

/** Runs commands at the same time and prints the output of each as a whole; that of a single command as it comes. */
async function runStep(title, commands) {
  process.stdout.write(`\n== ${title}\n`);
  const hasStepPassed = await measure(title, async () =>
    (await Promise.all(commands.map((command) => run(command, commands.length > 1)))).every(Boolean),
  );
  if (hasStepPassed) process.stdout.write(`${title}: passed in ${formatSeconds(steps.at(-1).ms)}\n`);
  else process.stderr.write(`\n${title}: failed\n`);
  return hasStepPassed;
}

async function measure(title, work) {
  const startedAt = Date.now();
  const cpuMsAtStart = sumCpuTime([process.pid]);
  const result = await work();
  steps.push({ title, ms: Date.now() - startedAt, cpuMs: sumCpuTime([process.pid]) - cpuMsAtStart });
  return result;
}

function run([command, ...args], isBuffered) {
  const output = isBuffered ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', output, output] });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(false);
    });
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(chunks));
      resolve(code === 0);
    });
  });
}

function printSummary() {
  const files = readDurations(durationsFile).toSorted((a, b) => getCost(b) - getCost(a));
  rmSync(tempFolder, { recursive: true });
  const totalMs = steps.reduce((sum, { ms }) => sum + ms, 0);
  const totalCpuMs = steps.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  const lines = [
    '',
    'Most expensive test files (CPU time with services and browser, duration):',
    ...files
      .slice(0, MAX_EXPENSIVE_FILES)
      .map(({ path, ms, cpuMs = 0 }) => `${padSeconds(cpuMs)} ${padSeconds(ms)}  ${path}`),
    '',
    'Steps (duration, share, CPU time):',
    ...steps.map(({ title, ms, cpuMs }) => {
      const share = `${Math.round((ms / totalMs) * 100)} %`;
      return `${padSeconds(ms)} ${share.padStart(5)} ${padSeconds(cpuMs)}  ${title}`;
    }),
    '',
    `${files.reduce((sum, { tests = 0 }) => sum + tests, 0)} tests in ${files.length} files took ` +
      `${formatSeconds(totalMs)} (CPU time ${formatSeconds(totalCpuMs)}).`,
    ...describeBudget(totalMs),
    ...leftOutSteps.map((title) => `Warning: left out, because this machine is too slow: ${title}.`),
    ...describeLeftOutTests(),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function describeBudget(totalMs) {
  const minutes = runsAll ? BUDGET_MINUTES.all : BUDGET_MINUTES.core;
  if (totalMs <= minutes * 60_000) return [];
  return [`Warning: longer than the budget of ${minutes} minutes (from a fresh clone on two idle CPUs).`];
}

function describeLeftOutTests() {
  const leftOut = TEST_PROJECTS.filter(({ name }) => ![...otherProjects, ...exhaustiveProjects].includes(name));
  if (leftOut.length === 0) return [];
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const paths = workspaces.flatMap((workspace) =>
    readdirSync(join(root, workspace, 'src'), { recursive: true }).map((file) => join(workspace, file)),
  );
  const countFiles = ({ suffix, isClient = false }) =>
    paths.filter((path) => path.startsWith('frontend') === isClient && path.includes(`.${suffix}.ts`)).length;
  return [
    'Left out:',
    ...leftOut.map((project) => `  ${project.name} (${countFiles(project)} files): ${project.covers}`),
    '`npm run test:all` runs them, too.',
  ];
}

function getCost({ ms, cpuMs }) {
  return cpuMs ?? ms;
}

function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(ms < 100_000 ? 1 : 0)} s`;
}

function padSeconds(ms) {
  return formatSeconds(ms).padStart(8);
}
