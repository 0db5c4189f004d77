import { JOB_PRIORITIES, type Logger } from '@trackrecord/platform';
import type { Job } from 'bullmq';
import { BackgroundWorkFailed, unrecoverable, genericError } from './work-failed.js';

/**
 * What the relay's jobs lead to, by their names. Done twice, each does no more than once. `isRequested` says that somebody
 * waits for the job by now.
 */
export type BackgroundWork = Readonly<
  Record<string, (data: unknown, signal: AbortSignal, isRequested?: boolean) => Promise<void>>
>;

/** How long one attempt may take unless its work needs longer (ms). */
const DEADLINE = 60_000;

/**
 * Does a job that nobody waits for. What fails is tried again as often as the job allows; the log says why, and Redis
 * only that it did. One attempt may take `deadline` milliseconds.
 */
export const doInBackground =
  (work: BackgroundWork, stopping: AbortSignal, logger: Logger, deadline = DEADLINE) =>
  async (job: Job): Promise<void> => {
    try {
      const run = Object.hasOwn(work, job.name) ? work[job.name] : undefined;
      if (!run) throw new BackgroundWorkFailed('unknown-job');
      const isRequested = job.priority <= JOB_PRIORITIES.requested;
      await run(job.data, AbortSignal.any([stopping, AbortSignal.timeout(deadline)]), isRequested);
    } catch (error) {
      logger.error({ err: error, kind: job.name, jobId: job.id, attempt: job.attemptsStarted }, 'work failed');
      throw error instanceof BackgroundWorkFailed ? unrecoverable(error.failure) : genericError();
    }
  };
