// Makes a fresh clone ready: packages, system programs, builds. Plain JavaScript without dependencies, because it runs
// before `npm ci`. What is there already is left alone; two at once wait for each other.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const state = join(root, '.set-up');
const oldestNode = [20, 19];

/** System programs: which commands or files show that one is there, its Debian package, what does not work without it. */
export const programs = {
  redis: { commands: ['redis-server'], package: 'redis-server', without: 'the application cannot start' },
  cv: {
    commands: ['chromium-headless-shell', 'chromium', 'google-chrome'],
    package: 'chromium-headless-shell',
    without: 'CVs cannot be created, and the browser journeys cannot run',
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
    without: 'the configuration of the front is not tested',
  },
};

/** Does whatever is missing of: system programs (those needed, and those it can do without), packages, builds. */
export async function setUp(needed, wished) {
  const wanted = [
    ...needed.map((name) => ({ ...programs[name], needed: true })),
    ...wished.map((name) => programs[name]),
  ];
  try {
    checkNode();
    await withLock(async () => {
      await inParallel(installPrograms(wanted), installPackages());
      say('Building');
      // The client is built from the contracts as they are compiled.
      await compile('contracts');
      await inParallel(compile('tsconfig.build.json'), buildClient());
    });
  } catch (error) {
    if (!(error instanceof SetUpFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** A failure of the set-up whose message says what to do. */
class SetUpFailure extends Error {}

/** Waits until all tasks have ended, so that none goes on after the failure of another; then fails with the first. */
async function inParallel(...tasks) {
  const failed = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new SetUpFailure(`Node ${oldestNode.join('.')} or newer is required; this is ${process.versions.node}.`);
}

const isMissing = ({ commands = [], files = [] }) => !commands.some(onPath) && !files.some(existsSync);

async function installPrograms(wanted) {
  const missing = wanted.filter(isMissing);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && onPath('apt-get')) await installWithApt(missing);
  const absent = missing.filter(isMissing);
  for (const program of absent) say(`Install ${program.package}. Without it, ${program.without}.`);
  if (absent.some(({ needed }) => needed)) throw new SetUpFailure('A required program is missing.');
}

/** Installs all programs at once, or one by one if that fails, so that one that is not to be had costs no other. */
async function installWithApt(missing) {
  const packages = missing.map((program) => program.package);
  say(`Installing ${packages.join(', ')} (apt-get)`);
  await aptGet('update');
  if (await aptGet('install', ...packages)) return;
  for (const name of packages) await aptGet('install', name);
}

async function aptGet(command, ...packages) {
  // In run level 1 Debian does not start the services it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const args = packages.length === 0 ? [] : ['-y', '--no-install-recommends', ...packages];
  return (await exitCode('apt-get', [command, '-qq', ...args], { env })) === 0;
}

async function installPackages() {
  const lock = fingerprint(['package-lock.json']);
  if (existsSync(join(root, 'node_modules')) && remembered('packages') === lock) return;
  say('Installing packages (npm ci)');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  remember('packages', lock);
}

const compile = (project) => run(process.execPath, [bin('typescript', 'bin/tsc'), '-b', project]);

async function buildClient() {
  const sources = fingerprint(tracked(['frontend', 'contracts', 'package-lock.json']));
  if (existsSync(join(root, 'frontend/dist/index.html')) && remembered('client') === sources) return;
  await run(process.execPath, [bin('vite', 'bin/vite.js'), 'build', 'frontend', '--logLevel', 'warn']);
  remember('client', sources);
}

const bin = (name, file) => join(root, 'node_modules', name, file);

/** Files below these paths that git knows or would take; without git, the paths themselves. */
function tracked(paths) {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.status === 0 ? listed.stdout.split('\n').filter(Boolean) : paths;
}

function fingerprint(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path) && statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

const remembered = (what) => {
  const file = join(state, what);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const remember = (what, value) => writeFileSync(join(state, what), value);

function onPath(command) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));
}

async function run(command, args) {
  if ((await exitCode(command, args)) !== 0) throw new SetUpFailure(`${command} ${args.slice(0, 2).join(' ')} failed.`);
}

function exitCode(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** One set-up at a time: the lock is a folder with the owner's process id, and an owner that has ended holds nothing. */
async function withLock(work) {
  mkdirSync(state, { recursive: true });
  const lock = join(state, 'lock');
  const until = Date.now() + 15 * 60_000;
  for (let told = false; ; told = true) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (!ownerLives(lock)) {
        rmSync(lock, { recursive: true, force: true });
        continue;
      }
      if (!told) say('Waiting for another setup to finish');
      if (Date.now() > until) throw new SetUpFailure('Another setup has been running for more than 15 minutes.');
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

function ownerLives(lock) {
  try {
    const file = join(lock, 'pid');
    if (!existsSync(file)) return Date.now() - statSync(lock).mtimeMs < 5_000;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
