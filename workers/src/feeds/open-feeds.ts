import { type Logger, pause, type Redis, type Stores, type WorkQueues } from '@trackrecord/platform';
import { Queue } from 'bullmq';
import type { FeedsConfig } from './config/feeds-config.js';
import { FeedStates } from './feed-states.js';
import { fetchFeed } from './fetch-feed.js';
import { EventStore } from './ingestion/event-store.js';
import { PostingStore } from './ingestion/posting-store.js';
import { closeOrphans } from './ingestion/settle-postings.js';
import { matchEveryoneJob } from '../matching/match-everyone.js';
import { feedReader } from './reading/feed-reader.js';
import { FETCH_FEED, scheduleFeeds } from './schedule-feeds.js';

interface FeedSettings {
  readonly config: FeedsConfig;
  readonly queues: WorkQueues;
  /** A connection of its own, for the queue of feeds; it ends with it. */
  readonly redis: Redis;
  readonly logger: Logger;
}

const LONGEST_PAUSE = 5_000;
/** So long the first fetch of all feeds is waited for (ms). */
const FIRST_FETCH = 15_000;

/** What fetches feeds: it makes a schedule of them, and does one job at a time. */
export function openFeeds({ config, queues, redis, logger }: FeedSettings, { mongo }: Stores) {
  const { feeds } = config;
  const postings = new PostingStore(mongo.db);
  const events = new EventStore(mongo.db);
  const states = new FeedStates(mongo.db);
  const order = new Map(feeds.map(({ source: { id } }, at) => [id, at]));
  const queue = new Queue(FETCH_FEED.queue, { connection: redis });
  queue.on('error', ({ message }) => logger.warn({ reason: message }, 'the queue of feeds cannot be reached'));
  const stopping = new AbortController();
  let scheduling: Promise<void> = Promise.resolve();
  const startedAt = Date.now();
  let isTidy = false;

  const schedule = async (): Promise<void> => {
    for (let wait = 200; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        await Promise.all([postings.prepare(), events.prepare()]);
        await scheduleFeeds(queue, feeds, states, new Date());
        return;
      } catch (error) {
        logger.warn({ err: error, wait }, 'feeds could not be scheduled, trying again');
        await pause(wait, stopping.signal);
      }
    }
  };

  return {
    /** Makes the schedule, and tries again until it is made. */
    start: (): void => {
      scheduling = schedule();
    },
    fetch: async (data: unknown, signal: AbortSignal): Promise<void> => {
      // What comes from feeds that are turned off is closed by whoever writes, and nobody else.
      if (!isTidy) await closeOrphans(postings, order, new Date());
      isTidy = true;
      await fetchFeed(data, signal, {
        feeds,
        rates: config.rates,
        reader: ({ files }, now, ending) => feedReader({ now, signal: ending, folder: config.folder, files }),
        postings,
        events,
        states,
        onChanged: async () => {
          await queues.add(matchEveryoneJob());
        },
        logger,
      });
    },
    /**
     * Fails until every feed has been tried once, because before that lists are empty; but a slow feed keeps nobody from
     * working for long.
     */
    check: async (): Promise<void> => {
      if (Date.now() - startedAt > FIRST_FETCH) return;
      const tried = await states.tried();
      const waiting = feeds.filter(({ source }) => !tried.has(source.id)).map(({ source }) => source.id);
      if (waiting.length > 0) throw new Error(`not fetched yet: ${waiting.join(', ')}`);
    },
    close: async (): Promise<void> => {
      stopping.abort();
      await scheduling;
      await queue.close();
      redis.disconnect();
    },
  };
}
