import type { DefaultJobOptions, WorkerOptions } from 'bullmq';

/**
 * How jobs are kept and tried. A job blocks another of its id only while it is kept, so finished ones stay for a while;
 * a waiting request reads the reason of a failure from there, too. No stack goes to Redis: it might quote somebody.
 */
export const JOB_OPTIONS: DefaultJobOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  removeOnComplete: { age: 3_600, count: 5_000 },
  removeOnFail: { age: 3_600, count: 5_000 },
  stackTraceLimit: 0,
  sizeLimit: 1_000,
};

/**
 * How jobs are tried that nobody waits for: for about an hour, because what they depend on may be away for a while.
 */
export const PATIENT_JOB_OPTIONS: DefaultJobOptions = {
  ...JOB_OPTIONS,
  attempts: 12,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
};

/**
 * A job of a worker that was killed comes back after 10 to 16 s, where the defaults take 60 to 90 s; after one kill too
 * many it fails for good (design.md section 6, "Facts measured").
 */
export const WORKER_SETTINGS = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
} as const satisfies Partial<WorkerOptions>;
