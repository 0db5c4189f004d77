import { z } from 'zod';
import { MAX_SELECTED_JOBS, SHOWN_MINUTES } from './limits.js';
import { queueName } from '../work/queue-name.js';

const count = z.int().nonnegative();

/** A queue: what waits, who works, and what was done. */
export const queueSummary = z
  .strictObject({
    queue: queueName,
    isPaused: z.boolean(),
    waiting: count,
    prioritized: count,
    delayed: count,
    active: count,
    failed: count,
    /** How long ago the job that starts next was added (s); null if none waits. */
    oldestSeconds: z.number().nonnegative().nullable(),
    /** At most as many jobs run at a time in all workers together; null without such a limit. */
    maxConcurrency: count.nullable(),
    /** The live workers of this queue, and how many jobs they run at a time together. */
    workers: count,
    capacity: count,
    /** The jobs that were completed in each minute of the last hour, oldest first. */
    done: z.array(count).max(SHOWN_MINUTES),
  })
  .meta({ id: 'QueueSummary' });
export type QueueSummary = z.infer<typeof queueSummary>;

/** GET /operations/queues. */
export const queueList = z.strictObject({ queues: z.array(queueSummary) });

/** The kind of a job, such as `render-cv`, and the code of a failure, such as `internal`. */
export const jobKind = z.string().regex(/^[a-z][a-z-]{0,59}$/);
export const failureCode = z.string().regex(/^[a-z][a-z-]{0,59}$/);

/** GET /operations/queues/{queue}/failures: failed jobs by kind and code. */
export const failureGroup = z
  .strictObject({
    kind: jobKind,
    code: failureCode,
    count,
    first: z.iso.datetime(),
    last: z.iso.datetime(),
    /** False for requested work, which cannot be retried: the user was told that it failed. */
    isRetryable: z.boolean(),
  })
  .meta({ id: 'FailureGroup' });
export type FailureGroup = z.infer<typeof failureGroup>;
export const failureList = z.strictObject({
  failures: z.array(failureGroup),
  /** False if there are more failed jobs than were read. */
  isComplete: z.boolean(),
});

export const JOB_STATES = ['waiting', 'prioritized', 'delayed', 'active', 'failed'] as const;

/** GET /operations/queues/{queue}/jobs: 50 jobs in a state, the newest first, and those added at the time of the last. */
export const queuedJobsQuery = z.strictObject({
  state: z.enum(JOB_STATES).default('failed').describe('The state of the jobs.'),
  kind: jobKind.optional().describe('Only jobs of this kind.'),
  code: failureCode.optional().describe('Only jobs that failed with this code.'),
  before: z.iso.datetime().optional().describe('Only jobs that were added before this time.'),
});

export const queuedJob = z
  .strictObject({
    id: z.string(),
    kind: jobKind,
    attempts: count,
    addedAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    code: failureCode.nullable(),
  })
  .meta({ id: 'QueuedJob' });
export type QueuedJob = z.infer<typeof queuedJob>;
export const jobPage = z.strictObject({
  jobs: z.array(queuedJob),
  next: z.iso.datetime().nullable(),
  /** False if there are more jobs in this state than were read. */
  isComplete: z.boolean(),
});

/** The reason of an operation. It names no person. */
export const operationReason = z
  .string()
  .trim()
  .min(5, 'Please give a reason of at least 5 characters.')
  .max(200, 'Please give a reason of at most 200 characters.');
export const reasonBody = z.strictObject({ reason: operationReason }).meta({ id: 'OperationReason' });

/** PUT /operations/queues/{queue}/concurrency: `max` null removes the limit. */
export const concurrencyBody = z
  .strictObject({ reason: operationReason, max: z.int().min(1).max(1_000).nullable() })
  .meta({ id: 'QueueConcurrency' });

/** Which failed jobs are retried or discarded: one, or those of a kind with a code, oldest first. */
export const jobSelection = z
  .union([
    z.strictObject({ reason: operationReason, jobId: z.string().min(1).max(200) }),
    z.strictObject({
      reason: operationReason,
      kind: jobKind,
      code: failureCode,
      max: z.int().min(1).max(MAX_SELECTED_JOBS),
    }),
  ])
  .meta({ id: 'JobSelection' });
export type JobSelection = z.infer<typeof jobSelection>;

/** How many jobs an operation changed. */
export const changedJobs = z.strictObject({ count });

/** Returns the code of a failure from the reason that BullMQ stores, which may be a sentence of BullMQ itself. */
export function toFailureCode(reason: string | undefined): string {
  if (reason !== undefined && /stalled/.test(reason)) return 'stalled';
  return failureCode.safeParse(reason).data ?? 'internal';
}
