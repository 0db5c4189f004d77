import { type QueueName, requestedJob, SHOWN_MINUTES } from '@trackrecord/contracts';
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
  readonly metrics: JobMetrics;
  readonly store: WorkStore;
  /** Records jobs that failed permanently. */
  readonly activity: Pick<ActivityLog, 'record'>;
}

export interface JobMetrics {
  readonly countOutcome: (queue: string, outcome: 'completed' | 'failed' | 'retried' | 'stalled') => void;
  /** Measures how long a job waited since it was added or due, and how long it took, whether it failed or not. */
  readonly measure: (queue: string, kind: string, waitSeconds: number, seconds: number) => void;
}

/** Upper bounds in seconds, from a skill that is detected to a feed that is fetched. */
const DURATION_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900];

/** Counts jobs by outcome, and measures how long they wait and take. */
export function createJobMetrics(metrics: Metrics): JobMetrics {
  const counter = metrics.createCounter('jobs_total', 'Jobs by queue and outcome', ['queue', 'outcome']);
  const labels = ['queue', 'kind'] as const;
  const wait = metrics.createHistogram(
    'job_wait_seconds',
    'Time between the addition of a job, or the end of its delay, and its start',
    labels,
    DURATION_BUCKETS,
  );
  const duration = metrics.createHistogram('job_duration_seconds', 'Duration of a job', labels, DURATION_BUCKETS);
  return {
    countOutcome: (queue, outcome) => counter.inc({ queue, outcome }),
    measure: (queue, kind, waitSeconds, seconds) => {
      wait.observe({ queue, kind }, waitSeconds);
      duration.observe({ queue, kind }, seconds);
    },
  };
}

export interface RunningQueue {
  /** The number of jobs that run now. */
  readonly countActive: () => number;
  /** Rejects while Redis is unreachable. */
  readonly check: () => Promise<void>;
  /** Waits for the active jobs. */
  readonly close: () => Promise<void>;
}

/** Delay before BullMQ retries after a lost connection. */
const RETRY_DELAY_MS = 1_000;
/**
 * How long BullMQ waits for a job of an empty queue before it asks Redis again. Redis wakes one worker for a new or due
 * job; if that one hangs, the others find the job after this time, while its client still waits.
 */
const DRAIN_DELAY_SECONDS = 10;

/** Processes a queue until it is closed. */
export function runQueue(
  queue: QueueName,
  process: (job: Job) => Promise<void>,
  settings: QueueSettings,
): RunningQueue {
  const { instanceName, redisUrl, concurrency, lockSeconds, logger, metrics, store, activity } = settings;
  const connection = connectRedis(redisUrl, logger);
  let activeCount = 0;
  const processMeasured = async (job: Job): Promise<void> => {
    const startedAt = Date.now();
    activeCount += 1;
    try {
      await process(job);
    } finally {
      activeCount -= 1;
      const waitSeconds = Math.max(0, startedAt - job.timestamp - (job.opts.delay ?? 0)) / 1_000;
      metrics.measure(queue, job.name, waitSeconds, (Date.now() - startedAt) / 1_000);
    }
  };
  const worker = new Worker(queue, processMeasured, {
    connection,
    name: instanceName,
    metrics: { maxDataPoints: SHOWN_MINUTES },
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
    countActive: () => activeCount,
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
