import {
  engine,
  isTransient,
  type JobContext,
  REQUESTED_WORK,
  requestedJob,
  type RequestedWork,
} from '@trackrecord/contracts';
import { type ActivityLog, KeyDestroyedError, type Logger, type Work, type WorkStore } from '@trackrecord/platform';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { toSuccessActivity } from './job-activity.js';
import { readJobContext, toLogFields } from './job-context.js';
import type { Processors } from './processors.js';
import { createUnrecoverableError, createRetryableError, WorkFailedError } from './work-failed-error.js';

export interface WorkerContext {
  readonly store: WorkStore;
  readonly processors: Processors;
  /** Called when work has finally succeeded or failed, to clean up; errors are only logged. */
  readonly onFinished: (kind: RequestedWork, work: Work) => Promise<void>;
  /** Aborts when this worker shuts down; another worker retries its active jobs. */
  readonly stopSignal: AbortSignal;
  readonly logger: Logger;
  /** Where successes are recorded; failures are recorded when the job has ended. */
  readonly activity: Pick<ActivityLog, 'record'>;
}

/**
 * Processes a job and stores its result, once, if the deadline has not passed. A final failure is stored for the
 * waiting client; any other is retried as often as the job allows.
 * @throws {UnrecoverableError} with a code for a final failure; {Error} `internal` for a retry.
 */
export async function processRequestedJob(kind: RequestedWork, job: Job, context: WorkerContext): Promise<void> {
  const { workId } = requestedJob.parse(job.data);
  const requestIds = readJobContext(job.data);
  const isLastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
  try {
    const work = await context.store.open(workId);
    if (work) await processWork({ kind, id: workId, work, job, requestIds, isLastAttempt }, context);
  } catch (error) {
    if (error instanceof KeyDestroyedError) return;
    if (error instanceof WorkFailedError) throw createUnrecoverableError(error.failure);
    context.logger.error(
      { err: error, kind, workId, attempt: job.attemptsStarted, ...toLogFields(job.data) },
      'work failed',
    );
    throw createRetryableError();
  }
}

const resultWithEngine = z.object({ engine });

/** One attempt at requested work. */
interface WorkAttempt {
  readonly kind: RequestedWork;
  readonly id: string;
  readonly work: Work;
  readonly job: Job;
  /** The ids of the request. */
  readonly requestIds: JobContext;
  readonly isLastAttempt: boolean;
}

/** @throws the error of the processor. If the error is final, the failure is stored first. */
async function processWork(attempt: WorkAttempt, context: WorkerContext): Promise<void> {
  const { kind, id, work, job, isLastAttempt } = attempt;
  const { store, activity } = context;
  try {
    if (work.until.getTime() <= Date.now()) throw new WorkFailedError('came-too-late');
    const result = await runWithDeadline(attempt, context);
    await store.complete(id, work.uid, result);
    const entry = toSuccessActivity(job, resultWithEngine.safeParse(result).data?.engine);
    if (entry) activity.record(entry);
  } catch (error) {
    const failure = error instanceof WorkFailedError ? error.failure : 'internal';
    const isFinal = error instanceof WorkFailedError || (isLastAttempt && !(error instanceof KeyDestroyedError));
    if (!isFinal) throw error;
    await store.markFailed(id, failure);
    if (!isTransient(failure)) await cleanUp(kind, work, context);
    throw error;
  }
  await cleanUp(kind, work, context);
}

async function cleanUp(kind: RequestedWork, work: Work, { onFinished, logger }: WorkerContext): Promise<void> {
  try {
    await onFinished(kind, work);
  } catch (error) {
    logger.warn({ err: error, kind }, 'cleaning up finished work failed, it will expire');
  }
}

/**
 * Runs the processor until the client's deadline or the worker's shutdown.
 * @throws {WorkFailedError}
 */
async function runWithDeadline(
  { kind, work: { uid, input, until }, requestIds }: WorkAttempt,
  context: WorkerContext,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(Math.max(0, until.getTime() - Date.now()));
  const signal = AbortSignal.any([timeout, context.stopSignal]);
  try {
    return await runProcessor(kind, input, { uid, signal, jobContext: requestIds }, context.processors);
  } catch (error) {
    throw timeout.aborted ? new WorkFailedError('took-too-long') : error;
  }
}

/** Runs the processor and validates its input and result. */
async function runProcessor<Kind extends RequestedWork>(
  kind: Kind,
  rawInput: unknown,
  processorContext: Parameters<Processors[Kind]>[1],
  processors: Processors,
): Promise<unknown> {
  const { input, result } = REQUESTED_WORK[kind];
  const processor = processors[kind] as (input: unknown, context: typeof processorContext) => Promise<unknown>;
  return result.parse(await processor(input.parse(rawInput), processorContext));
}
