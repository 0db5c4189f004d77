import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@trackrecord/platform/testing/processes';
import { authHeaders, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';
import { HANGABLE, hangProcess } from './faults/hang-process.js';
import { IsolatedStack, NO_FEEDS } from './isolated-stack.js';
import { createMember } from './test-users.js';

/** Less than the default, so that the tests take less time; a busy machine answers within it. */
const LIVENESS = { LIVENESS_LIMIT_SECONDS: '20' };
const POLL_INTERVAL_MS = 100;

let folder: string;
let stack: IsolatedStack;
let member: TestUser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hung-process-'));
  stack = await IsolatedStack.start(folder, 0, { ...NO_FEEDS, ...HANGABLE, ...LIVENESS });
  member = await createMember(stack.url, { firstName: 'Ida', lastName: 'Rhodes' });
}, 90_000);
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

async function waitUntil(description: string, condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + WAIT_TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${description}, not within the timeout:\n${stack.output.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

async function request(path: string, options: RequestInit = {}): Promise<number> {
  const headers = { ...authHeaders(member), 'content-type': 'application/json' };
  try {
    const response = await fetch(`${stack.url}/api${path}`, { headers, ...options });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

const write = () =>
  request(`/profile/${member.uid}/skills`, { method: 'PUT', body: JSON.stringify({ skills: [randomUUID()] }) });
const read = () => request(`/profile/${member.uid}`);
const isHealthy = async () => (await request('/health')) === 200;

/** Hangs a process, runs `whileHung` until it is restarted, and waits until the stack is healthy. */
async function hangUntilRestarted(name: string, whileHung: () => Promise<void>): Promise<void> {
  const hungPid = stack.pids[name] ?? 0;
  await hangProcess(hungPid, join(folder, 'logs', `${name}.log`));
  await waitUntil(`${name} is restarted`, async () => {
    await whileHung();
    return stack.pids[name] !== hungPid;
  });
  expect(isRunning(hungPid)).toBe(false);
  expect(stack.output.join('\n')).toMatch(
    new RegExp(`^${name} exited \\(no answer to liveness probes for \\d+ s\\), restarting in`, 'm'),
  );
  await waitUntil('the stack is healthy', isHealthy);
}

it('restarts a worker whose event loop hangs, while reads and writes are served', async () => {
  const otherPids = Object.entries(stack.pids).filter(([name]) => name !== 'worker');
  const statuses = new Set<number>();
  await hangUntilRestarted('worker', async () => {
    statuses.add(await write());
    statuses.add(await read());
  });
  expect([...statuses]).toEqual([200]);
  expect(Object.entries(stack.pids).filter(([name]) => name !== 'worker')).toEqual(otherPids);
}, 180_000);

it('restarts a query API whose event loop hangs, while writes are served, and reads are served again', async () => {
  const statuses = new Set<number>();
  await hangUntilRestarted('query-api', async () => {
    statuses.add(await write());
  });
  expect([...statuses]).toEqual([200]);
  await waitUntil('reads are served', async () => (await read()) === 200);
}, 180_000);
