import type { JobsOptions } from 'bullmq';
import { JOB_OPTIONS, PATIENT_JOB_OPTIONS } from './queue-settings.js';

/**
 * How urgent a job is, the most urgent first: somebody waits for it; it prepares what somebody may want soon; it is one of
 * thousands that nobody asked for. BullMQ takes jobs without a priority (0) before all that have one.
 */
export const JOB_PRIORITIES = { requested: 0, background: 1, bulk: 2 } as const;
export type JobPriority = keyof typeof JOB_PRIORITIES;

/** When a deduplicated job starts that nobody waits for (times in milliseconds). */
export interface JobDebounce {
  /** So long after the last of the jobs that were folded into it. */
  readonly quietMs: number;
  /** And at most so long after the first of them. */
  readonly maxWaitMs: number;
  /** But not before this time (since 1970). */
  readonly notBefore?: number;
}

/** A job as it is put on a queue: ids only, for Redis keeps it in clear. */
export interface NewJob {
  readonly queue: string;
  /** What kind of work it is. */
  readonly name: string;
  /** The same id is the same job, as long as it is kept. */
  readonly id: string;
  readonly data: Readonly<Record<string, string | number>>;
  /** Whether nobody waits for it: then it is tried for longer. */
  readonly patient?: boolean;
  /**
   * Of the jobs of a queue with the same name here one waits at most: another one is that one. One that comes while
   * such a job is being done is done after it, the last of them.
   */
  readonly once?: string;
  /** By default `requested`. */
  readonly priority?: JobPriority;
  /** Of a job with `once`; by default it starts at once. */
  readonly debounce?: JobDebounce;
}

/** The options that BullMQ gets for a job. */
export const toJobOptions = ({ id, patient = false, once, priority = 'requested', debounce }: NewJob): JobsOptions => {
  const now = Date.now();
  const delay = debounce === undefined ? 0 : calculateDelay(debounce, now, now);
  return {
    ...(patient ? PATIENT_JOB_OPTIONS : JOB_OPTIONS),
    jobId: id,
    ...(once !== undefined && { deduplication: { id: once, keepLastIfActive: true } }),
    ...(priority !== 'requested' && { priority: JOB_PRIORITIES[priority] }),
    ...(delay > 0 && { delay }),
  };
};

/** How long from `now` a job waits, the first of those folded into it having been added at `first` (milliseconds). */
export function calculateDelay({ quietMs, maxWaitMs, notBefore = 0 }: JobDebounce, first: number, now: number): number {
  return Math.max(0, Math.max(Math.min(now + quietMs, first + maxWaitMs), notBefore) - now);
}
