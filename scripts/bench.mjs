// `npm run bench -- NAME`: sets up the repository, then runs a benchmark on a new embedded stack. With `all`, the
// benchmark runner starts a stack for each benchmark.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setUp } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await setUp(['redis', 'cv', 'poppler'], ['sound', 'speech']);

const args = process.argv.slice(2);
const bench = ['bench/dist/bench.main.js', ...args];
const command = args[0] === 'all' ? bench : ['scripts/with-stack.mjs', process.execPath, ...bench];
const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
// Lint checks the format of what `--record` writes.
const recordedFiles = ['bench/limits.json', 'docs/performance.md'];
if (args.includes('--record')) spawnSync('npx', ['oxfmt', ...recordedFiles], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
