import { JOB_OPTIONS, type Logger, pause, type Redis } from '@trackrecord/platform';
import { Queue } from 'bullmq';

/** The job that goes on with erasures that were cut off (design.md section 5). */
export const FINISH_ERASURES = { queue: 'erasure', name: 'finish-erasures' } as const;

/** How often that is looked for (ms). */
const EVERY = 30_000;
const MAX_BACKOFF_MS = 5_000;

/** Has erasures that were cut off looked for again and again, by whichever worker is free. */
export function scheduleErasures(redis: Redis, logger: Logger) {
  const queue = new Queue(FINISH_ERASURES.queue, { connection: redis });
  queue.on('error', ({ message }) => logger.warn({ reason: message }, 'queue unreachable'));
  const stopping = new AbortController();
  let scheduling: Promise<void> = Promise.resolve();

  const schedule = async (): Promise<void> => {
    // The next one comes soon: one that fails need not be tried again.
    const opts = { ...JOB_OPTIONS, attempts: 1 };
    for (let wait = 200; !stopping.signal.aborted; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
      try {
        await queue.upsertJobScheduler(FINISH_ERASURES.name, { every: EVERY }, { name: FINISH_ERASURES.name, opts });
        return;
      } catch (error) {
        logger.warn({ err: error, wait }, 'scheduling erasures failed, retrying');
        await pause(wait, stopping.signal);
      }
    }
  };

  return {
    /** Makes the schedule, and tries again until it is made. */
    start: (): void => {
      scheduling = schedule();
    },
    close: async (): Promise<void> => {
      stopping.abort();
      await scheduling;
      await queue.close();
      redis.disconnect();
    },
  };
}
