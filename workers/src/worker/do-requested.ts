import { ANSWER_DEADLINE, REQUESTED_WORK, requestedJob, type RequestedWork } from '@trackrecord/contracts';
import { KeyDestroyed, type Logger, type Work, type WorkStore } from '@trackrecord/platform';
import { type Job, UnrecoverableError } from 'bullmq';
import type { Processors } from './processors.js';
import { WorkFailed } from './work-failed.js';

/** What doing requested work needs. */
export interface Desk {
  readonly store: WorkStore;
  readonly processors: Processors;
  /** Told when work has ended for good, for what can be thrown away then; a failure is logged and left. */
  readonly onEnded: (kind: RequestedWork, work: Work) => Promise<void>;
  readonly logger: Logger;
}

/** What BullMQ is told of a failure; never more, for Redis keeps it in clear. */
const unspecific = (): Error => Object.assign(new Error('internal'), { stack: '' });
const forGood = (failure: string): Error => Object.assign(new UnrecoverableError(failure), { stack: '' });

/** Whether a name is that of work that can be asked for. */
export const isRequested = (name: string): name is RequestedWork => Object.hasOwn(REQUESTED_WORK, name);

/**
 * Does what a job is about and keeps the result beside the queue, once, while somebody waits for it. A failure for good
 * leaves its reason where the waiting person sees it; any other is tried again as often as the job allows.
 * @throws {UnrecoverableError} for good, with a code; {Error} `internal` to be tried again.
 */
export async function doRequested(kind: RequestedWork, job: Job, desk: Desk): Promise<void> {
  const { workId } = requestedJob.parse(job.data);
  const isLast = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
  try {
    const work = await desk.store.open(workId);
    if (work) await carryOut(kind, workId, work, isLast, desk);
  } catch (error) {
    if (error instanceof KeyDestroyed) return;
    if (error instanceof WorkFailed) throw forGood(error.failure);
    desk.logger.error({ err: error, kind, workId, attempt: job.attemptsStarted }, 'work failed');
    throw unspecific();
  }
}

/** @throws {WorkFailed} once the reason is kept, or whatever kept it from being done this time. */
async function carryOut(kind: RequestedWork, id: string, work: Work, isLast: boolean, desk: Desk): Promise<void> {
  const { store, processors } = desk;
  try {
    if (work.until.getTime() <= Date.now()) throw new WorkFailed('came-too-late');
    await store.finish(id, work.uid, await resultOf(kind, work, processors));
  } catch (error) {
    const failure = error instanceof WorkFailed ? error.failure : 'internal';
    const isForGood = error instanceof WorkFailed || (isLast && !(error instanceof KeyDestroyed));
    if (!isForGood) throw error;
    await store.fail(id, failure);
    await ended(kind, work, desk);
    throw error;
  }
  await ended(kind, work, desk);
}

async function ended(kind: RequestedWork, work: Work, { onEnded, logger }: Desk): Promise<void> {
  try {
    await onEnded(kind, work);
  } catch (error) {
    logger.warn({ err: error, kind }, 'something of ended work could not be thrown away; it will run out');
  }
}

/** Stops when nobody waits any more, and at the deadline of its kind in any case. */
async function resultOf(kind: RequestedWork, { uid, input, until }: Work, processors: Processors): Promise<unknown> {
  const longest = kind === 'transcribe' ? ANSWER_DEADLINE.transcription : ANSWER_DEADLINE.suggestion;
  const signal = AbortSignal.timeout(Math.min(longest, until.getTime() - Date.now()));
  try {
    return await run(kind, input, { uid, signal }, processors);
  } catch (error) {
    throw signal.aborted ? new WorkFailed('took-too-long') : error;
  }
}

function run<Kind extends RequestedWork>(
  kind: Kind,
  input: unknown,
  assignment: Parameters<Processors[Kind]>[1],
  processors: Processors,
): Promise<unknown> {
  const process = processors[kind] as (input: unknown, given: typeof assignment) => Promise<unknown>;
  return process(REQUESTED_WORK[kind].input.parse(input), assignment);
}
