import { FETCH_FEED } from '@trackrecord/contracts';
import { LONG_RETRY_JOB_OPTIONS } from '@trackrecord/platform';
import type { Queue } from 'bullmq';
import type { ConfiguredFeed } from './config/feeds-config.js';
import type { FeedStateStore } from './feed-states.js';

/**
 * The job that applies the configuration to stored records. It shares the queue of `FETCH_FEED`, so that only one job
 * writes at a time.
 */
export const CLEAN_UP_FEEDS = { ...FETCH_FEED, name: 'tidy-feeds' } as const;

/** Returns true if a feed is read without network access. */
const isLocal = ({ source, files }: ConfiguredFeed): boolean => source.isSample || files.length > 0;

/**
 * Queues the cleanup job once and schedules each feed at its interval, with a global concurrency of 1. New and overdue
 * feeds are fetched immediately, local ones first. Removes other schedules.
 */
export async function scheduleFeeds(
  queue: Queue,
  feeds: readonly ConfiguredFeed[],
  states: FeedStateStore,
  now: Date,
): Promise<void> {
  await queue.setGlobalConcurrency(1);
  const configuredIds = new Set(feeds.map(({ source }) => source.id));
  const scheduledIds = new Set((await queue.getJobSchedulers()).map(({ key }) => key));
  for (const id of scheduledIds) if (!configuredIds.has(id)) await queue.removeJobScheduler(id);
  await queue.add(CLEAN_UP_FEEDS.name, {}, LONG_RETRY_JOB_OPTIONS);
  const lastTryTimes = await states.getLastTryTimes();
  for (const { source, intervalMs } of [...feeds].sort(
    (left, right) => Number(isLocal(right)) - Number(isLocal(left)),
  )) {
    const data = { feed: source.id };
    const opts = { ...LONG_RETRY_JOB_OPTIONS, attempts: 3 };
    await queue.upsertJobScheduler(source.id, { every: intervalMs }, { name: FETCH_FEED.name, data, opts });
    // BullMQ runs a new schedule immediately, but an existing one only when it is due.
    const lastTriedMs = lastTryTimes.get(source.id)?.getTime() ?? 0;
    if (scheduledIds.has(source.id) && now.getTime() - lastTriedMs >= intervalMs)
      await queue.add(FETCH_FEED.name, data, opts);
  }
}
