import { type Job, Queue, QueueEvents } from 'bullmq';
import { withDeadline } from '../lifecycle/shutdown.js';
import type { Logger } from '../logging/logger.js';
import { SharedRead } from '../lifecycle/shared-read.js';
import { sleep } from '../lifecycle/sleep.js';
import { JOB_PRIORITIES, type JobDebounce, toJobOptions, type NewJob, calculateDelay } from './new-job.js';
import { type QueueState, readQueueState } from './queue-state.js';
import {
  connectRedis,
  checkRedis,
  QueuePausedError,
  QueuesUnavailableError,
  withRedisTimeout,
  type Redis,
} from '../redis/connect.js';

const CONNECT_TIMEOUT_MS = 3_000;
/** How often the state of a job is read while waiting for its event. */
const STATE_POLL_MS = 1_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** How long it may take until it is noticed that a queue is paused. */
const PAUSE_TTL_MS = 500;
const FINISHED_STATES = new Set(['completed', 'failed']);

/** Adds jobs to queues and waits for them to finish. */
export class WorkQueues {
  readonly #queues = new Map<string, { readonly queue: Queue; readonly connection: Redis }>();
  readonly #events = new Map<string, QueueEvents>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #connections: Redis[] = [];
  readonly #pendingConnections = new Map<Redis, Promise<void>>();
  readonly #pauses = new Map<string, SharedRead<boolean>>();

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /**
   * Connects before the first job, optionally also to the events of finished jobs, so that requests do not wait for the
   * connections.
   */
  prepare(queues: readonly string[], { listensToEvents }: { readonly listensToEvents: boolean }): void {
    for (const queue of queues) {
      this.#getQueue(queue);
      if (listensToEvents) this.#getEvents(queue);
    }
  }

  /**
   * Adds a job to its queue. If a job with the same id exists, it is left unchanged. If a job with the same
   * deduplication id waits, the new job is not added, but its `debounce` postpones the waiting job. Returns the job
   * that will run or is running.
   * @throws {QueuesUnavailableError} The job will not run later, unless only the response of Redis was lost.
   */
  async add(job: NewJob): Promise<Job> {
    const { queue, connection } = this.#getQueue(job.queue);
    await this.#waitUntilConnected(connection);
    const addedJob = await withRedisTimeout(queue.add(job.name, job.data, toJobOptions(job)));
    if (job.debounce && addedJob.id !== job.id) await postpone(queue, addedJob.id, job.debounce);
    return addedJob;
  }

  /**
   * Adds a job that a user waits for: runs it again if it has finished, and immediately, before background jobs, if it
   * is debounced or waits for its next attempt.
   * @throws {QueuesUnavailableError}
   */
  addUrgent(job: NewJob): Promise<Job> {
    return this.#addAgain(job, startNow);
  }

  /**
   * Adds a job, and runs it again if it has finished. A job that waits keeps its place in the queue.
   * @throws {QueuesUnavailableError}
   */
  addAgain(job: NewJob): Promise<Job> {
    return this.#addAgain(job, () => Promise.resolve());
  }

  async #addAgain(job: NewJob, onAdded: (addedJob: Job, state: string) => Promise<void>): Promise<Job> {
    const addedJob = await this.add(job);
    const state = await withRedisTimeout(addedJob.getState());
    if (state === 'unknown') return this.add(job); // BullMQ has removed the job in between.
    await onAdded(addedJob, state);
    if (!FINISHED_STATES.has(state)) return addedJob;
    await withRedisTimeout(addedJob.remove());
    return this.add(job);
  }

  /** Starts the waiting job with this deduplication id immediately, before background jobs; failures are logged. */
  async promote(queueName: string, deduplicationId: string): Promise<void> {
    try {
      const { queue } = this.#getQueue(queueName);
      const id = await withRedisTimeout(queue.getDeduplicationJobId(deduplicationId));
      const job = id ? await withRedisTimeout(queue.getJob(id)) : undefined;
      if (job) await startNow(job, await withRedisTimeout(job.getState()));
    } catch (error) {
      this.logger.warn({ err: error, queue: queueName }, 'starting a waiting job failed');
    }
  }

  /** Removes a job in any state; returns false while it is active. @throws {QueuesUnavailableError} */
  async remove(queue: string, id: string): Promise<boolean> {
    return (await withRedisTimeout(this.#getQueue(queue).queue.remove(id))) === 1 || !(await this.#exists(queue, id));
  }

  /**
   * Returns the failure code of a job; undefined if it did not fail or no longer exists.
   * @throws {QueuesUnavailableError}
   */
  async getFailure(queue: string, { id }: Job): Promise<string | undefined> {
    const job = id === undefined ? undefined : await withRedisTimeout(this.#getQueue(queue).queue.getJob(id));
    return job && (await withRedisTimeout(job.isFailed())) ? job.failedReason : undefined;
  }

  /** Reads the state of a queue. @throws {QueuesUnavailableError} */
  async readState(queueName: string): Promise<QueueState> {
    const { queue, connection } = this.#getQueue(queueName);
    await this.#waitUntilConnected(connection);
    return withRedisTimeout(readQueueState(queue, connection));
  }

  /**
   * Fails while an operator has paused the queue, so that no request waits for a job that does not start.
   * @throws {QueuePausedError} @throws {QueuesUnavailableError}
   */
  async requireRunning(queueName: string): Promise<void> {
    const isPaused = getOrCreate(this.#pauses, queueName, () => {
      const { queue, connection } = this.#getQueue(queueName);
      const read = async () => {
        await this.#waitUntilConnected(connection);
        return withRedisTimeout(queue.isPaused());
      };
      return new SharedRead(read, PAUSE_TTL_MS);
    });
    if (await isPaused.get()) throw new QueuePausedError(`the queue ${queueName} is paused`);
  }

  /** Runs work on a queue of BullMQ, for what operators do. @throws {QueuesUnavailableError} */
  async operate<Result>(queueName: string, work: (queue: Queue) => Promise<Result>): Promise<Result> {
    const { queue, connection } = this.#getQueue(queueName);
    await this.#waitUntilConnected(connection);
    return withRedisTimeout(work(queue));
  }

  /**
   * Resolves when a job has completed or failed.
   * @throws {DeadlineExceededError} after the timeout (ms).
   * @throws {QueuePausedError} if the job does not start because its queue is paused.
   */
  async waitUntilFinished(queue: string, job: Job, timeoutMs: number): Promise<void> {
    const id = String(job.id);
    let stopListening: () => void = () => undefined;
    const finishedEvent = new Promise<void>((resolve) => {
      stopListening = this.#addFinishedListener(queue, id, resolve);
    });
    const pollController = new AbortController();
    try {
      const finish = Promise.race([finishedEvent, this.#pollUntilFinished(queue, job, pollController.signal)]);
      await withDeadline(finish, timeoutMs, `the job ${job.name}`);
    } finally {
      stopListening();
      pollController.abort();
    }
  }

  /**
   * Fails unless Redis writes in time. One connection is enough, because all lead to the same Redis.
   * @throws {QueuesUnavailableError}
   */
  async check(): Promise<void> {
    await Promise.all([...this.#queues.values()].slice(0, 1).map(({ connection }) => checkRedis(connection)));
  }

  /** Closes every connection. */
  async close(): Promise<void> {
    const closables = [...this.#events.values(), ...[...this.#queues.values()].map(({ queue }) => queue)];
    await Promise.allSettled(
      closables.map((connection) => withDeadline(connection.close(), CLOSE_TIMEOUT_MS, 'closing a queue')),
    );
    for (const connection of this.#connections) connection.disconnect();
  }

  async #exists(queue: string, id: string): Promise<boolean> {
    return (await withRedisTimeout(this.#getQueue(queue).queue.getJob(id))) !== undefined;
  }

  /** Waits for the first connection. @throws {QueuesUnavailableError} if the connection is lost. */
  async #waitUntilConnected(connection: Redis): Promise<void> {
    if (connection.status === 'ready') return;
    if (!['wait', 'connecting', 'connect'].includes(connection.status)) {
      throw new QueuesUnavailableError(`The queues cannot be reached: ${connection.status}`);
    }
    await withRedisTimeout(
      getOrCreate(this.#pendingConnections, connection, () => waitForConnection(connection)),
      CONNECT_TIMEOUT_MS,
    );
  }

  #addFinishedListener(queue: string, id: string, resolve: () => void): () => void {
    const key = `${queue}:${id}`;
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(resolve));
    return () => {
      listeners.delete(resolve);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  /**
   * Resolves when the state of a job is finished. Its event is lost if it finished before BullMQ started to read the
   * events of the queue, or while Redis was unreachable.
   */
  async #pollUntilFinished(queue: string, job: Job, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#getEvents(queue).waitUntilReady();
        const state = await job.getState();
        if (FINISHED_STATES.has(state)) return;
        if (state !== 'active') await this.requireRunning(queue);
      } catch (error) {
        if (error instanceof QueuePausedError) throw error;
        this.logger.warn({ err: error, queue }, 'reading the state of a job failed');
      }
      await sleep(STATE_POLL_MS, signal);
    }
  }

  #getQueue(name: string): { readonly queue: Queue; readonly connection: Redis } {
    return getOrCreate(this.#queues, name, () => {
      const connection = this.#connect({ enableOfflineQueue: false });
      return { queue: new Queue(name, { connection }).on('error', this.#onError), connection };
    });
  }

  #getEvents(name: string): QueueEvents {
    return getOrCreate(this.#events, name, () => {
      const notify = ({ jobId }: { readonly jobId: string }) => {
        for (const resolve of this.#listeners.get(`${name}:${jobId}`) ?? []) resolve();
      };
      const events = new QueueEvents(name, { connection: this.#connect({ enableOfflineQueue: true }) });
      return events.on('error', this.#onError).on('completed', notify).on('failed', notify);
    });
  }

  /** Opens a connection. It is closed at the end, with the duplicates that BullMQ makes of it for blocking commands. */
  #connect(options: { readonly enableOfflineQueue: boolean }): Redis {
    const connection = connectRedis(this.url, this.logger, options);
    const duplicate = connection.duplicate.bind(connection);
    connection.duplicate = (override) => {
      const copy = duplicate(override);
      this.#connections.push(copy);
      return copy;
    };
    this.#connections.push(connection);
    return connection;
  }

  readonly #onError = ({ message }: Error): void => {
    this.logger.warn({ reason: message }, 'queue unreachable');
  };
}

/** Postpones a job that has not started yet; one that waits for its next attempt keeps its backoff. */
async function postpone(queue: Queue, id: string | undefined, debounce: JobDebounce): Promise<void> {
  const job = id === undefined ? undefined : await withRedisTimeout(queue.getJob(id));
  if (!job || job.delay === 0 || job.attemptsMade > 0) return;
  const delay = calculateDelay(debounce, job.timestamp, Date.now());
  await withRedisTimeout(job.changeDelay(delay).catch(ignoreUnlessDelayed(job)));
}

/** Moves a waiting job before all background jobs. */
async function startNow(job: Job, state: string): Promise<void> {
  if (state !== 'delayed' && state !== 'prioritized') return;
  await withRedisTimeout(job.changePriority({ priority: JOB_PRIORITIES.requested }));
  if (state === 'delayed') await withRedisTimeout(job.promote().catch(ignoreUnlessDelayed(job)));
}

/** Ignores the error of postponing or promoting a job that is no longer delayed. */
const ignoreUnlessDelayed =
  (job: Job) =>
  async (error: unknown): Promise<void> => {
    if ((await job.getState()) === 'delayed') throw error;
  };

/** Resolves once a connection is ready; rejects if it closes before. */
function waitForConnection(connection: Redis): Promise<void> {
  const ready = new Promise<void>((resolve, reject) => {
    connection.once('ready', resolve).once('close', () => reject(new Error('Connection is closed')));
  });
  ready.catch(() => undefined); // callers that wait for it get the error
  return ready;
}

function getOrCreate<Key, T>(entries: Map<Key, T>, key: Key, create: () => T): T {
  const existing = entries.get(key);
  if (existing !== undefined) return existing;
  const created = create();
  entries.set(key, created);
  return created;
}
