import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isRequestedWork, UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import {
  closeStoresOnShutdown,
  connectRedis,
  connectStores,
  createLogger,
  createProbeApp,
  listen,
  lowerPriority,
  createActivityLog,
  Metrics,
  Presence,
  Probes,
  createRedisCheck,
  runMain,
  Shutdown,
  stopListening,
  createStoreChecks,
} from '@trackrecord/platform';
import type { Job } from 'bullmq';
import { readWorkerConfig } from './config.js';
import { createDetectedSkillsSender } from './skill-detection/send-detected-skills.js';
import { createBackgroundWork } from './create-background-work.js';
import { createWorkerContext } from './create-worker-context.js';
import { createEngines } from './create-engines.js';
import { createPageThreads } from './postings/page-threads.js';
import { createRequiredSkillsFinder } from './roles/required-skills.js';
import { parseWorkerOptions } from './worker-options.js';
import { processRequestedJob } from './worker/process-requested-job.js';
import { createJobMetrics, runQueue } from './worker/run-queue.js';

/** How long aborted jobs may take to end. */
const ABORT_TIMEOUT_MS = 5_000;
/** The feeds shipped with the product. */
const DEFAULT_FEEDS_FILE = fileURLToPath(new URL('../../feeds.config.json', import.meta.url));

runMain(async () => {
  const config = readWorkerConfig(process.env);
  lowerPriority(config.WORKER_NICE);
  const concurrency = parseWorkerOptions(process.argv.slice(2));
  const queues = [...concurrency.keys()];
  const logger = createLogger('worker', config.LOG_LEVEL);
  const metrics = new Metrics({ service: 'worker', version: config.SERVICE_VERSION });
  const stores = await connectStores(config, UNENCRYPTED_EVENT_TYPES);
  const redis = connectRedis(config.REDIS_URL, logger);
  const activity = await createActivityLog(stores, config, { metrics, logger });

  const stopController = new AbortController();
  const commonSettings = { stopSignal: stopController.signal, logger };
  const engines = createEngines(config, redis, createRequiredSkillsFinder(stores.mongo.db), metrics, logger);
  const sendDetectedSkills = createDetectedSkillsSender(
    config.COMMAND_API_URL,
    config.MASTER_KEY,
    config.SERVICE_VERSION,
  );
  const resolve = (file: string) => createRequire(import.meta.url).resolve(file);
  const skillDetection = { detectSkills: engines.detectSkills, sendDetectedSkills };
  const background = await createBackgroundWork(
    { config, feedsFile: DEFAULT_FEEDS_FILE, resolve, skillDetection, metrics, ...commonSettings },
    stores,
  );
  const pageThreads = createPageThreads(logger);
  const workerContext = createWorkerContext(
    {
      engines,
      sendDetectedSkills,
      explainMatch: background.explainMatch,
      readVocabulary: background.readVocabulary,
      renderPastCv: background.renderPastCv,
      renderReport: background.renderReport,
      readPage: pageThreads.readPage,
      activity,
      ...commonSettings,
    },
    stores,
  );
  background.start(queues);

  const processJob = (job: Job) =>
    isRequestedWork(job.name) ? processRequestedJob(job.name, job, workerContext) : background.process(job);
  const queueSettings = {
    instanceName: config.INSTANCE_NAME,
    redisUrl: config.REDIS_URL,
    lockSeconds: config.JOB_LOCK_SECONDS,
    logger,
    metrics: createJobMetrics(metrics),
    store: workerContext.store,
    activity,
  };
  const runningQueues = [...concurrency].map(([queue, jobCount]) => ({
    queue,
    ...runQueue(queue, processJob, { ...queueSettings, concurrency: jobCount }),
  }));

  const probes = new Probes(metrics, {
    ...createStoreChecks(stores),
    ...createRedisCheck(redis),
    ...background.createChecks(queues),
    ...Object.fromEntries(runningQueues.map(({ queue, check }) => [`queue ${queue}`, check])),
  });
  metrics.createGauge(
    'worker_concurrency',
    'How many jobs of a queue this process runs at a time',
    'queue',
    Object.fromEntries([...concurrency].map(([queue, jobCount]) => [queue, () => jobCount])),
  );
  metrics.createGauge(
    'worker_active_jobs',
    'Jobs that run now',
    'queue',
    Object.fromEntries(runningQueues.map(({ queue, countActive }) => [queue, countActive])),
  );
  if (engines.readBudgetUsed)
    metrics.createSingleGauge(
      'ai_budget_used_ratio',
      'Used part of the daily budget of models',
      engines.readBudgetUsed,
    );
  const presence = new Presence(stores.mongo.db, {
    service: 'worker',
    version: config.SERVICE_VERSION,
    instance: config.INSTANCE_NAME,
    metrics,
    probes,
    readQueues: () =>
      runningQueues.map(({ queue, countActive }) => ({
        queue,
        concurrency: concurrency.get(queue) ?? 0,
        active: countActive(),
      })),
    ...(engines.readBudgetUsed && { readAiBudgetUsed: engines.readBudgetUsed }),
    logger,
  }).start();
  const server = await listen(createProbeApp(probes), config.HOST, config.PORT, logger);
  logger.info({ instance: config.INSTANCE_NAME, concurrency: Object.fromEntries(concurrency) }, 'worker started');

  const drainMs = 1_000 * config.WORKER_DRAIN_SECONDS;
  const drainQueues = async () => {
    const timer = setTimeout(() => stopController.abort(), drainMs);
    await Promise.all(runningQueues.map(({ close }) => close()));
    clearTimeout(timer);
  };
  const shutdown = new Shutdown(logger)
    .addStep('readiness', () => probes.markNotReady())
    .addStep('queues', drainQueues, drainMs + ABORT_TIMEOUT_MS)
    // After the queues, so that probes and metrics are served meanwhile.
    .addStep('HTTP', () => stopListening(server));
  background
    .addShutdownSteps(shutdown)
    .addStep('page threads', () => pageThreads.close())
    .addStep('activity', () => activity.flush())
    .addStep('presence', () => presence.stop())
    .addStep('Redis', () => redis.disconnect());
  closeStoresOnShutdown(shutdown, stores).onSignals();
});
