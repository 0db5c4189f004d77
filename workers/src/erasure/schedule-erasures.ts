import { JOB_OPTIONS, type Logger, sleep, type Redis } from '@trackrecord/platform';
import { Queue } from 'bullmq';

/** The job that resumes interrupted erasures. */
export const RESUME_ERASURES = { queue: 'erasure', name: 'finish-erasures' } as const;

const INTERVAL_MS = 30_000;
const INITIAL_BACKOFF_MS = 200;
const MAX_BACKOFF_MS = 5_000;

/** Schedules the job that resumes interrupted erasures. */
export function scheduleErasures(redis: Redis, logger: Logger) {
  const queue = new Queue(RESUME_ERASURES.queue, { connection: redis });
  queue.on('error', ({ message }) => logger.warn({ reason: message }, 'queue unreachable'));
  const stopController = new AbortController();
  let scheduling: Promise<void> = Promise.resolve();

  const schedule = async (): Promise<void> => {
    // No retries, because the next run follows soon.
    const opts = { ...JOB_OPTIONS, attempts: 1 };
    for (
      let backoffMs = INITIAL_BACKOFF_MS;
      !stopController.signal.aborted;
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS)
    ) {
      try {
        await queue.upsertJobScheduler(
          RESUME_ERASURES.name,
          { every: INTERVAL_MS },
          { name: RESUME_ERASURES.name, opts },
        );
        return;
      } catch (error) {
        logger.warn({ err: error, waitMs: backoffMs }, 'scheduling erasures failed, retrying');
        await sleep(backoffMs, stopController.signal);
      }
    }
  };

  return {
    /** Creates the schedule in the background, with retries. */
    start: (): void => {
      scheduling = schedule();
    },
    close: async (): Promise<void> => {
      stopController.abort();
      await scheduling;
      await queue.close();
      redis.disconnect();
    },
  };
}
