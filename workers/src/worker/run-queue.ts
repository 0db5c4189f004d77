import { type QueueName, requestedJob } from '@trackrecord/contracts';
import {
  type ActivityLog,
  connectRedis,
  type Logger,
  type Metrics,
  getLockOptions,
  type WorkStore,
} from '@trackrecord/platform';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { toFailureActivity } from './job-activity.js';
import { toLogFields } from './job-context.js';

export interface QueueSettings {
  /** The name of this worker; BullMQ stores it in each job as `processedBy`. */
  readonly instanceName: string;
  readonly redisUrl: string;
  readonly concurrency: number;
  /** A job is retried after its worker has not renewed its lock for this long. */
  readonly lockSeconds?: number | undefined;
  readonly logger: Logger;
  readonly metrics: Pick<JobMetrics, 'countOutcome'>;
  readonly store: WorkStore;
  /** Records jobs that failed permanently. */
  readonly activity: Pick<ActivityLog, 'record'>;
}

export interface JobMetrics {
  readonly countOutcome: (queue: string, outcome: 'completed' | 'failed' | 'retried' | 'stalled') => void;
}

/** Counts jobs by outcome. */
export function createJobMetrics(metrics: Metrics): JobMetrics {
  const counter = metrics.createCounter('jobs_total', 'Jobs by queue and outcome', ['queue', 'outcome']);
  return { countOutcome: (queue, outcome) => counter.inc({ queue, outcome }) };
}

export interface RunningQueue {
  /** Rejects while Redis is unreachable. */
  readonly check: () => Promise<void>;
  /** Waits for the active jobs. */
  readonly close: () => Promise<void>;
}

/** Delay before BullMQ retries after a lost connection. */
const RETRY_DELAY_MS = 1_000;
/** How long BullMQ waits for a job of an empty queue before it asks Redis again. Redis wakes it for new and due jobs. */
const DRAIN_DELAY_SECONDS = 10;

/** Processes a queue until it is closed. */
export function runQueue(
  queue: QueueName,
  process: (job: Job) => Promise<void>,
  settings: QueueSettings,
): RunningQueue {
  const { instanceName, redisUrl, concurrency, lockSeconds, logger, metrics, store, activity } = settings;
  const connection = connectRedis(redisUrl, logger);
  const worker = new Worker(queue, process, {
    connection,
    name: instanceName,
    concurrency,
    runRetryDelay: RETRY_DELAY_MS,
    drainDelay: DRAIN_DELAY_SECONDS,
    ...getLockOptions(lockSeconds),
  });
  worker.on('error', ({ message }) => logger.warn({ queue, reason: message }, 'queue error'));
  worker.on('completed', () => metrics.countOutcome(queue, 'completed'));
  worker.on('stalled', (jobId) => {
    metrics.countOutcome(queue, 'stalled');
    logger.warn({ queue, jobId }, 'job stalled, retrying');
  });
  worker.on('failed', (job, { message, name }) => {
    // A job that has stalled too often fails with an UnrecoverableError, even if it has attempts left.
    const isFinal = name === UnrecoverableError.name || (job?.attemptsMade ?? 0) >= (job?.opts.attempts ?? 1);
    metrics.countOutcome(queue, isFinal ? 'failed' : 'retried');
    logger.warn({ queue, jobId: job?.id, reason: message, isFinal, ...toLogFields(job?.data) }, 'job failed');
    if (!job || !isFinal) return;
    const failureActivity = toFailureActivity(job, message);
    if (failureActivity) activity.record(failureActivity);
    void storeFailure(job, store, logger);
  });
  return {
    check: () => (connection.status === 'ready' ? Promise.resolve() : Promise.reject(new Error(connection.status))),
    close: async () => {
      await worker.close();
      connection.disconnect();
    },
  };
}

/** Stores a failure for the waiting client, unless one is stored already. */
async function storeFailure(job: Job, store: WorkStore, logger: Logger): Promise<void> {
  const requested = requestedJob.safeParse(job.data);
  if (!requested.success) return;
  try {
    await store.markFailed(requested.data.workId, 'internal');
  } catch (error) {
    logger.error({ err: error, jobId: job.id }, 'storing the failure reason of a job failed');
  }
}
