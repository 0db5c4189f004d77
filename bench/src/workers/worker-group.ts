import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { engine, REQUESTED_WORK } from '@trackrecord/contracts';
import {
  connectRedis,
  type Logger,
  type Redis,
  sleep,
  type Stores,
  WorkQueues,
  WorkStore,
} from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { Queue } from 'bullmq';
import { z } from 'zod';
import { type ServerProcess, startServer } from '../server-process.js';
import { createDescription } from './descriptions.js';
import { getLastEventId, type JobHistory, readJobHistory } from './job-history.js';

const { queue: QUEUE_NAME } = REQUESTED_WORK.enhance;
const JOBS_PER_PROCESS = 4;
/** Users, each with their own encryption key. */
const USER_COUNT = 64;
const POLL_MS = 20;
const TIMEOUT_MS = 10 * 60_000;
const METRICS_TIMEOUT_MS = 30_000;
/** How many jobs are added, or read, at a time. */
const CHUNK_SIZE = 100;

const WORKER_MAIN = fileURLToPath(import.meta.resolve('@trackrecord/workers/worker.main'));
const WORKER_VARIABLES = {
  LOG_LEVEL: 'info',
  WORKER_NICE: '0',
  // On a busy machine a process may not run for longer than the default lock.
  JOB_LOCK_SECONDS: '30',
  WORKER_DRAIN_SECONDS: '60',
  OPENAI_API_KEY: 'bench',
  AI_DAILY_CALL_LIMIT_PER_USER: '1000000000',
  AI_DAILY_CALL_LIMIT: '1000000000',
  AI_DAILY_TOKEN_LIMIT_PER_USER: '1000000000000',
  AI_DAILY_TOKEN_LIMIT: '1000000000000',
};

interface Dependencies {
  readonly modelUrl: string;
  readonly stores: Stores;
  readonly logger: Logger;
}

/** Worker processes with queues of their own, which enhance descriptions with a model, four at a time each. */
export class WorkerGroup {
  readonly #processes: ServerProcess[] = [];
  readonly #users = Array.from({ length: USER_COUNT }, () => `bench-${randomUUID()}`);
  readonly #work: WorkStore;
  readonly #queues: WorkQueues;
  readonly #connection: Redis;
  readonly #queue: Queue;

  private constructor(
    private readonly redisUrl: string,
    private readonly dependencies: Dependencies,
  ) {
    const { stores, logger } = dependencies;
    this.#work = new WorkStore(stores.mongo.db, stores.sealer);
    this.#queues = new WorkQueues(redisUrl, logger);
    this.#connection = connectRedis(redisUrl, logger);
    this.#queue = new Queue(QUEUE_NAME, { connection: this.#connection });
  }

  /** Starts a group in a Redis database, given by its number. */
  static async start(processCount: number, redisDatabase: number, dependencies: Dependencies): Promise<WorkerGroup> {
    const group = new WorkerGroup(`${testVariable('REDIS_URL')}/${String(redisDatabase)}`, dependencies);
    await Promise.all(Array.from({ length: processCount }, () => group.addProcess()));
    return group;
  }

  async addProcess(): Promise<void> {
    const variables = {
      ...WORKER_VARIABLES,
      REDIS_URL: this.redisUrl,
      OPENAI_BASE_URL: this.dependencies.modelUrl,
      INSTANCE_NAME: `bench-${randomUUID()}`,
    };
    const args = [`--queues=${QUEUE_NAME}`, `--concurrency=${String(JOBS_PER_PROCESS)}`];
    this.#processes.push(await startServer(WORKER_MAIN, variables, args));
  }

  /** Processes jobs that wait already. Returns how long that took, in milliseconds. */
  async run(jobCount: number): Promise<number> {
    await this.#addPausedJobs(jobCount);
    const startedAt = performance.now();
    await this.#queue.resume();
    await this.#waitForBacklog(0);
    return performance.now() - startedAt;
  }

  /** Returns the CPU time of the running processes since their start, in milliseconds. */
  async readCpuMs(): Promise<number> {
    const times = await Promise.all(this.#processes.map(readCpuMs));
    return times.reduce((sum, time) => sum + time, 0);
  }

  /**
   * Processes jobs, and ends a process of the group when a quarter of them is done.
   *
   * @throws {Error} if a result is missing or was not made by the model.
   */
  async runAndEndProcess(jobCount: number, how: 'kill' | 'stop'): Promise<JobHistory> {
    const lastEventId = await getLastEventId(this.#queue, this.#connection);
    const jobs = await this.#addPausedJobs(jobCount);
    await this.#queue.resume();
    await this.#waitForBacklog(Math.floor(jobCount * 0.75));
    await this.#processes.shift()?.[how]();
    await this.#waitForBacklog(0);
    await this.#requireResults(jobs);
    return readJobHistory(this.#queue, this.#connection, lastEventId);
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.kill()));
    await this.#queue.close();
    this.#connection.disconnect();
    await this.#queues.close();
  }

  /** Adds jobs to the paused queue. Returns their ids and users. */
  async #addPausedJobs(count: number): Promise<readonly WorkId[]> {
    await this.#queue.pause();
    const until = new Date(Date.now() + TIMEOUT_MS);
    const jobs = Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      uid: this.#users[index % USER_COUNT] ?? '',
      description: createDescription(index),
    }));
    await runInChunks(jobs, async ({ id, uid, description }) => {
      await this.#work.begin({ id, uid, kind: 'enhance', input: { description, context: 'experience' }, until });
      await this.#queues.add({ queue: QUEUE_NAME, name: 'enhance', id, data: { uid, workId: id } });
    });
    return jobs;
  }

  /** Waits until at most this many jobs are unfinished. @throws {Error} on timeout. */
  async #waitForBacklog(maxCount: number): Promise<void> {
    const deadline = performance.now() + TIMEOUT_MS;
    const countUnfinished = () => this.#queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized');
    while ((await countUnfinished()) > maxCount) {
      if (performance.now() > deadline) throw new Error(`the jobs did not end in ${String(TIMEOUT_MS)} ms`);
      await sleep(POLL_MS);
    }
  }

  async #requireResults(jobs: readonly WorkId[]): Promise<void> {
    await runInChunks(jobs, async ({ id, uid }) => {
      const outcome = await this.#work.findOutcome(id, uid);
      const result = outcome?.state === 'done' ? resultWithEngine.parse(outcome.result) : undefined;
      if (result?.engine !== 'openai')
        throw new Error(`a job ended without a result of the model: ${String(outcome?.state)}`);
    });
  }
}

async function readCpuMs({ url }: ServerProcess): Promise<number> {
  const response = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(METRICS_TIMEOUT_MS) });
  const [, seconds] = /^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)$/m.exec(await response.text()) ?? [];
  return 1_000 * Number(seconds);
}

interface WorkId {
  readonly id: string;
  readonly uid: string;
}

const resultWithEngine = z.object({ engine });

async function runInChunks<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let index = 0; index < items.length; index += CHUNK_SIZE)
    await Promise.all(items.slice(index, index + CHUNK_SIZE).map(work));
}
