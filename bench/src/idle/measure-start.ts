import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sleep } from '@trackrecord/platform';
import { readName, readProcessTree } from './process-tree.js';

const START_PROGRAM = fileURLToPath(new URL('../../../embedded/dist/start.main.js', import.meta.url));
const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 20;

/** Starts a stack with new data; returns the CPU time of each of its processes until it is ready (s). */
export async function measureStart(): Promise<readonly (readonly [name: string, cpuSeconds: number])[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trackrecord-start-'));
  const stack = spawn(process.execPath, [START_PROGRAM], {
    // Without the addresses of the stack of the bench, which this one would use instead of its own stores.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', DATA_DIR: folder },
    stdio: 'ignore',
  });
  try {
    await waitUntilReady(stack, folder);
    return readProcessTree(stack.pid ?? 0).map(({ pid, cpuSeconds }) => [readName(pid), cpuSeconds] as const);
  } finally {
    await stop(stack);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for the file that the supervisor writes when everything is ready. */
async function waitUntilReady(stack: ChildProcess, folder: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!existsSync(join(folder, 'stack.json'))) {
    if (stack.exitCode !== null || stack.signalCode !== null) throw new Error('the stack exited during its start');
    if (performance.now() > deadline) throw new Error('the stack was not ready within 90 s');
    await sleep(POLL_INTERVAL_MS);
  }
}

async function stop(stack: ChildProcess): Promise<void> {
  if (stack.exitCode !== null || stack.signalCode !== null) return;
  const exited = new Promise((resolve) => stack.once('exit', resolve));
  stack.kill('SIGTERM');
  const timeout = setTimeout(() => stack.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timeout);
}
