// `npm run containers`: builds the images of deploy/service.Dockerfile with podman and without a container registry,
// compares their sizes and contents with what they may be, and runs all services in them, against the embedded stores
// and Redis: a save, a CV, a dictation and a stop with drain. Leaves the images, whose layers the next run uses.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildImages, checkContents } from './containers/build-images.mjs';
import { PROCESSES, WORKERS } from './containers/images.mjs';
import { endCommands, podman, podmanText } from './containers/podman.mjs';
import { setUp } from './set-up.mjs';
import { readVersion } from './version.mjs';

/** What the script needs, by Debian package. */
const PROGRAMS = {
  podman: 'podman',
  runc: 'runc',
  catatonit: '/usr/libexec/podman/catatonit',
  debootstrap: 'debootstrap',
  'redis-server': 'redis-server',
};
const STOP_TIMEOUT_MS = 3 * 60_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const log = (line) => process.stdout.write(`${line}\n`);

requirePrograms();
await setUp({ required: ['redis'], optional: [] });
const folder = mkdtempSync(join(tmpdir(), 'trackrecord-containers-'));
let stopStack = () => Promise.resolve();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void cleanUp().finally(() => process.exit(130)));

let exitCode = 1;
try {
  const images = await buildImages({ root, folder, version: readVersion(), log });
  const mistakes = await checkContents();
  const steps = await runServices();
  exitCode = printResult(images, mistakes, steps) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  await cleanUp();
}
process.exit(exitCode);

/** Exits unless everything is there. The packages are not installed here: they change how this machine does networks. */
function requirePrograms() {
  const problems = [];
  if (process.platform !== 'linux' || process.arch !== 'x64') problems.push('Linux on x64 is required.');
  if (process.getuid?.() !== 0) problems.push('Run it as root: the base image is made with chroot.');
  const missing = Object.keys(PROGRAMS).filter((name) => !isInstalled(PROGRAMS[name]));
  if (missing.length > 0) problems.push(`Missing: apt-get install --no-install-recommends ${missing.join(' ')}`);
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

function isInstalled(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return program.startsWith('/') ? existsSync(program) : folders.some((path) => existsSync(join(path, program)));
}

/** Starts the stack with its services in containers, and goes through the steps. Returns what was seen. */
async function runServices() {
  const [{ startStack }, { Progress }, { readSettings }, { goThroughSteps, waitUntil }] = await Promise.all([
    import('../embedded/dist/start-stack.js'),
    import('../embedded/dist/supervisor/progress.js'),
    import('../embedded/dist/supervisor/settings.js'),
    import('./containers/journey.mjs'),
  ]);
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    WORKERS,
    // As long as a busy machine takes.
    WORKER_DRAIN_SECONDS: '120',
    WORKER_NICE: '0',
    DEMO_HISTORY: '0',
    LIVENESS_LIMIT_SECONDS: '600',
    START_TIMEOUT_SECONDS: '600',
  });
  const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url));
  const programs = {
    getEmbeddedMain: (name) => resolvePath(`../embedded/dist/${name}.main.js`),
    getServiceMain: (_workspace, name) => createStarter(name),
    clientDir: resolvePath('../frontend/dist'),
    redis: 'redis-server',
    compileCacheDir: resolvePath('../.set-up/compile-cache'),
  };
  const stack = await startStack(settings, programs, new Progress());
  stopStack = () => stack.stop();
  let containers = [];
  await waitUntil(`containers of ${PROCESSES.join(', ')}`, async () => {
    containers = await listContainers();
    return PROCESSES.every((name) => containers.some((container) => container.name === name));
  });
  const steps = [];
  await goThroughSteps({
    url: stack.url,
    containers,
    report: (name, result) => {
      log(`${name}: ${result}`);
      steps.push({ name, result });
    },
  });
  return steps;
}

/** Writes the file that the supervisor starts for a process, which is named like it. */
function createStarter(name) {
  const file = join(folder, `${name}.mjs`);
  const starter = pathToFileURL(join(root, 'scripts/containers/run-service.mjs')).href;
  writeFileSync(file, `import ${JSON.stringify(starter)};\n`);
  return file;
}

function readContainerIds() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.cid'));
  return files
    .map((name) => ({ name: name.replace(/-\d+\.cid$/, ''), id: readFileSync(join(folder, name), 'utf8').trim() }))
    .filter(({ id }) => id !== '');
}

/** Returns name, id and port of each container that runs. */
async function listContainers() {
  const containers = [];
  for (const { name, id } of readContainerIds()) {
    const [isRunning, env] = (
      await podmanText(['inspect', '--format={{.State.Running}} {{json .Config.Env}}', id])
    ).split(/ (.*)/s);
    const port = JSON.parse(env)
      .find((variable) => variable.startsWith('PORT='))
      ?.slice('PORT='.length);
    if (isRunning === 'true') containers.push({ name, id, port });
  }
  return containers;
}

/** Stops the stack and removes its containers and folder. */
async function cleanUp() {
  endCommands();
  const timeout = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref());
  await Promise.race([stopStack().catch((error) => log(String(error))), timeout]);
  for (const { id } of readContainerIds()) {
    await podman(['rm', '--force', '--time=0', id]).catch((error) => log(error.message));
  }
  rmSync(folder, { recursive: true, force: true });
}

function printResult({ baseMb, sizes }, mistakes, steps) {
  const rows = sizes.map(({ name, mb, maxMb }) => [name, String(mb), String(maxMb), mb > maxMb ? 'too large' : '']);
  log(`\nImages, MB above the base of ${baseMb} MB:`);
  for (const [name, mb, maxMb, verdict] of [['image', 'MB', 'limit', ''], ...rows]) {
    log(`${name.padEnd(22)}${mb.padStart(6)}${maxMb.padStart(8)}  ${verdict}`.trimEnd());
  }
  log('\nSeen in containers:');
  for (const { name, result } of steps) log(`${name.padEnd(22)}${result}`);
  for (const mistake of mistakes) log(mistake);
  return mistakes.length === 0 && sizes.every(({ mb, maxMb }) => mb <= maxMb);
}
