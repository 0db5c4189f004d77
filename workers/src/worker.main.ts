import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CLEAR_EVENT_TYPES, MATCH_JOBS, RECORDING_LIMITS, RENDER_CV } from '@trackrecord/contracts';
import {
  closeStores,
  connectRedis,
  connectStores,
  createLogger,
  createProbeApp,
  listen,
  Metrics,
  Probes,
  runMain,
  Shutdown,
  stopListening,
  storeChecks,
  Uploads,
  WorkQueues,
  WorkStore,
} from '@trackrecord/platform';
import type { Job } from 'bullmq';
import { CONCURRENCY, workerConfig, workerOptions } from './config.js';
import { openCvs } from './cv/open-cvs.js';
import { recordingsGo } from './dictation/recordings-go.js';
import { transcribeRecording } from './dictation/transcribe-recording.js';
import { readFeedsConfig } from './feeds/config/feeds-config.js';
import { openFeeds } from './feeds/open-feeds.js';
import { FETCH_FEED } from './feeds/schedule-feeds.js';
import { MATCH_EVERYONE } from './matching/match-everyone.js';
import { openMatching } from './matching/open-matching.js';
import { noticeSkills } from './notices/notice-skills.js';
import { notifyCommandApi } from './notices/notify-command-api.js';
import { openEngines } from './open-engines.js';
import { doInBackground } from './worker/do-in-background.js';
import { jobMetrics, runQueue } from './worker/run-queue.js';
import { doRequested, isRequested } from './worker/do-requested.js';
import { requestedProcessors } from './worker/requested-processors.js';

/** How long what is in hand may still take (ms) once this process has to stop; then it is left to another worker. */
const FINISHING = 5_000;
/** A large feed takes a while to be taken in for the first time (ms). */
const FEED_DEADLINE = 15 * 60_000;
/** The configuration that comes with the product. */
const FEEDS_CONFIG = fileURLToPath(new URL('../../feeds.config.json', import.meta.url));

runMain(async () => {
  const config = workerConfig(process.env);
  const { queues, concurrency } = workerOptions(process.argv.slice(2));
  const logger = createLogger('worker', config.LOG_LEVEL);
  const metrics = new Metrics();
  const stores = await connectStores(config, CLEAR_EVENT_TYPES);
  const redis = connectRedis(config.REDIS_URL, logger);
  const { rules, detect, assistant, recogniser, measure } = openEngines(config, redis, metrics, logger);

  const store = new WorkStore(stores.mongo.db, stores.sealer);
  const uploads = new Uploads(stores.mongo.db, stores.sealer, { bytes: RECORDING_LIMITS.bytes, open: 1 });
  const feedsConfig = await readFeedsConfig(config.FEEDS_CONFIG ?? FEEDS_CONFIG);
  const asking = new WorkQueues(config.REDIS_URL, logger);
  const matching = openMatching(stores, asking, feedsConfig.rates, logger);
  const feeds = openFeeds({ config: feedsConfig, queues: asking, redis: connectRedis(config.REDIS_URL, logger), logger }, stores);
  const notify = notifyCommandApi(config.COMMAND_API_URL, config.MASTER_KEY);
  const transcribe = transcribeRecording({ uploads, measure, recogniser, assistant, detect, notify, logger });
  const stopping = new AbortController();
  const desk = {
    store,
    processors: requestedProcessors({ assistant, rules, transcribe, explainMatch: matching.explain }),
    onEnded: recordingsGo(uploads),
    stopping: stopping.signal,
    logger,
  };
  const resolve = (file: string) => createRequire(import.meta.url).resolve(file);
  const cvs = openCvs({ chromium: config.CHROMIUM, resolve }, stores, logger);
  // Nobody waits for it: a port that was chosen for this process has to be taken soon.
  if (queues.includes(RENDER_CV.queue)) void cvs.warm();
  if (queues.includes(MATCH_JOBS.queue)) matching.start();
  if (queues.includes(FETCH_FEED.queue)) feeds.start();
  const background = doInBackground(
    {
      'notice-skills': (data, signal) => noticeSkills(data, signal, { ...stores, detect, notify }),
      [RENDER_CV.name]: cvs.render,
      [MATCH_JOBS.name]: matching.match,
      [MATCH_EVERYONE.name]: matching.matchEveryone,
    },
    stopping.signal,
    logger,
  );
  const fetching = doInBackground({ [FETCH_FEED.name]: feeds.fetch }, stopping.signal, logger, FEED_DEADLINE);
  const inBackground = (job: Job) => (job.name === FETCH_FEED.name ? fetching(job) : background(job));
  const settings = { redisUrl: config.REDIS_URL, logger, metrics: jobMetrics(metrics), store };
  const running = queues.map((queue) => {
    const { check, close } = runQueue(
      queue,
      (job) => (isRequested(job.name) ? doRequested(job.name, job, desk) : inBackground(job)),
      { ...settings, concurrency: concurrency ?? CONCURRENCY[queue] },
    );
    return { queue, check, close };
  });

  const probes = new Probes(metrics, {
    ...storeChecks(stores),
    ...(queues.includes(MATCH_JOBS.queue) && { matching: matching.check }),
    ...(queues.includes(FETCH_FEED.queue) && { feeds: feeds.check }),
    ...Object.fromEntries(running.map(({ queue, check }) => [`queue ${queue}`, check])),
  });
  const server = await listen(createProbeApp(probes), config.HOST, config.PORT, logger);
  logger.info({ queues, concurrency }, 'working');

  const shutdown = new Shutdown(logger)
    .then('readiness', () => probes.turnOff())
    .then('HTTP', () => stopListening(server))
    .then('queues', async () => {
      const patience = setTimeout(() => stopping.abort(), FINISHING);
      await Promise.all(running.map(({ close }) => close()));
      clearTimeout(patience);
    })
    .then('feeds', () => feeds.close())
    .then('matching', () => matching.close())
    .then('asking', () => asking.close())
    .then('browser', () => cvs.close())
    .then('Redis', () => redis.disconnect());
  closeStores(shutdown, stores).onSignals();
});
