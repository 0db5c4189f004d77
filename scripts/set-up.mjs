// Prepares a fresh clone: installs system programs and packages, and builds. Skips steps that are up to date. Has no
// dependencies, because it runs before `npm ci`. A lock prevents concurrent runs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnCompiler } from './spawn-compiler.mjs';
import { readVersion } from './version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stateFolder = join(root, '.set-up');
const MIN_NODE_VERSION = [20, 19];

/**
 * System programs: the commands or files that show that a program is installed, its Debian package, and what does not
 * work without it.
 */
export const programs = {
  redis: { commands: ['redis-server'], package: 'redis-server', without: 'the application cannot start' },
  cv: {
    commands: ['chromium-headless-shell', 'chromium', 'google-chrome'],
    package: 'chromium-headless-shell',
    without: 'CVs cannot be created, and the browser journeys cannot run',
  },
  extension: {
    commands: ['chromium', 'google-chrome', 'chromium-browser'],
    package: 'chromium',
    without: 'the browser extension cannot be tested: the headless shell does not load extensions',
  },
  sound: { commands: ['ffmpeg'], package: 'ffmpeg', without: 'offline dictation is unavailable' },
  speech: {
    files: [process.env.ASR_MODEL ?? '/usr/share/pocketsphinx/model/en-us'],
    package: 'pocketsphinx-en-us',
    without: 'offline dictation is unavailable',
  },
  poppler: { commands: ['pdftotext'], package: 'poppler-utils', without: 'the tests cannot read CVs' },
  mupdf: { commands: ['mutool'], package: 'mupdf-tools', without: 'the tests cannot read CVs' },
  nginx: {
    commands: ['nginx'],
    files: ['/usr/sbin/nginx'],
    package: 'nginx-light',
    without: 'the nginx configuration is not tested',
  },
};

/**
 * Installs missing system programs, given by their keys in `programs`, and packages, and builds changed workspaces.
 * Sets SERVICE_VERSION, which the services of a stack inherit.
 */
export async function setUp({ required, optional }) {
  const requestedPrograms = [
    ...required.map((name) => ({ ...programs[name], isRequired: true })),
    ...optional.map((name) => programs[name]),
  ];
  try {
    checkNode();
    await withLock(async () => {
      await runInParallel(installPrograms(requestedPrograms), installPackages());
      log('Building');
      // The client build imports the compiled contracts.
      await compile('contracts');
      await runInParallel(compile('tsconfig.build.json'), buildClient());
    });
    process.env.SERVICE_VERSION ??= readVersion();
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** An error with a message for the user. */
class SetUpError extends Error {}

/** Waits for all tasks, also after one has failed. @throws the first error. */
async function runInParallel(...tasks) {
  const rejectedResult = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (rejectedResult) throw rejectedResult.reason;
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])) return;
  throw new SetUpError(`Node ${MIN_NODE_VERSION.join('.')} or newer is required; this is ${process.versions.node}.`);
}

const isMissing = ({ commands = [], files = [] }) => !commands.some(isOnPath) && !files.some(existsSync);

async function installPrograms(requestedPrograms) {
  const missingPrograms = requestedPrograms.filter(isMissing);
  if (missingPrograms.length === 0) return;
  if (process.getuid?.() === 0 && isOnPath('apt-get')) await installWithApt(missingPrograms);
  const stillMissing = missingPrograms.filter(isMissing);
  for (const program of stillMissing) log(`Install ${program.package}. Without it, ${program.without}.`);
  if (stillMissing.some(({ isRequired }) => isRequired)) throw new SetUpError('A required program is missing.');
}

/**
 * Installs all packages at once, or one by one if that fails, so that an unavailable package does not block the others.
 */
async function installWithApt(missingPrograms) {
  const packages = missingPrograms.map((program) => program.package);
  log(`Installing ${packages.join(', ')} (apt-get)`);
  await runAptGet('update');
  if (await runAptGet('install', ...packages)) return;
  for (const name of packages) await runAptGet('install', name);
}

async function runAptGet(command, ...packages) {
  // In run level 1, Debian does not start installed services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const args = packages.length === 0 ? [] : ['-y', '--no-install-recommends', ...packages];
  return (await runForExitCode('apt-get', [command, '-qq', ...args], { env })) === 0;
}

async function installPackages() {
  const lockFingerprint = computeFingerprint(['package-lock.json']);
  if (existsSync(join(root, 'node_modules')) && readState('packages') === lockFingerprint) return;
  log('Installing packages (npm ci)');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeState('packages', lockFingerprint);
}

async function compile(project) {
  if ((await waitForExitCode(spawnCompiler([project]))) !== 0) throw new SetUpError(`tsc -b ${project} failed.`);
}

async function buildClient() {
  const sourceFingerprint = computeFingerprint(listFiles(['frontend', 'contracts', 'package-lock.json']));
  if (existsSync(join(root, 'frontend/dist/index.html')) && readState('client') === sourceFingerprint) return;
  await run(process.execPath, [getBinPath('vite', 'bin/vite.js'), 'build', 'frontend', '--logLevel', 'warn']);
  writeState('client', sourceFingerprint);
}

const getBinPath = (name, file) => join(root, 'node_modules', name, file);

/** Lists tracked and unignored files in these paths; without git, the paths themselves. */
function listFiles(paths) {
  const result = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  return result.status === 0 ? result.stdout.split('\n').filter(Boolean) : paths;
}

function computeFingerprint(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path) && statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

const readState = (name) => {
  const file = join(stateFolder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const writeState = (name, value) => writeFileSync(join(stateFolder, name), value);

function isOnPath(command) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));
}

async function run(command, args) {
  if ((await runForExitCode(command, args)) !== 0)
    throw new SetUpError(`${command} ${args.slice(0, 2).join(' ')} failed.`);
}

const runForExitCode = (command, args, options = {}) =>
  waitForExitCode(spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }));

const waitForExitCode = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** An owner writes its process id right after it has created the lock. */
const MAX_MS_WITHOUT_PID = 5_000;

/** Runs `work` under a lock: a folder with the process id of its owner. Removes locks of exited owners. */
async function withLock(work) {
  mkdirSync(stateFolder, { recursive: true });
  const lock = join(stateFolder, 'lock');
  const deadline = Date.now() + 15 * 60_000;
  for (let hasLogged = false; ; hasLogged = true) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (!isOwnerAlive(lock)) {
        rmSync(lock, { recursive: true, force: true });
        continue;
      }
      if (!hasLogged) log('Waiting for another setup to finish');
      if (Date.now() > deadline) throw new SetUpError('Another setup has been running for more than 15 minutes.');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  try {
    writeFileSync(join(lock, 'pid'), String(process.pid));
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function isOwnerAlive(lock) {
  try {
    const file = join(lock, 'pid');
    if (!existsSync(file)) return Date.now() - statSync(lock).mtimeMs < MAX_MS_WITHOUT_PID;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function log(line) {
  process.stdout.write(`${line}\n`);
}
