import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LivenessMonitor } from './liveness-monitor.js';
import { Progress } from './progress.js';
import { RestartPolicy } from './restart-policy.js';
import type { ProcessSpec } from './child-process.js';
import { createHttpProbe } from './probe.js';
import { ReservedPorts } from './reserved-ports.js';
import { SupervisedProcess } from './supervised-process.js';

let folder: string;
const processes: SupervisedProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-process-'));
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((relay) => relay.stop()));
  rmSync(folder, { recursive: true, force: true });
});

class RecordingProgress extends Progress {
  readonly lines: string[] = [];

  override print(line: string): void {
    this.lines.push(line);
  }
}

const READY_SCRIPT = `console.log('{"ready":true,"port":1}'); setInterval(() => {}, 1000);`;

/** Exits as soon as the test allows it (`allowExit`): after the supervisor has noticed that the process is ready. */
const exitWhenAllowed = (exitCode: number): string =>
  `const check = () => { if (require('node:fs').existsSync(process.argv[1] + '/exit')) process.exit(${String(exitCode)}); };
  setInterval(check, 5);`;
const allowExit = (): void => writeFileSync(join(folder, 'exit'), '');

/** Supervises a Node process that runs a script; the first argument of the script is the test's folder. */
function superviseScript(script: string, maxRestarts = 5, overrides: Partial<ProcessSpec> = {}) {
  const progress = new RecordingProgress();
  const pids: number[] = [];
  const logFile = join(folder, 'process.log');
  const args = ['-e', script, folder];
  const spec = { name: 'relay', command: process.execPath, args, env: {}, logFile, ...overrides };
  const policy = new RestartPolicy({ maxRestarts, windowMs: 60_000 }, () => spec.isBackground === true);
  const liveness = new LivenessMonitor(LIVENESS_LIMIT_MS);
  liveness.start();
  const relay = new SupervisedProcess(spec, {
    progress,
    policy,
    liveness,
    onRestart: () => pids.push(relay.pid),
  });
  processes.push(relay);
  return { relay, progress, pids };
}

/** Short, because only the test of a hang has a probe. */
const LIVENESS_LIMIT_MS = 300;

const waitUntil = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('restarts a killed process, prints the restart and reports the new process id', async () => {
  const { relay, progress, pids } = superviseScript(READY_SCRIPT);
  await relay.start();
  const firstPid = relay.pid;
  process.kill(firstPid, 'SIGKILL');
  await waitUntil(() => pids.length === 1 && progress.lines.length === 3);
  expect(relay.pid).toBe(pids[0]);
  expect(relay.pid).not.toBe(firstPid);
  expect(progress.lines[1]).toBe('relay exited (SIGKILL), restarting in 0.1 s');
  expect(progress.lines[2]).toMatch(/relay +ready after/);
});

it('gives up after the maximum number of restarts, with the reason and the last log lines', async () => {
  const { relay } = superviseScript(`${READY_SCRIPT} console.error('no keys'); ${exitWhenAllowed(3)}`, 1);
  await relay.start();
  allowExit();
  await expect(relay.waitForFailure()).rejects.toThrow(
    /^relay failed \(exit code 3, after 1 restarts within 60 s\); last log lines:\n[^]*no keys/,
  );
});

it('does not restart a process that exits with code 78 (configuration error)', async () => {
  const { relay, progress } = superviseScript(`${READY_SCRIPT} console.error('another log'); ${exitWhenAllowed(78)}`);
  await relay.start();
  allowExit();
  await expect(relay.waitForFailure()).rejects.toThrow(/^relay failed \(exit code 78\)[^]*another log/);
  expect(progress.lines.filter((line) => line.includes('restarting'))).toEqual([]);
});

it('does not retry a failed first start', async () => {
  const { relay, progress } = superviseScript(`console.error('MASTER_KEY is missing'); process.exit(1);`);
  await expect(relay.start()).rejects.toThrow(/relay failed \(exit code 1\)[^]*MASTER_KEY is missing/);
  expect(progress.lines).toEqual([]);
});

it('retries the first start when the port is in use', async () => {
  const script = `const { existsSync, writeFileSync } = require('node:fs'); const marker = process.argv[1] + '/started';
    if (!existsSync(marker)) { writeFileSync(marker, ''); console.error('Error: listen EADDRINUSE: address already in use'); process.exit(1); }
    ${READY_SCRIPT}`;
  const { relay, progress } = superviseScript(script);
  await relay.start();
  expect(progress.lines[0]).toBe('relay exited (exit code 1), restarting in 0.1 s');
});

it('does not restart a process that was stopped during a restart', async () => {
  const { relay, progress, pids } = superviseScript(READY_SCRIPT);
  await relay.start();
  process.kill(relay.pid, 'SIGKILL');
  await waitUntil(() => progress.lines.length === 2);
  await relay.stop();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(pids).toEqual([]);
});

it('kills the children of a killed process', async () => {
  const script = `const { spawn } = require('node:child_process'); const { writeFileSync } = require('node:fs');
    const child = spawn('sleep', ['60'], { stdio: 'inherit' });
    writeFileSync(process.argv[1] + '/child', String(child.pid)); ${READY_SCRIPT}`;
  const { relay } = superviseScript(script);
  await relay.start();
  const child = Number(readFileSync(join(folder, 'child'), 'utf8'));
  process.kill(relay.pid, 'SIGKILL');
  await waitUntil(() => !isAlive(child));
});

it('keeps running when the log cannot be written', async () => {
  const file = existsSync('/dev/full') ? '/dev/full' : folder;
  const { relay } = superviseScript(`${READY_SCRIPT} setInterval(() => console.log('a line'), 10);`, 5, {
    logFile: file,
  });
  await relay.start();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isAlive(relay.pid)).toBe(true);
});

it('kills and restarts a process whose event loop hangs, with a line in its log', async () => {
  const reservedPorts = await ReservedPorts.open();
  const port = await reservedPorts.reserve();
  // Only the first process hangs.
  const script = `const { existsSync, writeFileSync } = require('node:fs'); const marker = process.argv[1] + '/hung';
    require('node:http').createServer((_request, response) => {
      if (!existsSync(marker)) { writeFileSync(marker, ''); for (;;); }
      response.end();
    }).listen(${port}, '127.0.0.1', () => { ${READY_SCRIPT} });`;
  const { relay, progress, pids } = superviseScript(script, 5, { livenessProbe: createHttpProbe(port, '/healthz') });
  await relay.start();
  const hungPid = relay.pid;
  await waitUntil(() => pids.length > 0 && progress.lines.length > 2);
  expect(isAlive(hungPid)).toBe(false);
  expect(progress.lines[1]).toMatch(/^relay exited \(no answer to liveness probes for \d+ s\), restarting in 0.1 s$/);
  expect(readFileSync(join(folder, 'process.log'), 'utf8')).toMatch(
    /"process":"relay","pid":\d+,"silentMs":\d+,"msg":"liveness probe unanswered, killing the process"/,
  );
  reservedPorts.close();
});

describe('a background process', () => {
  const BACKGROUND = { isBackground: true };

  it('is not waited for at the start, and can be stopped before it is ready', async () => {
    const { relay } = superviseScript('setInterval(() => {}, 1000);', 5, BACKGROUND);
    await relay.start();
    const { pid } = relay;
    expect(isAlive(pid)).toBe(true);
    await relay.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('is restarted when its first start fails, beyond the maximum number of restarts', async () => {
    const { relay, progress } = superviseScript('process.exit(1);', 1, BACKGROUND);
    await relay.start();
    await waitUntil(() => progress.lines.length === 2);
    expect(progress.lines).toEqual([
      'relay exited (exit code 1), restarting in 0.1 s',
      'relay exited (exit code 1), restarting in 8 s',
    ]);
  });

  it('stops the stack when it exits with code 78 (configuration error)', async () => {
    const { relay } = superviseScript(`console.error('no such file'); process.exit(78);`, 5, BACKGROUND);
    await relay.start();
    await expect(relay.waitForFailure()).rejects.toThrow(/^relay failed \(exit code 78\)[^]*no such file/);
  });
});
