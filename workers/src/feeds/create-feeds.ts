import { FETCH_FEED } from '@trackrecord/contracts';
import type { Logger, Redis, Stores } from '@trackrecord/platform';
import type { BackgroundHandlers } from '../worker/create-background-processor.js';
import { keepSchedules } from '../worker/keep-schedules.js';
import type { FeedsConfig } from './config/feeds-config.js';
import type { FeedMetrics } from './feed-metrics.js';
import { FeedStateStore } from './feed-states.js';
import { fetchFeed } from './fetch-feed.js';
import type { SourceRanks } from './ingestion/deduplicate.js';
import { CareerEventStore } from './ingestion/career-event-store.js';
import { PostingStore } from './ingestion/posting-store.js';
import { reconcileEvents } from './ingestion/reconcile-events.js';
import { closeOrphans, deduplicateAll, reconcilePostings } from './ingestion/reconcile-postings.js';
import { createFeedReader } from './reading/feed-reader.js';
import { scheduleFeeds, CLEAN_UP_FEEDS } from './schedule-feeds.js';
import { createFeedThreads } from './threads/feed-threads.js';

interface FeedSettings {
  readonly config: FeedsConfig;
  /** Called when postings have changed. */
  readonly onPostingsChanged: () => Promise<void>;
  /** A connection for the feed queue only; `close` ends both. */
  readonly redis: Redis;
  readonly metrics: FeedMetrics;
  readonly logger: Logger;
}

/** Schedules feeds and fetches them, one job at a time. */
export function createFeeds(
  { config, onPostingsChanged, redis, metrics, logger }: FeedSettings,
  { mongo }: Pick<Stores, 'mongo'>,
) {
  const threads = createFeedThreads(logger);
  // Sample data is our own.
  const feeds = config.feeds.map((feed) =>
    feed.source.isSample ? feed : { ...feed, adapter: threads.runInThread(feed.adapter) },
  );
  const dependencies = {
    postings: new PostingStore(mongo.db),
    events: new CareerEventStore(mongo.db),
    states: new FeedStateStore(mongo.db),
    onPostingsChanged,
  };
  const { postings, events, states } = dependencies;
  const sourceRanks = new Map(feeds.map(({ source: { id } }, rank) => [id, rank]));
  const schedules = keepSchedules({
    queue: FETCH_FEED.queue,
    redis,
    schedule: async (queue) => {
      await Promise.all([postings.createIndexes(), events.createIndexes()]);
      await scheduleFeeds(queue, feeds, states, new Date());
    },
    isEmpty: feeds.length === 0,
    logger,
  });
  let isComplete = false;

  const areAllTried = async (): Promise<boolean> => {
    const lastTryTimes = await states.getLastTryTimes();
    return feeds.every(({ source }) => lastTryTimes.has(source.id));
  };

  const handlers: BackgroundHandlers = {
    [CLEAN_UP_FEEDS.name]: (_data, signal) => cleanUpFeeds(sourceRanks, new Date(), signal, dependencies),
    [FETCH_FEED.name]: (data, signal) =>
      fetchFeed(data, signal, {
        ...dependencies,
        feeds,
        sourceRanks,
        rates: config.rates,
        createReader: ({ files }, now, fetchSignal) =>
          createFeedReader({ now, signal: fetchSignal, folder: config.folder, files }),
        metrics,
        logger,
      }),
  };

  return {
    start: schedules.start,
    checkSchedules: schedules.check,
    /** The handlers of the jobs in the feed queue. */
    handlers,
    /**
     * Returns `warning` until stored records match the configuration and every feed has been tried once: until then,
     * lists may be empty. No feed makes the worker unhealthy: a failed fetch is in its state, the metrics and the log.
     */
    check: async (): Promise<'warning' | undefined> => {
      isComplete ||= (await states.isFeedOrderApplied(sourceRanks)) && (await areAllTried());
      return isComplete ? undefined : 'warning';
    },
    close: async (): Promise<void> => {
      await threads.close();
      await schedules.close();
    },
  };
}

interface CleanUpDependencies {
  readonly postings: PostingStore;
  readonly events: CareerEventStore;
  readonly states: FeedStateStore;
  /** Called when postings have changed. */
  readonly onPostingsChanged: () => Promise<void>;
}

/**
 * Applies the current configuration to stored records: closes those of feeds that were turned off, even if no feed
 * is configured any more, and deduplicates by the current order of feeds. Announces changed postings, including those
 * of an earlier job that was interrupted before it could.
 */
async function cleanUpFeeds(
  sourceRanks: SourceRanks,
  now: Date,
  signal: AbortSignal,
  { postings, events, states, onPostingsChanged }: CleanUpDependencies,
): Promise<void> {
  await postings.announceChanges(onPostingsChanged);
  await closeOrphans(postings, sourceRanks, now);
  await reconcilePostings(postings, sourceRanks, now);
  await reconcileEvents(events, await events.findAll(), sourceRanks, now);
  if (!(await states.isFeedOrderApplied(sourceRanks))) await deduplicateAll(postings, sourceRanks, now, signal);
  await states.recordFeedOrder(sourceRanks);
  await postings.announceChanges(onPostingsChanged);
}
