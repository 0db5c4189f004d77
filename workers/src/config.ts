import { hostname } from 'node:os';
import {
  activityVariables,
  eventStoreVariables,
  mongoVariables,
  nicenessVariable,
  queueVariables,
  readConfig,
  sealingVariables,
  serverVariables,
} from '@trackrecord/platform';
import { z } from 'zod';
import { aiVariables } from './ai/ai-config.js';
import type { BackgroundTiming } from './relay/debounce-jobs.js';
import { dictationVariables } from './transcription/dictation-config.js';

const storeVariables = serverVariables
  .extend(eventStoreVariables.shape)
  .extend(mongoVariables.shape)
  .extend(sealingVariables.shape)
  .extend(queueVariables.shape);

const durationMs = z.coerce.number().int().min(0);

/** The niceness of relay and workers, and of the browser they start (decision 046). */
const workerNice = nicenessVariable.default(10);

const relaySchema = storeVariables.extend({
  BACKGROUND_QUIET_MS: durationMs.default(2_000),
  BACKGROUND_MAX_WAIT_MS: durationMs.default(10_000),
  BACKGROUND_MIN_INTERVAL_MS: durationMs.default(60_000),
  WORKER_NICE: workerNice,
});

/** Reads the configuration of the relay. @throws {ConfigError} */
export const readRelayConfig = (env: NodeJS.ProcessEnv) => readConfig(relaySchema, env);

/** Returns the debounce settings for background jobs. */
export const toBackgroundTiming = (config: ReturnType<typeof readRelayConfig>): BackgroundTiming => ({
  quietMs: config.BACKGROUND_QUIET_MS,
  maxWaitMs: config.BACKGROUND_MAX_WAIT_MS,
  minIntervalMs: config.BACKGROUND_MIN_INTERVAL_MS,
});

const workerSchema = storeVariables
  .extend(activityVariables.shape)
  .extend(aiVariables)
  .extend(dictationVariables)
  .extend({
    COMMAND_API_URL: z.url({ protocol: /^https?$/ }),
    /** A job is retried after its worker has not renewed its lock for this long. */
    JOB_LOCK_SECONDS: z.coerce.number().int().min(1).max(600).optional(),
    WORKER_NICE: workerNice,
    /** Seconds that active jobs may still take after SIGTERM; then they are aborted, and another worker retries them. */
    WORKER_DRAIN_SECONDS: z.coerce.number().int().min(0).max(3_600).default(5),
    /** The name of this worker, which BullMQ stores in the jobs it processes. Unique, also among those of one host. */
    INSTANCE_NAME: z
      .string()
      .trim()
      .max(120)
      .optional()
      .transform((name) => name || `${hostname()}-${process.pid}`),
    /** The browser that prints CVs; defaults to the first one found on the PATH. */
    CHROMIUM: z
      .string()
      .optional()
      .transform((path) => path?.trim() || undefined),
    /** Seconds without a CV after which the browser is closed; 0 keeps it running. */
    CV_BROWSER_IDLE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(20),
    /** The feeds configuration file; defaults to `feeds.config.json` in the root. */
    FEEDS_CONFIG: z
      .string()
      .optional()
      .transform((path) => path?.trim() || undefined),
  });

/** Reads the configuration of a worker. @throws {ConfigError} */
export const readWorkerConfig = (env: NodeJS.ProcessEnv) => readConfig(workerSchema, env);
