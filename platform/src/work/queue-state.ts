import { type JOB_STATES, SHOWN_MINUTES } from '@trackrecord/contracts';
import type { Queue } from 'bullmq';
import type { Redis } from '../redis/connect.js';

/** What Redis knows of a queue. */
export interface QueueState {
  /** The number of jobs in each state. A prioritized job waits, too. */
  readonly jobs: Readonly<Record<(typeof JOB_STATES)[number], number>>;
  readonly isPaused: boolean;
  /** At most as many jobs run at a time in all workers together; null without such a limit. */
  readonly maxConcurrency: number | null;
  /** How long ago the job that starts next was added (s); null if none waits. */
  readonly oldestSeconds: number | null;
  /** The jobs that were completed in each minute of the last hour, oldest first. */
  readonly done: readonly number[];
}

/**
 * Reads the state of a queue in two round trips, with seven commands and two for each kind of waiting jobs, however many
 * jobs there are. BullMQ's own getters take one round trip each.
 */
export async function readQueueState(queue: Queue, redis: Redis, now = Date.now()): Promise<QueueState> {
  const key = (name: string): string => queue.toKey(name);
  const [waiting, prioritized, delayed, active, failed, [paused, concurrency], done] = (await execute(
    redis
      .pipeline()
      .llen(key('wait'))
      .zcard(key('prioritized'))
      .zcard(key('delayed'))
      .llen(key('active'))
      .zcard(key('failed'))
      .hmget(key('meta'), 'paused', 'concurrency')
      .lrange(key('metrics:completed:data'), 0, SHOWN_MINUTES - 1),
  )) as [number, number, number, number, number, [string | null, string | null], string[]];
  return {
    jobs: { waiting, prioritized, delayed, active, failed },
    isPaused: paused !== null,
    maxConcurrency: concurrency === null ? null : Number(concurrency),
    oldestSeconds: await readOldestSeconds(queue, redis, { waiting, prioritized }, now),
    // BullMQ prepends the newest minute.
    done: done.map(Number).toReversed(),
  };
}

/** Workers take jobs from the end of the list, then those with a priority, the most urgent first. */
async function readOldestSeconds(
  queue: Queue,
  redis: Redis,
  { waiting, prioritized }: Pick<QueueState['jobs'], 'waiting' | 'prioritized'>,
  now: number,
): Promise<number | null> {
  if (waiting + prioritized === 0) return null;
  const pipeline = redis.pipeline();
  if (waiting > 0) pipeline.lrange(queue.toKey('wait'), -1, -1);
  if (prioritized > 0) pipeline.zrange(queue.toKey('prioritized'), '0', '0');
  const ids = ((await execute(pipeline)) as string[][]).flat();
  const reads = redis.pipeline();
  for (const id of ids) reads.hget(queue.toKey(id), 'timestamp');
  const addedTimes = ((await execute(reads)) as (string | null)[]).flatMap((time) =>
    time === null ? [] : [Number(time)],
  );
  // A job that was read may have started in between.
  return addedTimes.length === 0 ? null : Math.max(0, now - Math.min(...addedTimes)) / 1_000;
}

/** Executes a pipeline. @throws the error of the first command that fails. */
async function execute(pipeline: ReturnType<Redis['pipeline']>): Promise<unknown[]> {
  const results = (await pipeline.exec()) ?? [];
  return results.map(([error, result]) => {
    if (error) throw error;
    return result;
  });
}
