import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import {
  closeStores,
  connectRedis,
  connectStores,
  createLogger,
  createProbeApp,
  listen,
  lowerPriority,
  Metrics,
  Probes,
  redisCheck,
  runMain,
  Shutdown,
  stopListening,
  storeChecks,
} from '@trackrecord/platform';
import type { Job } from 'bullmq';
import { CONCURRENCY, workerConfig, workerOptions } from './config.js';
import { notifyCommandApi } from './notices/notify-command-api.js';
import { openBackground } from './open-background.js';
import { openDesk } from './open-desk.js';
import { openEngines } from './open-engines.js';
import { doRequested, isRequested } from './worker/do-requested.js';
import { jobMetrics, runQueue } from './worker/run-queue.js';

/** How long what is in hand may still take (ms) once this process has to stop; then it is left to another worker. */
const FINISHING = 5_000;
/** The feeds that come with the product. */
const FEEDS = fileURLToPath(new URL('../../feeds.config.json', import.meta.url));

runMain(async () => {
  const config = workerConfig(process.env);
  lowerPriority(config.WORKER_NICE);
  const { queues, concurrency } = workerOptions(process.argv.slice(2));
  const logger = createLogger('worker', config.LOG_LEVEL);
  const metrics = new Metrics();
  const stores = await connectStores(config, CLEAR_EVENT_TYPES);
  const redis = connectRedis(config.REDIS_URL, logger);

  const stopping = new AbortController();
  const common = { stopping: stopping.signal, logger };
  const engines = openEngines(config, redis, metrics, logger);
  const notify = notifyCommandApi(config.COMMAND_API_URL, config.MASTER_KEY);
  const resolve = (file: string) => createRequire(import.meta.url).resolve(file);
  const noticing = { detect: engines.detect, notify };
  const background = await openBackground({ config, feedsFile: FEEDS, resolve, noticing, metrics, ...common }, stores);
  const desk = openDesk({ engines, notify, explainMatch: background.explainMatch, ...common }, stores);
  background.start(queues);

  const work = (job: Job) => (isRequested(job.name) ? doRequested(job.name, job, desk) : background.do(job));
  const settings = {
    redisUrl: config.REDIS_URL,
    lockSeconds: config.JOB_LOCK_SECONDS,
    logger,
    metrics: jobMetrics(metrics),
    store: desk.store,
  };
  const running = queues.map((queue) => ({
    queue,
    ...runQueue(queue, work, { ...settings, concurrency: concurrency ?? CONCURRENCY[queue] }),
  }));

  const probes = new Probes(metrics, {
    ...storeChecks(stores),
    ...redisCheck(redis),
    ...background.checks(queues),
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
    });
  background.stopWith(shutdown).then('Redis', () => redis.disconnect());
  closeStores(shutdown, stores).onSignals();
});
