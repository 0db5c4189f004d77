import { randomUUID } from 'node:crypto';
import { type Job, Queue, QueueEvents, Worker } from 'bullmq';
import { sleep } from '../lifecycle/sleep.js';
import { WAIT_TIMEOUT_MS, waitUntil } from '../testing/wait-for.js';
import { createLogger } from '../logging/logger.js';
import { testVariable } from '../testing/test-stack.js';
import type { JobDebounce, JobPriority } from './new-job.js';
import { getLockOptions } from './queue-settings.js';
import { connectRedis, QueuesUnavailableError, type Redis } from '../redis/connect.js';
import { WorkQueues } from './work-queues.js';

const logger = createLogger('test', 'silent');
const queue = `test-${randomUUID()}`;
let queues: WorkQueues;
let worker: Worker;
let processedIds: string[];
let connection: Redis;
beforeAll(async () => {
  queues = new WorkQueues(testVariable('REDIS_URL'), logger);
  connection = connectRedis(testVariable('REDIS_URL'), logger);
  processedIds = [];
  worker = new Worker(
    queue,
    (job) => {
      processedIds.push(String(job.id));
      return job.name === 'fails' ? Promise.reject(new Error('internal')) : Promise.resolve();
    },
    { connection, ...getLockOptions() },
  );
  await worker.waitUntilReady();
});
afterAll(async () => {
  await worker.close();
  connection.disconnect();
  await queues.close();
});

/** How long a job may take on a busy machine (ms). */
const JOB_TIMEOUT_MS = WAIT_TIMEOUT_MS;

/** Reads a job from Redis. */
async function findJob(name: string, id: string | undefined) {
  const bullQueue = new Queue(name, { connection });
  const foundJob = await bullQueue.getJob(String(id));
  await bullQueue.close();
  return foundJob;
}

/** Returns the score of a delayed job, which grows with the time when it is due; undefined if it is not delayed. */
const findDueTime = async (name: string, id: string | undefined): Promise<number | undefined> =>
  Number((await connection.zscore(`bull:${name}:delayed`, String(id))) ?? NaN) || undefined;

const createJob = (name: string, id = randomUUID()) => ({ queue, name, id, data: {} });

describe('a job', () => {
  it('is detected as finished even if its event is lost', async () => {
    const emit = jest.spyOn(QueueEvents.prototype, 'emit').mockReturnValue(false);
    const queuesWithoutEvents = new WorkQueues(testVariable('REDIS_URL'), logger);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const name = `without-event-${randomUUID()}`;
    const slowWorker = new Worker(name, () => released, { connection, ...getLockOptions() });
    const finished = queuesWithoutEvents.waitUntilFinished(
      name,
      await queuesWithoutEvents.add({ queue: name, name: 'without-event', id: randomUUID(), data: {} }),
      8_000,
    );
    await sleep(500);
    release();
    await finished;
    emit.mockRestore();
    await Promise.all([slowWorker.close(), queuesWithoutEvents.close()]);
  });

  it('can be awaited before and after it finishes', async () => {
    const added = await queues.add(createJob('works'));
    await queues.waitUntilFinished(queue, added, JOB_TIMEOUT_MS);
    await queues.waitUntilFinished(queue, added, JOB_TIMEOUT_MS);
  });

  it('counts as finished when its last attempt fails', async () => {
    const failingJob = createJob('fails');
    await queues.waitUntilFinished(queue, await queues.add(failingJob), JOB_TIMEOUT_MS);
    expect(processedIds.filter((id) => id === failingJob.id)).toHaveLength(3);
  });

  it('is not added twice with the same id unless it is restarted', async () => {
    const repeatedJob = createJob('works');
    for (const add of [queues.add(repeatedJob), queues.add(repeatedJob)])
      await queues.waitUntilFinished(queue, await add, JOB_TIMEOUT_MS);
    expect(processedIds.filter((id) => id === repeatedJob.id)).toHaveLength(1);
    await queues.waitUntilFinished(queue, await queues.addUrgent(repeatedJob), JOB_TIMEOUT_MS);
    expect(processedIds.filter((id) => id === repeatedJob.id)).toHaveLength(2);
  });

  it('with the deduplication id of an active job runs once after it, with the data of the last duplicate', async () => {
    const slowQueue = `${queue}-slow`;
    const releases = new Map<string, () => void>();
    const finishedNumbers: string[] = [];
    const slowWorker = new Worker(
      slowQueue,
      async (job) => {
        if (job.data.number === 1) await new Promise<void>((resolve) => releases.set('first', resolve));
        finishedNumbers.push(String(job.data.number));
      },
      { connection, ...getLockOptions() },
    );
    const add = (number: number) =>
      queues.add({ queue: slowQueue, name: 'works', id: randomUUID(), data: { number }, deduplicationId: 'user' });
    const first = await add(1);
    while (!releases.has('first')) await new Promise((resolve) => setTimeout(resolve, 5));
    expect([(await add(2)).id, (await add(3)).id]).toEqual([first.id, first.id]);
    releases.get('first')?.();
    await queues.waitUntilFinished(slowQueue, first, JOB_TIMEOUT_MS);
    while (finishedNumbers.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await queues.waitUntilFinished(slowQueue, await add(4), JOB_TIMEOUT_MS);
    expect(finishedNumbers.slice(0, 2)).toEqual(['1', '3']);
    expect(finishedNumbers.slice(2).every((number) => number === '4')).toBe(true);
    await slowWorker.close();
  });

  it('runs after jobs with a higher priority, and is not deduplicated against jobs with another deduplication id', async () => {
    const busyQueue = `${queue}-busy`;
    const createPriorityJob = (name: string, priority: JobPriority) => ({
      queue: busyQueue,
      name,
      id: randomUUID(),
      data: {},
      priority,
    });
    for (const name of ['bulk', 'second bulk'])
      await queues.add({ ...createPriorityJob(name, 'bulk'), deduplicationId: `deduplicated-${name}` });
    await queues.add({ ...createPriorityJob('background', 'background'), deduplicationId: 'bulk' });
    await queues.add(createPriorityJob('requested', 'requested'));
    const finishedNames: string[] = [];
    const busyWorker = new Worker(busyQueue, ({ name }) => Promise.resolve(void finishedNames.push(name)), {
      connection,
      ...getLockOptions(),
    });
    await waitUntil('four jobs are finished', () => finishedNames.length === 4);
    expect(finishedNames).toEqual(['requested', 'background', 'bulk', 'second bulk']);
    await busyWorker.close();
  });

  it('skips its retry backoff when it is restarted', async () => {
    const retryingQueue = `${queue}-retrying`;
    let attempts = 0;
    const failThreeTimes = () => ((attempts += 1) < 4 ? Promise.reject(new Error('internal')) : Promise.resolve());
    const retryingWorker = new Worker(retryingQueue, failThreeTimes, { connection, ...getLockOptions() });
    const retriedJob = { queue: retryingQueue, name: 'works', id: randomUUID(), data: {}, hasLongRetries: true };
    const added = await queues.add(retriedJob);
    // The next attempt is seconds away now.
    while (attempts < 3 || (await added.getState()) !== 'delayed')
      await new Promise((resolve) => setTimeout(resolve, 20));
    const restartedJob = await queues.addUrgent(retriedJob);
    expect(await findDueTime(retryingQueue, added.id)).toBeUndefined();
    await queues.waitUntilFinished(retryingQueue, restartedJob, JOB_TIMEOUT_MS);
    expect(await added.getState()).toBe('completed');
    await retryingWorker.close();
  });

  it('runs before all background jobs when it is restarted or prioritized', async () => {
    const busyQueue = `${queue}-urgent`;
    const createBulkJob = (name: string) =>
      ({ queue: busyQueue, name, id: name, data: {}, deduplicationId: name, priority: 'bulk' }) as const;
    for (const name of ['first', 'second', 'third']) await queues.add(createBulkJob(name));
    await queues.addUrgent({ queue: busyQueue, name: 'third', id: randomUUID(), data: {}, deduplicationId: 'third' });
    await queues.promote(busyQueue, 'second');
    await queues.promote(busyQueue, 'nothing');
    const finishedNames: string[] = [];
    const busyWorker = new Worker(busyQueue, ({ name }) => Promise.resolve(void finishedNames.push(name)), {
      connection,
      ...getLockOptions(),
    });
    await waitUntil('three jobs are finished', () => finishedNames.length === 3);
    expect(finishedNames).toEqual(['third', 'second', 'first']);
    await busyWorker.close();
  });

  it('throws DeadlineExceededError when it does not finish in time', async () => {
    const added = await queues.add({ ...createJob('waits'), queue: `${queue}-without-worker` });
    await expect(queues.waitUntilFinished(`${queue}-without-worker`, added, 200)).rejects.toThrow(
      /waits took longer than 200 ms/,
    );
  });
});

describe('a debounced job', () => {
  const debouncedQueue = `${queue}-debounced`;
  /** The data of the processed jobs. */
  const processedJobs: { readonly deduplicationId: string; readonly number: number }[] = [];
  const getProcessedNumbers = (deduplicationId: string) =>
    processedJobs.filter((job) => job.deduplicationId === deduplicationId).map(({ number }) => number);
  let debouncedWorker: Worker;
  beforeAll(async () => {
    const run = ({ data }: Job<(typeof processedJobs)[number]>) => Promise.resolve(void processedJobs.push(data));
    debouncedWorker = new Worker(debouncedQueue, run, { connection, ...getLockOptions() });
    await debouncedWorker.waitUntilReady();
  });
  afterAll(() => debouncedWorker.close());

  const addDebounced = (deduplicationId: string, number: number, debounce: JobDebounce) =>
    queues.add({
      queue: debouncedQueue,
      name: 'works',
      id: randomUUID(),
      data: { number, deduplicationId },
      deduplicationId,
      debounce,
    });

  it('starts once, after quietMs without a new duplicate', async () => {
    const deduplicationId = randomUUID();
    // Much longer than the pauses between the duplicates, which are longer than they should be on a busy machine.
    const debounce = { quietMs: 3_000, maxWaitMs: 60_000 };
    let added = await addDebounced(deduplicationId, 1, debounce);
    const firstAddedAt = Date.now();
    for (let number = 2; number <= 5; number += 1) {
      await sleep(200);
      added = await addDebounced(deduplicationId, number, debounce);
    }
    const lastAddedAt = Date.now();
    await queues.waitUntilFinished(debouncedQueue, added, JOB_TIMEOUT_MS);
    const { processedOn = 0, timestamp } = (await findJob(debouncedQueue, added.id)) ?? {};
    expect(getProcessedNumbers(deduplicationId)).toHaveLength(1);
    expect(timestamp).toBeLessThanOrEqual(firstAddedAt);
    expect(processedOn).toBeGreaterThanOrEqual(lastAddedAt + 2_950);
  });

  it('starts after maxWaitMs despite new duplicates', async () => {
    const deduplicationId = randomUUID();
    // Longer than the maximum wait, so that the job never starts because of a long pause between two duplicates.
    const debounce = { quietMs: 600_000, maxWaitMs: 1_500 };
    const added = await addDebounced(deduplicationId, 1, debounce);
    const startedAt = Date.now();
    while (getProcessedNumbers(deduplicationId).length === 0 && Date.now() - startedAt < JOB_TIMEOUT_MS) {
      await sleep(100);
      await addDebounced(deduplicationId, 2, debounce);
    }
    const { processedOn = 0, timestamp = 0 } = (await findJob(debouncedQueue, added.id)) ?? {};
    expect(processedOn - timestamp).toBeGreaterThanOrEqual(1_450);
    expect(processedOn - timestamp).toBeLessThan(debounce.quietMs);
  });

  it('does not start before notBefore unless it is restarted', async () => {
    const deduplicationId = randomUUID();
    const debounce = { quietMs: 10, maxWaitMs: 50, notBefore: Date.now() + 60_000 };
    await addDebounced(deduplicationId, 1, debounce);
    await addDebounced(deduplicationId, 2, debounce);
    await sleep(300);
    expect(getProcessedNumbers(deduplicationId)).toEqual([]);
    const urgentJob = {
      queue: debouncedQueue,
      name: 'works',
      id: randomUUID(),
      data: { number: 3, deduplicationId },
      deduplicationId,
    };
    await queues.waitUntilFinished(debouncedQueue, await queues.addUrgent(urgentJob), JOB_TIMEOUT_MS);
    expect(getProcessedNumbers(deduplicationId)).toEqual([1]);
  });

  it('keeps its retry backoff when a duplicate is added', async () => {
    const failingQueue = `${queue}-debounced-failing`;
    let attempts = 0;
    const failingWorker = new Worker(failingQueue, () => ((attempts += 1), Promise.reject(new Error('internal'))), {
      connection,
      ...getLockOptions(),
    });
    const debounce = { quietMs: 0, maxWaitMs: 0 };
    const job = {
      queue: failingQueue,
      name: 'works',
      data: {},
      deduplicationId: 'one',
      hasLongRetries: true,
      debounce,
    };
    const { id } = await queues.add({ ...job, id: randomUUID() });
    await waitUntil('there were three attempts', () => attempts >= 3);
    let dueTimes: readonly (number | undefined)[];
    let attemptsBefore: number;
    do {
      attemptsBefore = attempts;
      const dueTime = await findDueTime(failingQueue, id);
      await queues.add({ ...job, id: randomUUID() });
      dueTimes = [dueTime, await findDueTime(failingQueue, id)];
      // The backoff may have ended meanwhile. The next one is longer.
    } while (attempts !== attemptsBefore || dueTimes.includes(undefined));
    expect(dueTimes[1]).toBe(dueTimes[0]);
    await failingWorker.close();
  });
});

it('rejects a job immediately while Redis is unreachable', async () => {
  const unreachableQueues = new WorkQueues('redis://127.0.0.1:1', logger);
  await expect(unreachableQueues.add(createJob('works'))).rejects.toThrow(QueuesUnavailableError);
  await unreachableQueues.close();
});

it('reads the state of a queue', async () => {
  const countedQueue = `${queue}-counted`;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const slowWorker = new Worker(countedQueue, () => finished, { connection, ...getLockOptions() });
  const add = (options: { readonly priority?: JobPriority; readonly debounce?: JobDebounce } = {}) =>
    queues.add({ queue: countedQueue, name: 'works', id: randomUUID(), data: {}, ...options });
  await add();
  await waitUntil('the first job is active', async () => (await queues.readState(countedQueue)).jobs.active === 1);
  await add();
  await add({ priority: 'background' });
  await add({ priority: 'bulk' });
  await add({ debounce: { quietMs: 3_600_000, maxWaitMs: 3_600_000 } });
  const { oldestSeconds, ...state } = await queues.readState(countedQueue);
  expect(state).toEqual({
    jobs: { active: 1, waiting: 1, prioritized: 2, delayed: 1, failed: 0 },
    isPaused: false,
    maxConcurrency: null,
    done: [],
  });
  expect(oldestSeconds).toBeGreaterThanOrEqual(0);
  await queues.operate(countedQueue, async (bullQueue) => {
    await bullQueue.pause();
    await bullQueue.setGlobalConcurrency(3);
  });
  expect(await queues.readState(countedQueue)).toMatchObject({ isPaused: true, maxConcurrency: 3 });
  await waitUntil('the waiting jobs grow older', async () => {
    const later = await queues.readState(countedQueue);
    return Number(later.oldestSeconds) > Number(oldestSeconds);
  });
  finish();
  await slowWorker.close();
});
