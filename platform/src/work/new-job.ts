import type { JobsOptions } from 'bullmq';
import { JOB_OPTIONS, LONG_RETRY_JOB_OPTIONS } from './queue-settings.js';

/**
 * Job priorities, most urgent first: a user waits for it; it prepares something a user may need soon; it is one of
 * thousands in bulk. BullMQ runs jobs without a priority (0) before all others.
 */
export const JOB_PRIORITIES = { requested: 0, background: 1, bulk: 2 } as const;
export type JobPriority = keyof typeof JOB_PRIORITIES;

/** When a deduplicated background job starts (milliseconds). */
export interface JobDebounce {
  /** Delay after the last duplicate. */
  readonly quietMs: number;
  /** Maximum delay after the first job. */
  readonly maxWaitMs: number;
  /** Earliest start (ms since 1970). */
  readonly notBefore?: number;
}

/** A job to add to a queue. Contains ids only, because Redis stores it in plain text. */
export interface NewJob {
  readonly queue: string;
  readonly name: string;
  /** A job with the id of an existing one is not added again. */
  readonly id: string;
  readonly data: Readonly<Record<string, string | number>>;
  /** Retries for longer, because no user waits for it. */
  readonly hasLongRetries?: boolean;
  /**
   * At most one job per queue waits with this deduplication id; a duplicate is not added. The last duplicate added
   * while such a job is active runs after it.
   */
  readonly deduplicationId?: string;
  /** `requested` by default. */
  readonly priority?: JobPriority;
  /** For jobs with a deduplication id; starts immediately by default. */
  readonly debounce?: JobDebounce;
}

/** Returns the BullMQ options of a job. */
export const toJobOptions = ({
  id,
  hasLongRetries = false,
  deduplicationId,
  priority = 'requested',
  debounce,
}: NewJob): JobsOptions => {
  const now = Date.now();
  const delay = debounce === undefined ? 0 : calculateDelay(debounce, now, now);
  return {
    ...(hasLongRetries ? LONG_RETRY_JOB_OPTIONS : JOB_OPTIONS),
    jobId: id,
    ...(deduplicationId !== undefined && { deduplication: { id: deduplicationId, keepLastIfActive: true } }),
    ...(priority !== 'requested' && { priority: JOB_PRIORITIES[priority] }),
    ...(delay > 0 && { delay }),
  };
};

/** Returns how long a debounced job waits from `now` if its first duplicate was added at `first` (milliseconds). */
export function calculateDelay({ quietMs, maxWaitMs, notBefore = 0 }: JobDebounce, first: number, now: number): number {
  return Math.max(0, Math.max(Math.min(now + quietMs, first + maxWaitMs), notBefore) - now);
}
