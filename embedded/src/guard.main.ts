/**
 * Runs a program that does not watch its parent (redis-server, Vite) and stops it with this process or when the pipe
 * from the parent closes: `guard.main.js COMMAND ARGUMENT...`. The program stays in the process group of the guard, so
 * that the supervisor can kill both.
 */
import { runGuarded } from './lifecycle/run-guarded.js';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('guard: no command to run');

runGuarded(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
