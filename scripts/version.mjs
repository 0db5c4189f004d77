// The version of the product, such as `0.1.0+abc1234`: that of package.json and the commit, or `+dev` without git.
// `node scripts/version.mjs` prints it, for `SERVICE_VERSION` of a build. The client's build reads it (`VITE_VERSION`).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export function readVersion() {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8', timeout: 5_000 });
  return `${version}+${git.status === 0 ? git.stdout.trim() : 'dev'}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${readVersion()}\n`);
