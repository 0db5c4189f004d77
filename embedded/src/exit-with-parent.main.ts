/**
 * Runs a program that does not watch its parent (redis-server, Vite) and stops it with this process or when the pipe
 * from the parent closes: `exit-with-parent.main.js COMMAND ARGUMENT...`. The program stays in this process
 * group, so that the supervisor can kill both.
 */
import { spawn } from 'node:child_process';
import { onShutdown } from './lifecycle/exit-with-parent.js';

const STOP_TIMEOUT_MS = 8_000;

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('exit-with-parent: no command to run');

runGuarded(command, args);

/**
 * Runs a program as a child that exits with this process, and exits with its exit code or signal. The program and its
 * children stay in our process group, so that the supervisor can kill them if this process is killed.
 */
function runGuarded(command: string, args: readonly string[]): void {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(-process.pid, signal);
    } catch {
      child.kill(signal); // this process does not lead a group
    }
  };
  let isStopping = false;
  child.once('error', (error) => {
    process.stderr.write(`${command}: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null || isStopping) process.exit(code ?? 1);
    // Exit by the same signal, so that the supervisor can report it.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  onShutdown(() => {
    isStopping = true;
    signalGroup('SIGTERM');
    setTimeout(() => signalGroup('SIGKILL'), STOP_TIMEOUT_MS).unref();
  });
}
