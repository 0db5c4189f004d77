import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Progress } from './progress.js';
import { RestartPolicy } from './restart-policy.js';
import { SupervisedPart } from './supervised-part.js';

let folder: string;
const parts: SupervisedPart[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-part-'));
});
afterEach(async () => {
  await Promise.all(parts.splice(0).map((part) => part.stop()));
  rmSync(folder, { recursive: true, force: true });
});

class RecordedProgress extends Progress {
  readonly lines: string[] = [];

  override say(line: string): void {
    this.lines.push(line);
  }
}

const SERVES = `console.log('{"ready":true,"port":1}'); setInterval(() => {}, 1000);`;

/** A part that runs a script in Node; the first argument of the script is the test's folder. */
function supervised(script: string, maxRestarts = 5, logFile = join(folder, 'part.log')) {
  const progress = new RecordedProgress();
  const pids: number[] = [];
  const plan = { name: 'relay', command: process.execPath, args: ['-e', script, folder], env: {}, logFile };
  const policy = new RestartPolicy({ maxRestarts, windowMs: 60_000 });
  const part = new SupervisedPart(plan, { progress, policy, onRestart: () => pids.push(part.pid) });
  parts.push(part);
  return { part, progress, pids };
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('restarts a part that was killed, says so, and reports its new process id', async () => {
  const { part, progress, pids } = supervised(SERVES);
  await part.start();
  const first = part.pid;
  process.kill(first, 'SIGKILL');
  await until(() => pids.length === 1 && progress.lines.length === 3);
  expect(part.pid).toBe(pids[0]);
  expect(part.pid).not.toBe(first);
  expect(progress.lines[1]).toBe('relay exited (SIGKILL), restarting in 0.1 s');
  expect(progress.lines[2]).toMatch(/relay +ready after/);
});

it('gives up after the maximum number of restarts, with the reason and the last lines of the log', async () => {
  const { part } = supervised(`${SERVES} console.error('no keys'); setTimeout(() => process.exit(3), 50);`, 1);
  await part.start();
  await expect(part.failed()).rejects.toThrow(
    /^relay exited \(exit code 3, after 1 restarts within 60 s\); last log lines:\n[^]*no keys/,
  );
});

it('gives up at once when the part refuses to run on the stores it found', async () => {
  const { part, progress } = supervised(
    `${SERVES} console.error('another log'); setTimeout(() => process.exit(78), 50);`,
  );
  await part.start();
  await expect(part.failed()).rejects.toThrow(/^relay exited \(exit code 78\)[^]*another log/);
  expect(progress.lines.filter((line) => line.includes('restarting'))).toEqual([]);
});

it('fails at once when the first start fails', async () => {
  const { part, progress } = supervised(`console.error('MASTER_KEY is missing'); process.exit(1);`);
  await expect(part.start()).rejects.toThrow(/relay exited \(exit code 1\)[^]*MASTER_KEY is missing/);
  expect(progress.lines).toEqual([]);
});

it('starts again when the port was taken at the first start', async () => {
  const taken = `const { existsSync, writeFileSync } = require('node:fs'); const seen = process.argv[1] + '/seen';
    if (!existsSync(seen)) { writeFileSync(seen, ''); console.error('Error: listen EADDRINUSE: address already in use'); process.exit(1); }
    ${SERVES}`;
  const { part, progress } = supervised(taken);
  await part.start();
  expect(progress.lines[0]).toBe('relay exited (exit code 1), restarting in 0.1 s');
});

it('does not restart a part that was stopped, not even in the middle of a restart', async () => {
  const { part, progress, pids } = supervised(SERVES);
  await part.start();
  process.kill(part.pid, 'SIGKILL');
  await until(() => progress.lines.length === 2);
  await part.stop();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(pids).toEqual([]);
});

it('kills what a part has started when the part is killed', async () => {
  const withChild = `const { spawn } = require('node:child_process'); const { writeFileSync } = require('node:fs');
    const child = spawn('sleep', ['60'], { stdio: 'inherit' });
    writeFileSync(process.argv[1] + '/child', String(child.pid)); ${SERVES}`;
  const { part } = supervised(withChild);
  await part.start();
  const child = Number(readFileSync(join(folder, 'child'), 'utf8'));
  process.kill(part.pid, 'SIGKILL');
  await until(() => !isAlive(child));
});

it('goes on when the log of a part cannot be written', async () => {
  const file = existsSync('/dev/full') ? '/dev/full' : folder;
  const { part } = supervised(`${SERVES} setInterval(() => console.log('a line'), 10);`, 5, file);
  await part.start();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isAlive(part.pid)).toBe(true);
});
