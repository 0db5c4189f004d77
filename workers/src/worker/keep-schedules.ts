import { SCHEDULES_MISSING } from '@trackrecord/contracts';
import { type Logger, type Redis, sleep, withRedisTimeout } from '@trackrecord/platform';
import { Queue } from 'bullmq';

/** How often it is checked that Redis still has the schedules: after FLUSHALL they are back within a minute. */
const CHECK_INTERVAL_MS = 20_000;
const INITIAL_BACKOFF_MS = 200;
const MAX_BACKOFF_MS = 5_000;

interface ScheduleSettings {
  readonly queue: string;
  /** A connection for this queue only; `close` ends both. */
  readonly redis: Redis;
  /** Creates or updates the schedules. */
  readonly schedule: (queue: Queue) => Promise<void>;
  /** True if there is nothing to schedule. */
  readonly isEmpty?: boolean;
  readonly checkIntervalMs?: number;
  readonly logger: Logger;
}

/**
 * Keeps the schedules of a queue in Redis: creates them with retries, and again once Redis has lost all of them
 * (FLUSHALL, a restart without its data). Single missing ones are left alone, as a worker with another configuration may
 * have removed them.
 */
export function keepSchedules(settings: ScheduleSettings) {
  const { redis, schedule, isEmpty = false, checkIntervalMs = CHECK_INTERVAL_MS, logger } = settings;
  const queue = new Queue(settings.queue, { connection: redis });
  queue.on('error', ({ message }) => logger.warn({ reason: message }, 'queue unreachable'));
  const stopController = new AbortController();
  let keeping: Promise<void> = Promise.resolve();

  const areMissing = async (): Promise<boolean> =>
    !isEmpty && (await withRedisTimeout(queue.getJobSchedulersCount())) === 0;

  const keep = async (signal: AbortSignal): Promise<void> => {
    let isScheduled = false;
    let backoffMs = INITIAL_BACKOFF_MS;
    while (!signal.aborted) {
      try {
        if (!isScheduled || (await areMissing())) {
          if (isScheduled) logger.warn({ queue: queue.name }, 'Redis has lost the schedules, creating them again');
          await schedule(queue);
        }
        isScheduled = true;
        backoffMs = INITIAL_BACKOFF_MS;
        await sleep(checkIntervalMs, signal);
      } catch (error) {
        logger.warn({ err: error, queue: queue.name, waitMs: backoffMs }, 'scheduling failed, retrying');
        await sleep(backoffMs, signal);
        backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
      }
    }
  };

  return {
    /** Creates the schedules in the background and keeps them. */
    start: (): void => {
      keeping = keep(stopController.signal);
    },
    /** Fails while the schedules are missing. */
    check: async (): Promise<void> => {
      if (await areMissing()) throw new Error(SCHEDULES_MISSING);
    },
    close: async (): Promise<void> => {
      stopController.abort();
      await keeping;
      await queue.close();
      redis.disconnect();
    },
  };
}
