// Runs a process of the stack in a container: the supervisor starts this file's caller, which is named like the process,
// in place of the main file of the service. Ends with the container, and the container with it.
import { spawn } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { findImage, getTag } from './images.mjs';
import { getRunArgs } from './podman.mjs';

const [, file, ...args] = process.argv;
const name = basename(file, '.mjs');
const { image, main } = findImage(name, args);

/** Variables of this process that mean nothing in a container. */
const OWN_VARIABLES = new Set([
  'PATH',
  'HOME',
  'TMPDIR',
  'PWD',
  'NODE_COMPILE_CACHE',
  'NODE_OPTIONS',
  'EXIT_WITH_PARENT',
]);
const variables = Object.entries(process.env)
  .filter(([variable]) => !OWN_VARIABLES.has(variable))
  .map(([variable, value]) => `--env=${variable}=${value}`);

// The Auth emulator stands in for Firebase, which production refuses.
const settings = [...variables, '--env=NODE_ENV=test', `--env=MAIN=${main}`];
// The caller of the script removes the container with this file.
const idFile = join(dirname(file), `${process.env.INSTANCE_NAME ?? name}-${process.pid}.cid`);
const command = args.length > 0 ? ['node', main, ...args] : [];
const container = spawn(
  'podman',
  [...getRunArgs(image), '--log-driver=none', `--cidfile=${idFile}`, ...settings, getTag(image), ...command],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);

// podman forwards the signal to the container.
const stop = () => container.kill('SIGTERM');
process.on('SIGTERM', stop).on('SIGINT', stop);
process.stdin.on('end', stop).on('error', stop).resume();
container.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
container.once('exit', (code) => process.exit(code ?? 1));
