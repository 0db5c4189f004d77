import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { onEnd } from './exit-with-parent.js';

const STOP_TIMEOUT_MS = 8_000;

/**
 * Runs a program as a child that ends with this process, and ends this process the way the program ended. The program
 * and whatever it starts stay in our process group, so that the supervisor can kill them when it finds us gone.
 */
export function runGuarded(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(-process.pid, signal);
    } catch {
      child.kill(signal); // we do not lead a group
    }
  };
  let isStopping = false;
  child.once('error', (error) => {
    process.stderr.write(`${command}: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null || isStopping) process.exit(code ?? 1);
    // The same signal, so that the supervisor can name what ended the program.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  onEnd(() => {
    isStopping = true;
    signalGroup('SIGTERM');
    setTimeout(() => signalGroup('SIGKILL'), STOP_TIMEOUT_MS).unref();
  });
  return child;
}
