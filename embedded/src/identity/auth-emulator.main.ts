/**
 * The Auth emulator as a part of the stack. The emulator answers before it has imported its accounts; whoever asked then
 * would be told that an account does not exist. So it listens on ports of its own, and the addresses that the others know
 * are opened once the accounts and their sessions are back.
 */
import { createInterface } from 'node:readline';
import { runGuarded } from '../lifecycle/run-guarded.js';
import { emulatorCommand, restoreSessions } from './auth-emulator.js';
import { readEmulatorEnvironment } from './environment.js';
import { openPort } from './open-port.js';

const MAX_KEPT_LINES = 10;

const { ports, openPorts, folders, programs } = readEmulatorEnvironment(process.env);
const { args, env } = emulatorCommand(programs, ports, folders);
const child = runGuarded(process.execPath, args, {
  stdio: ['ignore', 'pipe', 'pipe'],
  cwd: folders.temporary,
  env: { ...process.env, ...env },
});

// What it prints later may hold personal data, and is not kept.
const linesBeforeReady: string[] = [];
let isReady = false;
for (const input of [child.stdout, child.stderr]) {
  if (!input) continue;
  createInterface({ input }).on('line', (line) => {
    if (isReady) return;
    linesBeforeReady.push(line);
    // It answers before it has imported the accounts; this line comes after.
    if (/All emulators ready/.test(line)) {
      isReady = true;
      open().catch(fail);
    }
  });
}
child.prependOnceListener('exit', () => {
  if (!isReady) process.stderr.write(linesBeforeReady.slice(-MAX_KEPT_LINES).join('\n') + '\n');
});

async function open(): Promise<void> {
  await restoreSessions(`127.0.0.1:${ports.auth}`, folders.accounts);
  await openPort(openPorts.hub, ports.hub);
  await openPort(openPorts.auth, ports.auth);
  console.log(JSON.stringify({ ready: true, port: openPorts.auth }));
}

function fail(error: unknown): void {
  process.stderr.write(`auth emulator: ${error instanceof Error ? error.message : String(error)}\n`);
  child.kill('SIGKILL');
}
