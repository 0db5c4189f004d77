import { FETCH_FEED, MATCH_JOBS, NOTICE_SKILLS, type QueueName, RENDER_CV } from '@trackrecord/contracts';
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
import type { readWorkerConfig } from './config.js';
import { createCvRenderer } from './create-cv-renderer.js';
import { createResumeErasuresHandler } from './erasure/resume-erasures.js';
import { RESUME_ERASURES, scheduleErasures } from './erasure/schedule-erasures.js';
import { readFeedsConfig } from './feeds/config/feeds-config.js';
import { createFeedMetrics } from './feeds/feed-metrics.js';
import { createFeeds } from './feeds/create-feeds.js';
import { createMatchEveryoneJob, MATCH_EVERYONE } from './matching/match-everyone.js';
import { createMatching } from './matching/create-matching.js';
import { type SkillReportDependencies, reportDetectedSkills } from './skill-detection/report-detected-skills.js';
import { createBackgroundProcessor } from './worker/create-background-processor.js';
import { keepSchedules } from './worker/keep-schedules.js';

/** The first ingestion of a large feed takes minutes. */
const FEED_TIMEOUT_MS = 15 * 60_000;

interface BackgroundSettings {
  readonly config: ReturnType<typeof readWorkerConfig>;
  /** The feeds configuration shipped with the product. */
  readonly feedsFile: string;
  /** Resolves a file of a package, like `require.resolve`. */
  readonly resolve: (file: string) => string;
  readonly skillDetection: Pick<SkillReportDependencies, 'detectSkills' | 'sendDetectedSkills'>;
  readonly stopSignal: AbortSignal;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Creates the background work: skill detection in onboarding steps, CVs, matching, feeds and erasures. */
export async function createBackgroundWork(settings: BackgroundSettings, stores: Stores) {
  const { config, feedsFile, resolve, skillDetection, stopSignal, metrics, logger } = settings;
  const feedsConfig = await readFeedsConfig(config.FEEDS_CONFIG ?? feedsFile);
  const queues = new WorkQueues(config.REDIS_URL, logger);
  const cvs = createCvRenderer(
    { chromium: config.CHROMIUM, browserIdleSeconds: config.CV_BROWSER_IDLE_SECONDS, resolve },
    stores,
    { metrics, logger },
  );
  const matching = createMatching(stores, queues, feedsConfig.rates, { metrics, logger });
  const redis = connectRedis(config.REDIS_URL, logger);
  const rankAgain = async () => {
    await queues.add(createMatchEveryoneJob());
  };
  const feeds = createFeeds(
    { config: feedsConfig, onPostingsChanged: rankAgain, redis, metrics: createFeedMetrics(metrics), logger },
    stores,
  );

  const erasureSchedules = keepSchedules({
    queue: RESUME_ERASURES.queue,
    redis: connectRedis(config.REDIS_URL, logger),
    schedule: scheduleErasures,
    logger,
  });

  const runJob = createBackgroundProcessor(
    {
      [NOTICE_SKILLS.name]: (data, signal) =>
        reportDetectedSkills(data, signal, { ...stores, ...skillDetection, eventOpener: stores.eventSealer }),
      [RENDER_CV.name]: cvs.render,
      [MATCH_JOBS.name]: matching.match,
      [MATCH_EVERYONE.name]: matching.matchEveryone,
      [RESUME_ERASURES.name]: createResumeErasuresHandler(config.COMMAND_API_URL, config.MASTER_KEY),
    },
    stopSignal,
    logger,
  );
  const runFeedJob = createBackgroundProcessor(feeds.handlers, stopSignal, logger, FEED_TIMEOUT_MS);

  return {
    explainMatch: matching.explain,
    readVocabulary: matching.readVocabulary,
    renderPastCv: cvs.renderPast,
    renderReport: cvs.renderReport,
    process: (job: Job): Promise<void> => (job.queueName === FETCH_FEED.queue ? runFeedJob(job) : runJob(job)),
    /** Starts warm-up and schedules for these queues without waiting for them. */
    start: (activeQueues: readonly QueueName[]): void => {
      if (activeQueues.includes(RENDER_CV.queue)) cvs.warm();
      if (activeQueues.includes(MATCH_JOBS.queue)) matching.start();
      if (activeQueues.includes(FETCH_FEED.queue)) feeds.start();
      if (activeQueues.includes(RESUME_ERASURES.queue)) erasureSchedules.start();
    },
    /** Returns the readiness checks for these queues. */
    createChecks: (activeQueues: readonly QueueName[]): Checks => ({
      ...(activeQueues.includes(MATCH_JOBS.queue) && { matching: matching.check }),
      ...(activeQueues.includes(FETCH_FEED.queue) && {
        feeds: feeds.check,
        'feed schedules': feeds.checkSchedules,
      }),
      ...(activeQueues.includes(RESUME_ERASURES.queue) && { 'erasure schedule': erasureSchedules.check }),
    }),
    addShutdownSteps: (shutdown: Shutdown): Shutdown =>
      shutdown
        .addStep('erasures', () => erasureSchedules.close())
        .addStep('feeds', () => feeds.close())
        .addStep('matching', () => matching.close())
        .addStep('queue clients', () => queues.close())
        .addStep('browser', () => cvs.close()),
  };
}
