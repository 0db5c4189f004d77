import { type QueueName, requestedJob } from '@trackrecord/contracts';
import { connectRedis, type Logger, type Metrics, workerSettings, type WorkStore } from '@trackrecord/platform';
import { type Job, UnrecoverableError, Worker } from 'bullmq';

/** How a queue is worked off. */
export interface QueueSettings {
  readonly redisUrl: string;
  readonly concurrency: number;
  /** A job is retried once its worker has been gone for this long. */
  readonly lockSeconds?: number | undefined;
  readonly logger: Logger;
  readonly metrics: Pick<JobMetrics, 'ended'>;
  readonly store: WorkStore;
}

/** What is counted of jobs. */
export interface JobMetrics {
  readonly ended: (queue: string, outcome: 'completed' | 'failed' | 'retried' | 'stalled') => void;
}

/** Counts how jobs end, and how often one has to be tried again. */
export function jobMetrics(metrics: Metrics): JobMetrics {
  const counter = metrics.counter('jobs_total', 'Jobs by queue and outcome', ['queue', 'outcome']);
  return { ended: (queue, outcome) => counter.inc({ queue, outcome }) };
}

/** A queue that is being worked off. */
export interface RunningQueue {
  /** Fails while the queue cannot be reached. */
  readonly check: () => Promise<void>;
  /** Finishes what is in hand. */
  readonly close: () => Promise<void>;
}

/** After a lost connection the end of a job is told again this soon (ms). */
const RETRY_DELAY = 1_000;

/** Works a queue off, so many jobs at once, until it is closed. */
export function runQueue(
  queue: QueueName,
  process: (job: Job) => Promise<void>,
  settings: QueueSettings,
): RunningQueue {
  const { redisUrl, concurrency, lockSeconds, logger, metrics, store } = settings;
  const connection = connectRedis(redisUrl, logger);
  const worker = new Worker(queue, process, {
    connection,
    concurrency,
    runRetryDelay: RETRY_DELAY,
    drainDelay: 1,
    ...workerSettings(lockSeconds),
  });
  worker.on('error', ({ message }) => logger.warn({ queue, reason: message }, 'queue unreachable'));
  worker.on('completed', () => metrics.ended(queue, 'completed'));
  worker.on('stalled', (jobId) => {
    metrics.ended(queue, 'stalled');
    logger.warn({ queue, jobId }, 'job stalled, retrying');
  });
  worker.on('failed', (job, { message, name }) => {
    // Given up without having been tried once more where its workers were killed too often.
    const isForGood = name === UnrecoverableError.name || (job?.attemptsMade ?? 0) >= (job?.opts.attempts ?? 1);
    metrics.ended(queue, isForGood ? 'failed' : 'retried');
    logger.warn({ queue, jobId: job?.id, reason: message, isForGood }, 'job failed');
    if (job && isForGood) void giveUp(job, store, logger);
  });
  return {
    check: () => (connection.status === 'ready' ? Promise.resolve() : Promise.reject(new Error(connection.status))),
    close: async () => {
      await worker.close();
      connection.disconnect();
    },
  };
}

/** Leaves a reason where whoever waits for the job sees it; one that is there already stays. */
async function giveUp(job: Job, store: WorkStore, logger: Logger): Promise<void> {
  const asked = requestedJob.safeParse(job.data);
  if (!asked.success) return;
  try {
    await store.fail(asked.data.workId, 'internal');
  } catch (error) {
    logger.error({ err: error, jobId: job.id }, 'storing the failure reason of a job failed');
  }
}
