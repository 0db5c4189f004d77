// `npm run bench -- NAME`: sets up the repository, then runs a benchmark on a new embedded stack. With `all`, the
// benchmark runner starts a stack for each benchmark.
import './compile-cache.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setUp } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await setUp({ required: ['redis', 'cv', 'poppler'], optional: ['sound', 'speech'] });

const args = process.argv.slice(2);
const benchArgs = ['bench/dist/bench.main.js', ...args];
const nodeArgs = args[0] === 'all' ? benchArgs : ['scripts/with-stack.mjs', process.execPath, ...benchArgs];
const { status } = spawnSync(process.execPath, nodeArgs, { cwd: root, stdio: 'inherit' });
// `--record` writes these files, whose format lint checks.
const recordedFiles = ['bench/limits.json', 'docs/performance.md'];
if (args.includes('--record')) spawnSync('npx', ['oxfmt', ...recordedFiles], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
