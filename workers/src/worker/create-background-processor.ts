import { JOB_PRIORITIES, type Logger } from '@trackrecord/platform';
import type { Job } from 'bullmq';
import { toLogFields } from './job-context.js';
import { BackgroundWorkFailedError, createUnrecoverableError, createRetryableError } from './work-failed-error.js';

/**
 * The handlers of background jobs by job name. Each must be idempotent. `isRequested` is true if a user is waiting for
 * the result.
 */
export type BackgroundHandlers = Readonly<
  Record<string, (data: unknown, signal: AbortSignal, isRequested?: boolean) => Promise<void>>
>;

const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * Creates a processor that runs the handler of a background job with a timeout in milliseconds. Errors are logged in
 * full, but only their code goes to Redis, since BullMQ stores them unencrypted.
 */
export const createBackgroundProcessor =
  (handlers: BackgroundHandlers, stopSignal: AbortSignal, logger: Logger, timeoutMs = DEFAULT_TIMEOUT_MS) =>
  async (job: Job): Promise<void> => {
    try {
      const handler = Object.hasOwn(handlers, job.name) ? handlers[job.name] : undefined;
      if (!handler) throw new BackgroundWorkFailedError('unknown-job');
      const isRequested = job.priority <= JOB_PRIORITIES.requested;
      await handler(job.data, AbortSignal.any([stopSignal, AbortSignal.timeout(timeoutMs)]), isRequested);
    } catch (error) {
      const ids = { jobId: job.id, ...toLogFields(job.data) };
      logger.error({ err: error, kind: job.name, attempt: job.attemptsStarted, ...ids }, 'work failed');
      throw error instanceof BackgroundWorkFailedError
        ? createUnrecoverableError(error.failure)
        : createRetryableError();
    }
  };
