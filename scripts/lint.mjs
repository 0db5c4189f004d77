// `npm run lint`: ESLint and Prettier, two processes at a time. The types of all workspaces together do not fit in the
// memory that Node gives one process, so a process takes a few of them.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const eslint = fileURLToPath(new URL('../bin/eslint.js', import.meta.resolve('eslint')));
const prettier = fileURLToPath(new URL('bin/prettier.cjs', import.meta.resolve('prettier')));

// The slowest first, so that both processes end at about the same time.
const groups = [
  ['frontend'],
  ['workers', 'bench'],
  ['embedded', 'e2e'],
  ['command-api', 'query-api'],
  ['contracts', 'domain', 'platform'],
];
const everythingElse = ['.', ...groups.flat().flatMap((workspace) => ['--ignore-pattern', `${workspace}/**`])];
const waiting = [
  ...groups.map((workspaces) => [eslint, ...workspaces]),
  [prettier, '--check', '--log-level', 'warn', '.'],
  [eslint, ...everythingElse],
];

const run = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(false);
    });
    child.once('exit', (code) => {
      if (code !== 0) process.stderr.write(`Failed: ${args.slice(1).join(' ')}\n`);
      resolve(code === 0);
    });
  });

const runWaiting = async () => {
  let passed = true;
  for (let args = waiting.shift(); args; args = waiting.shift()) passed = (await run(args)) && passed;
  return passed;
};
const results = await Promise.all([runWaiting(), runWaiting()]);
process.exitCode = results.every(Boolean) ? 0 : 1;
