import { ANSWER_DEADLINE, isTransient, REQUESTED_WORK, requestedJob, type RequestedWork } from '@trackrecord/contracts';
import { KeyDestroyed, type Logger, type Work, type WorkStore } from '@trackrecord/platform';
import type { Job } from 'bullmq';
import type { Processors } from './processors.js';
import { unrecoverable, genericError, WorkFailed } from './work-failed.js';

/** What doing requested work needs. */
export interface WorkerContext {
  readonly store: WorkStore;
  readonly processors: Processors;
  /** Told when nobody will ask for work again, for what can be thrown away then; a failure is logged and left. */
  readonly onEnded: (kind: RequestedWork, work: Work) => Promise<void>;
  /** Aborts when this worker has to stop: what is in hand is left to another. */
  readonly stopping: AbortSignal;
  readonly logger: Logger;
}

/** Whether a name is that of work that can be asked for. */
export const isRequested = (name: string): name is RequestedWork => Object.hasOwn(REQUESTED_WORK, name);

/**
 * Does what a job is about and keeps the result beside the queue, once, while somebody waits for it. A failure for good
 * leaves its reason where the waiting person sees it; any other is tried again as often as the job allows.
 * @throws {UnrecoverableError} for good, with a code; {Error} `internal` to be tried again.
 */
export async function doRequested(kind: RequestedWork, job: Job, desk: WorkerContext): Promise<void> {
  const { workId } = requestedJob.parse(job.data);
  const isLast = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
  try {
    const work = await desk.store.open(workId);
    if (work) await carryOut(kind, workId, work, isLast, desk);
  } catch (error) {
    if (error instanceof KeyDestroyed) return;
    if (error instanceof WorkFailed) throw unrecoverable(error.failure);
    desk.logger.error({ err: error, kind, workId, attempt: job.attemptsStarted }, 'work failed');
    throw genericError();
  }
}

/** @throws {WorkFailed} once the reason is kept, or whatever kept it from being done this time. */
async function carryOut(
  kind: RequestedWork,
  id: string,
  work: Work,
  isLast: boolean,
  desk: WorkerContext,
): Promise<void> {
  const { store } = desk;
  try {
    if (work.until.getTime() <= Date.now()) throw new WorkFailed('came-too-late');
    await store.finish(id, work.uid, await resultOf(kind, work, desk));
  } catch (error) {
    const failure = error instanceof WorkFailed ? error.failure : 'internal';
    const isForGood = error instanceof WorkFailed || (isLast && !(error instanceof KeyDestroyed));
    if (!isForGood) throw error;
    await store.fail(id, failure);
    if (!isTransient(failure)) await ended(kind, work, desk);
    throw error;
  }
  await ended(kind, work, desk);
}

async function ended(kind: RequestedWork, work: Work, { onEnded, logger }: WorkerContext): Promise<void> {
  try {
    await onEnded(kind, work);
  } catch (error) {
    logger.warn({ err: error, kind }, 'cleaning up finished work failed, it will expire');
  }
}

/** Stops when nobody waits any more, at the deadline of its kind, and with the worker. @throws {WorkFailed} */
async function resultOf(kind: RequestedWork, { uid, input, until }: Work, desk: WorkerContext): Promise<unknown> {
  const longest = kind === 'transcribe' ? ANSWER_DEADLINE.transcription : ANSWER_DEADLINE.suggestion;
  const late = AbortSignal.timeout(Math.min(longest, until.getTime() - Date.now()));
  const signal = AbortSignal.any([late, desk.stopping]);
  try {
    return await run(kind, input, { uid, signal }, desk.processors);
  } catch (error) {
    throw late.aborted ? new WorkFailed('took-too-long') : error;
  }
}

/** What comes of it, if it is of the shape that is promised. */
async function run<Kind extends RequestedWork>(
  kind: Kind,
  given: unknown,
  assignment: Parameters<Processors[Kind]>[1],
  processors: Processors,
): Promise<unknown> {
  const { input, result } = REQUESTED_WORK[kind];
  const process = processors[kind] as (input: unknown, to: typeof assignment) => Promise<unknown>;
  return result.parse(await process(input.parse(given), assignment));
}
