/**
 * Runs a program that does not watch its parent (redis-server, the Auth emulator) and ends it, its whole process group,
 * with this process or when the parent's pipe closes: `guard.main.js COMMAND ARGUMENT...`
 */
import { spawn } from 'node:child_process';
import { onEnd } from './lifecycle/exit-with-parent.js';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('guard: no command to run');

const GRACE = 8_000;
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

const signalGroup = (signal: NodeJS.Signals) => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // the group has ended already
  }
};
child.once('error', (error) => {
  console.error(`guard: ${error.message}`);
  process.exit(1);
});
child.once('exit', (code, signal) => {
  signalGroup('SIGKILL');
  process.exit(code ?? (signal === null ? 1 : 128));
});
onEnd(() => {
  signalGroup('SIGTERM');
  setTimeout(() => signalGroup('SIGKILL'), GRACE).unref();
});
