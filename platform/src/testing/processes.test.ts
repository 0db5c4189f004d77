import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { isRunning, killProcess, listPids, readCommandLine, readProcessStatus } from './processes.js';

it('reads the status and the command line of a process', () => {
  expect(readProcessStatus(process.pid)).toMatchObject({ parentPid: process.ppid, niceness: getPriority() });
  expect(readCommandLine(process.pid)[0]).toContain('node');
  expect(isRunning(process.pid)).toBe(true);
});

it('treats zombies and exited processes as not running', async () => {
  const child = spawn('sleep', ['600']);
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  expect(isRunning(pid)).toBe(true);
  killProcess(pid);
  // Node reaps its children between callbacks, so the child stays a zombie in this loop.
  while (readProcessStatus(pid)?.state !== 'Z');
  expect(isRunning(pid)).toBe(false);
  await once(child, 'exit');
  expect(readProcessStatus(pid)).toBeUndefined();
  expect(isRunning(pid)).toBe(false);
  expect(() => killProcess(pid)).not.toThrow();
});

it('survives processes that end while their status is read', async () => {
  const shell = spawn('sh', ['-c', 'for i in $(seq 400); do /bin/true; done']);
  const exited = once(shell, 'exit');
  while (shell.exitCode === null) {
    for (const pid of listPids()) if (pid > (shell.pid ?? 0)) isRunning(pid);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await exited)[0]).toBe(0);
});
