import { MATCH_JOBS, type QueueName, RENDER_CV } from '@trackrecord/contracts';
import {
  type Checks,
  connectRedis,
  type Logger,
  type Metrics,
  type Shutdown,
  type Stores,
  WorkQueues,
} from '@trackrecord/platform';
import type { Job } from 'bullmq';
import type { workerConfig } from './config.js';
import { openCvs } from './cv/open-cvs.js';
import { finishErasures } from './erasure/finish-erasures.js';
import { FINISH_ERASURES, scheduleErasures } from './erasure/schedule-erasures.js';
import { readFeedsConfig } from './feeds/config/feeds-config.js';
import { feedMetrics } from './feeds/feed-metrics.js';
import { openFeeds } from './feeds/open-feeds.js';
import { FETCH_FEED } from './feeds/schedule-feeds.js';
import { MATCH_EVERYONE } from './matching/match-everyone.js';
import { openMatching } from './matching/open-matching.js';
import { type NoticeParts, noticeSkills } from './notices/notice-skills.js';
import { doInBackground } from './worker/do-in-background.js';

/** A large feed takes a while to be taken in for the first time (ms). */
const FEED_DEADLINE = 15 * 60_000;

interface BackgroundSettings {
  readonly config: ReturnType<typeof workerConfig>;
  /** The configuration of feeds that comes with the product. */
  readonly feedsFile: string;
  /** Finds a file of a package, as `require.resolve` does. */
  readonly resolve: (file: string) => string;
  readonly noticing: Pick<NoticeParts, 'detect' | 'notify'>;
  readonly stopping: AbortSignal;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Puts together the work that nobody waits for: skills in finished steps, CVs, matches and feeds. */
export async function openBackground(settings: BackgroundSettings, stores: Stores) {
  const { config, feedsFile, resolve, noticing, stopping, metrics, logger } = settings;
  const feedsConfig = await readFeedsConfig(config.FEEDS_CONFIG ?? feedsFile);
  const queues = new WorkQueues(config.REDIS_URL, logger);
  const cvs = openCvs({ chromium: config.CHROMIUM, resolve }, stores, { metrics, logger });
  const matching = openMatching(stores, queues, feedsConfig.rates, { metrics, logger });
  const redis = connectRedis(config.REDIS_URL, logger);
  const fetching = { config: feedsConfig, queues, redis, metrics: feedMetrics(metrics), logger };
  const feeds = openFeeds(fetching, stores);

  const erasures = scheduleErasures(connectRedis(config.REDIS_URL, logger), logger);

  const doSoon = doInBackground(
    {
      'notice-skills': (data, signal) => noticeSkills(data, signal, { ...stores, ...noticing }),
      [RENDER_CV.name]: cvs.render,
      [MATCH_JOBS.name]: matching.match,
      [MATCH_EVERYONE.name]: matching.matchEveryone,
      [FINISH_ERASURES.name]: finishErasures(config.COMMAND_API_URL, config.MASTER_KEY),
    },
    stopping,
    logger,
  );
  const doForFeeds = doInBackground(feeds.work, stopping, logger, FEED_DEADLINE);

  return {
    explainMatch: matching.explain,
    do: (job: Job): Promise<void> => (job.queueName === FETCH_FEED.queue ? doForFeeds(job) : doSoon(job)),
    /** Makes ready for the work of these queues; nobody waits for it. */
    start: (worked: readonly QueueName[]): void => {
      if (worked.includes(RENDER_CV.queue)) cvs.warm();
      if (worked.includes(MATCH_JOBS.queue)) matching.start();
      if (worked.includes(FETCH_FEED.queue)) feeds.start();
      if (worked.includes(FINISH_ERASURES.queue)) erasures.start();
    },
    /** Whether it is ready for the work of these queues. */
    checks: (worked: readonly QueueName[]): Checks => ({
      ...(worked.includes(MATCH_JOBS.queue) && { matching: matching.check }),
      ...(worked.includes(FETCH_FEED.queue) && { feeds: feeds.check }),
    }),
    stopWith: (shutdown: Shutdown): Shutdown =>
      shutdown
        .then('erasures', () => erasures.close())
        .then('feeds', () => feeds.close())
        .then('matching', () => matching.close())
        .then('asking', () => queues.close())
        .then('browser', () => cvs.close()),
  };
}
