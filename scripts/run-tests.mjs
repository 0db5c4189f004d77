// `run-tests.mjs PROJECT... [-- JEST_ARGUMENT...]`: runs the Jest projects (scripts/jest/projects.mjs) with a worker per
// CPU, and with a stack per worker if a project needs one.
import './compile-cache.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { TEST_PROJECTS } from './jest/projects.mjs';

// Journeys and integration tests wait for a quarter of their time, so two CPUs are busy with three workers. A stack takes
// about 700 MB.
const MIN_WORKERS = 3;
const MAX_WORKERS = 4;

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const separator = args.includes('--') ? args.indexOf('--') : args.length;
const projects = args.slice(0, separator);
const jestArgs = args.slice(separator + 1);

const unknownProjects = projects.filter((project) => !TEST_PROJECTS.some(({ name }) => name === project));
if (projects.length === 0 || unknownProjects.length > 0) {
  const names = TEST_PROJECTS.map(({ name }) => name).join(', ');
  process.stderr.write(`Unknown projects: ${unknownProjects.join(', ')}. Projects are ${names}.\n`);
  process.exit(1);
}
const jestFile = fileURLToPath(import.meta.resolve('jest/bin/jest'));
/** Options of Jest. What follows the names of projects must be an option, or Jest takes it for a name. */
const toJestArgs = (options) => ['--selectProjects', ...projects, ...options, ...jestArgs];
const workerCount = String(
  Math.min(Math.max(availableParallelism(), MIN_WORKERS), MAX_WORKERS, Math.max(countFiles(), 1)),
);
const needsStack = TEST_PROJECTS.some((project) => project.needsStack && projects.includes(project.name));
const jest = toJestArgs(['--maxWorkers', workerCount]);
const command = needsStack ? ['scripts/with-stack.mjs', '--stacks', workerCount, 'jest', ...jest] : [jestFile, ...jest];

/** Counts the selected test files, so that a few of them start a few stacks. */
function countFiles() {
  if (jestArgs.length === 0) return Infinity;
  const { stdout } = spawnSync(process.execPath, [jestFile, ...toJestArgs(['--listTests', '--json'])], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout || '[]').length;
}

const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
