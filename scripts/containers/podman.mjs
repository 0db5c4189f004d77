// Runs podman, with the options that also work where the limits of this process are low.
import { spawn } from 'node:child_process';

const RUNTIME = ['--runtime', 'runc'];
/** Podman asks for more by default, which is refused where the hard limits are lower. */
export const ULIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'];

const MAX_ERROR_LINES = 20;
/** Podman waits for other commands that change its store. */
const COMMAND_TIMEOUT_MS = 5 * 60_000;

/** The commands that run now. */
const commands = new Set();

/** Ends the commands that run now, which fails them. */
export function endCommands() {
  for (const command of commands) command.kill('SIGTERM');
}

/** A command failed; the message contains its last lines. */
export class CommandError extends Error {}

/**
 * Runs a program and returns its stdout. `input` is a stream for its stdin. Kills it after a time.
 * @throws {CommandError} unless it exits with 0.
 */
export function run(command, args, { timeoutMs = COMMAND_TIMEOUT_MS, input, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...env },
    });
    commands.add(child);
    child.once('close', () => commands.delete(child));
    const output = [];
    const errors = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => errors.push(chunk));
    if (input) {
      child.stdin.on('error', () => undefined);
      input.pipe(child.stdin);
    }
    child.once('error', (error) => reject(new CommandError(`${command}: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === 0) {
        resolve(Buffer.concat(output));
        return;
      }
      const lines = Buffer.concat([...output, ...errors])
        .toString()
        .trim()
        .split('\n')
        .slice(-MAX_ERROR_LINES);
      const reason = signal === 'SIGKILL' ? `killed after ${timeoutMs / 1_000} s` : `exit code ${code ?? signal}`;
      reject(new CommandError(`${command} ${args.slice(0, 4).join(' ')} failed (${reason}):\n${lines.join('\n')}`));
    });
  });
}

/** Runs podman and returns its stdout. */
export const podman = (args, options) => run('podman', [...RUNTIME, ...args], options);

/** Runs podman and returns its stdout as trimmed text. */
export const podmanText = async (args, options) => (await podman(args, options)).toString().trim();

/**
 * The options of `podman run` for a service: those of docker-compose.yml, on the network of this machine, whose
 * loopback has the stores.
 */
export const createRunOptions = (image) => [
  '--init',
  '--network=host',
  '--read-only',
  '--read-only-tmpfs=false',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  // The sandbox of the browser needs namespaces that the default profile forbids.
  ...(image === 'worker-cv' ? ['--security-opt=seccomp=unconfined'] : []),
  ...ULIMITS,
];

/** The same for spawning `podman run` directly. */
export const getRunArgs = (image) => [...RUNTIME, 'run', ...createRunOptions(image)];
