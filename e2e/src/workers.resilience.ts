import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profileStream, RENDER_CV } from '@trackrecord/contracts';
import { createLogger, WorkQueues } from '@trackrecord/platform';
import { WAIT_TIMEOUT_MS, waitUntil, waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import { createApiClient } from './canary-user.js';
import { IsolatedStack, NO_FEEDS } from './isolated-stack.js';
import { createOperatorApi } from './operator-api.js';
import { type Environment, startService } from './start-service.js';
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

/** Reads the port that a service has logged. */
const readPort = (logFile: string): string =>
  /"ready":true,"port":(\d+)/.exec(readFileSync(logFile, 'utf8'))?.[1] ?? '';

/** Starts a worker for CVs that no supervisor restarts. */
const startCvWorker = (env: Environment): ChildProcess =>
  startService('workers/dist/worker.main.js', ['--queues=cv'], env);

interface PausedCvs {
  readonly redisUrl: string;
  readonly uid: string;
}

/** Pauses CVs: a job waits and grows older, a person gets 503 at once, and the job is done after the queue is resumed. */
async function pauseCvs(url: string, { redisUrl, uid }: PausedCvs): Promise<void> {
  const { operate, readQueue, readActions } = await createOperatorApi(url);
  const person = await createMember(url, { firstName: 'Mary', lastName: 'Keller' });
  const { send } = createApiClient(url, person);
  await operate('queues/cv/pause');
  // The CV of this revision is not rendered yet.
  expect((await send('PATCH', `profile/skills/${person.uid}`, { skills: ['Weaving'] })).status).toBe(200);
  const queues = new WorkQueues(redisUrl, createLogger('test', 'silent'));
  const job = await queues.add({
    ...RENDER_CV,
    id: randomUUID(),
    data: { uid, stream: profileStream(uid), revision: 0 },
  });
  await waitUntil('a job waits in the paused queue', async () => {
    const { isPaused, waiting, oldestSeconds } = await readQueue('cv');
    return isPaused && waiting > 0 && oldestSeconds !== null && oldestSeconds > 0;
  });
  const { oldestSeconds } = await readQueue('cv');
  await waitUntil('it grows older', async () => Number((await readQueue('cv')).oldestSeconds) > Number(oldestSeconds));
  await waitUntil('the CV of a person is refused', async () => {
    const response = await send('GET', 'cv/generate');
    const { code } = (await response.json()) as { code?: string };
    return response.status === 503 && code === 'paused' && Number(response.headers.get('retry-after')) > 0;
  });
  await operate('queues/cv/resume');
  await queues.waitUntilFinished(RENDER_CV.queue, job, WAIT_TIMEOUT_MS);
  await queues.close();
  const actions = await readActions();
  expect(actions.map(({ action, target, outcome }) => [action, target, outcome])).toEqual([
    ['resume-queue', 'cv', 'done'],
    ['pause-queue', 'cv', 'done'],
  ]);
}

/** Fails a job for good, without the workers of the stack, which are stopped meanwhile. Returns its id. */
async function failCvJob({ pids, env }: IsolatedStack, uid: string): Promise<string> {
  const connection = { url: env['REDIS_URL'] ?? '' };
  const cvPids = WORKERS.filter((name) => name.includes('cv')).map((name) => pids[name] ?? 0);
  for (const pid of cvPids) process.kill(pid, 'SIGSTOP');
  const queue = new Queue(RENDER_CV.queue, { connection });
  const worker = new Worker(RENDER_CV.queue, null, { connection: { ...connection, maxRetriesPerRequest: null } });
  const id = `render-cv-${randomUUID()}`;
  try {
    await queue.add(RENDER_CV.name, { uid, stream: profileStream(uid), revision: 0 }, { jobId: id });
    const job = await worker.getNextJob('the-test');
    expect(job.id).toBe(id);
    await job.moveToFailed(new UnrecoverableError('internal'), 'the-test');
  } finally {
    await Promise.all([worker.close(), queue.close()]);
    for (const pid of cvPids) process.kill(pid, 'SIGCONT');
  }
  return id;
}

/** Retries a failed CV job, which makes the CV, and discards another one. */
async function retryAndDiscardCvs(stack: IsolatedStack, uid: string): Promise<void> {
  const { operate, readQueue, readFailures, readActions } = await createOperatorApi(stack.url);
  const failure = { kind: 'render-cv', code: 'internal', count: 1, isRetryable: true };
  const id = await failCvJob(stack, uid);
  expect(await readFailures('cv')).toMatchObject([failure]);
  await operate('queues/cv/retries', { kind: 'render-cv', code: 'internal', max: 10 });
  const queue = new Queue(RENDER_CV.queue, { connection: { url: stack.env['REDIS_URL'] ?? '' } });
  await waitUntil('the retried job is done', async () => (await queue.getJobState(id)) === 'completed');
  await queue.close();
  expect((await readQueue('cv')).failed).toBe(0);

  const jobId = await failCvJob(stack, uid);
  await operate('queues/cv/discards', { jobId });
  expect(await readFailures('cv')).toEqual([]);
  expect((await readActions()).slice(0, 2)).toMatchObject([
    { action: 'discard-jobs', target: `cv ${jobId}`, outcome: 'done', detail: '1 job' },
    { action: 'retry-jobs', target: 'cv render-cv internal', outcome: 'done', detail: '1 job' },
  ]);
}

const OPERATION_PATHS = [
  'overview',
  'queues',
  ...['failed', 'waiting', 'delayed', 'active'].map((state) => `queues/cv/jobs?state=${state}`),
  'queues/cv/failures',
  'projections',
  'quarantine',
  'feeds',
  'erasures',
  'actions',
];

/** Searches what operators see, and the metrics of the processes, for texts of a person. */
async function searchOperations(stack: IsolatedStack, logs: string, texts: readonly string[]): Promise<void> {
  const { read } = await createOperatorApi(stack.url);
  const responses = await Promise.all(
    OPERATION_PATHS.map(async (path) => [path, JSON.stringify(await read(path))] as const),
  );
  const metrics = await Promise.all(
    ['command-api', 'query-api', 'projector', 'relay', ...WORKERS].map(async (name) => {
      const response = await fetch(`http://127.0.0.1:${readPort(join(logs, `${name}.log`))}/metrics`);
      const text = await response.text();
      expect(text).toContain('build_info{');
      return [name, text] as const;
    }),
  );
  const found = [...responses, ...metrics].flatMap(([source, content]) =>
    texts.filter((text) => content.includes(text)).map((text) => `${text} in ${source}`),
  );
  expect(found).toEqual([]);
}

it('starts the workers of WORKERS, which share the jobs of their queue, restarts each, and tells the backlog', async () => {
  const dataDir = join(folder, 'data');
  const stack = await IsolatedStack.start(dataDir, 0, { ...NO_FEEDS, WORKERS: 'cv:2,*:1' });
  expect(
    Object.keys(stack.pids)
      .filter((name) => name.startsWith('worker'))
      .toSorted(),
  ).toEqual(WORKERS);
  const { readStates } = await createOperatorApi(stack.url);
  const extraWorker = startCvWorker({ ...stack.env, INSTANCE_NAME: 'worker-extra' });
  const allReady = Object.fromEntries([...WORKERS, 'worker-extra'].map((name) => [name, 'ready']));
  await waitUntilPasses(async () => expect(await readStates('worker')).toEqual(allReady));
  extraWorker.kill('SIGKILL');
  expect(WORKERS.filter((name) => !existsSync(join(dataDir, 'logs', `${name}.log`)))).toEqual([]);

  const { uid, email } = await createMember(stack.url, { firstName: 'Ida', lastName: 'Rhodes' });
  const redisUrl = stack.env['REDIS_URL'] ?? '';
  const queues = new WorkQueues(redisUrl, createLogger('test', 'silent'));
  const queue = new Queue(RENDER_CV.queue, { connection: { url: redisUrl } });
  const workersOfJobs = new Set<string | undefined>();
  await waitUntil('both CV workers have finished a job', async () => {
    const data = { uid, stream: profileStream(uid), revision: 0 };
    const job = await queues.add({ ...RENDER_CV, id: randomUUID(), data });
    await queues.waitUntilFinished(RENDER_CV.queue, job, WAIT_TIMEOUT_MS);
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

  await pauseCvs(stack.url, { redisUrl, uid });
  await retryAndDiscardCvs(stack, uid);
  await searchOperations(stack, join(dataDir, 'logs'), [uid, email, 'Rhodes']);

  const killedPid = stack.pids['worker-cv-2'] ?? 0;
  process.kill(killedPid, 'SIGKILL');
  await waitUntil('the killed worker is restarted', () => stack.pids['worker-cv-2'] !== killedPid);
  // A worker that nothing restarts is missing, whatever it last said of itself.
  await waitUntilPasses(async () =>
    expect(await readStates('worker')).toEqual({ ...allReady, 'worker-extra': 'missing' }),
  );
  expect((await fetch(`${stack.url}/api/health`)).status).toBe(200);
  expect(await stack.stop()).toBe(0);
});
