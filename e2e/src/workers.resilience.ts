import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profileStream, RENDER_CV } from '@trackrecord/contracts';
import { createLogger, WorkQueues } from '@trackrecord/platform';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { Queue } from 'bullmq';
import { IsolatedStack, NO_FEEDS } from './isolated-stack.js';
import { createMember } from './test-users.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workers-'));
});
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const WORKERS = ['worker-1', 'worker-cv-1', 'worker-cv-2'];
const JOB_TIMEOUT_MS = 120_000;

async function findHealthyWorkers(url: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/api/health`);
  const { parts } = (await response.json()) as { parts: Readonly<Record<string, { readonly status: string }>> };
  return Object.keys(parts)
    .filter((name) => name.startsWith('worker') && parts[name]?.status !== 'down')
    .toSorted();
}

/** Reads the port that a service has logged. */
const readPort = (logFile: string): string =>
  /"ready":true,"port":(\d+)/.exec(readFileSync(logFile, 'utf8'))?.[1] ?? '';

it('starts the workers of WORKERS, which share the jobs of their queue, restarts each, and tells the backlog', async () => {
  const dataDir = join(folder, 'data');
  const stack = await IsolatedStack.start(dataDir, 0, { ...NO_FEEDS, WORKERS: 'cv:2,*:1' });
  expect(
    Object.keys(stack.pids)
      .filter((name) => name.startsWith('worker'))
      .toSorted(),
  ).toEqual(WORKERS);
  await waitUntil('all workers are healthy', async () => (await findHealthyWorkers(stack.url)).length === 3);
  expect(await findHealthyWorkers(stack.url)).toEqual(WORKERS);
  expect(WORKERS.filter((name) => !existsSync(join(dataDir, 'logs', `${name}.log`)))).toEqual([]);

  const { uid } = await createMember(stack.url, { firstName: 'Ida', lastName: 'Rhodes' });
  const redisUrl = stack.env['REDIS_URL'] ?? '';
  const queues = new WorkQueues(redisUrl, createLogger('test', 'silent'));
  const queue = new Queue(RENDER_CV.queue, { connection: { url: redisUrl } });
  const workersOfJobs = new Set<string | undefined>();
  await waitUntil('both CV workers have finished a job', async () => {
    const data = { uid, stream: profileStream(uid), revision: 0 };
    const job = await queues.add({ ...RENDER_CV, id: randomUUID(), data });
    await queues.waitUntilFinished(RENDER_CV.queue, job, JOB_TIMEOUT_MS);
    const finishedJob = await queue.getJob(job.id ?? '');
    expect(await finishedJob?.getState()).toBe('completed');
    workersOfJobs.add(finishedJob?.processedBy);
    return workersOfJobs.size === 2;
  });
  expect([...workersOfJobs].toSorted()).toEqual(['worker-cv-1', 'worker-cv-2']);
  await queue.close();
  await queues.close();

  const relayUrl = `http://127.0.0.1:${readPort(join(dataDir, 'logs', 'relay.log'))}`;
  await waitUntil('no CV is waiting', async () => {
    const response = await fetch(`${relayUrl}/metrics/backlog?queues=cv`);
    return JSON.stringify(await response.json()) === '{"jobs":0}';
  });
  expect((await fetch(`${stack.url}/metrics/backlog?queues=cv`)).status).toBe(404);

  const killedPid = stack.pids['worker-cv-2'] ?? 0;
  process.kill(killedPid, 'SIGKILL');
  await waitUntil('the killed worker is restarted', () => stack.pids['worker-cv-2'] !== killedPid);
  await waitUntil('all workers are healthy', async () => (await findHealthyWorkers(stack.url)).length === 3);
  expect(await stack.stop()).toBe(0);
});
