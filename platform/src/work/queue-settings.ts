import type { DefaultJobOptions, WorkerOptions } from 'bullmq';

const HOUR_SECONDS = 60 * 60;

/**
 * Default job options. A job only blocks duplicates of its id while it exists, so finished jobs are kept for a while;
 * waiting requests also read the failure reason from them. Stack traces are not stored in Redis: they may contain user
 * data.
 */
export const JOB_OPTIONS: DefaultJobOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  removeOnComplete: { age: HOUR_SECONDS, count: 5_000 },
  removeOnFail: { age: HOUR_SECONDS, count: 5_000 },
  stackTraceLimit: 0,
  /** The maximum size of job data (bytes): it contains ids only. */
  sizeLimit: 1_000,
};

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * Options of background jobs: they retry for about an hour, because dependencies may be down for a while. Failed ones
 * are kept for a week, so that an operator finds them after a weekend.
 */
export const LONG_RETRY_JOB_OPTIONS: DefaultJobOptions = {
  ...JOB_OPTIONS,
  attempts: 12,
  removeOnFail: { age: WEEK_SECONDS, count: 5_000 },
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
};

const LOCK_SECONDS = 10;

/**
 * Returns how a worker locks its jobs. A job of a killed worker is retried after 1 to 1.6 times the lock: 10 to 16 s by
 * default, where BullMQ's own settings take 60 to 90 s. After the fourth kill it fails permanently.
 */
export const getLockOptions = (lockSeconds = LOCK_SECONDS) =>
  ({
    lockDuration: lockSeconds * 1_000,
    stalledInterval: lockSeconds * 500,
    maxStalledCount: 3,
  }) as const satisfies Partial<WorkerOptions>;
