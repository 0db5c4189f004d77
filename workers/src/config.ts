import { type QueueName, QUEUES, queueName } from '@trackrecord/contracts';
import {
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

const stores = serverVariables
  .extend(eventStoreVariables.shape)
  .extend(mongoVariables.shape)
  .extend(sealingVariables.shape)
  .extend(queueVariables.shape);

const waitMs = z.coerce.number().int().min(0);

/** The niceness of what prepares work in the background, and of the browser it starts (decision 046). */
const nice = nicenessVariable.default(10);

const relay = stores.extend({
  BACKGROUND_QUIET_MS: waitMs.default(2_000),
  BACKGROUND_MAX_WAIT_MS: waitMs.default(10_000),
  BACKGROUND_MIN_INTERVAL_MS: waitMs.default(60_000),
  WORKER_NICE: nice,
});

/** The configuration of the relay. @throws {ConfigError} */
export const relayConfig = (env: NodeJS.ProcessEnv) => readConfig(relay, env);

/** When work starts that nobody waits for. */
export const backgroundTiming = (config: ReturnType<typeof relayConfig>): BackgroundTiming => ({
  quietMs: config.BACKGROUND_QUIET_MS,
  maxWaitMs: config.BACKGROUND_MAX_WAIT_MS,
  minIntervalMs: config.BACKGROUND_MIN_INTERVAL_MS,
});

const worker = stores
  .extend(aiVariables)
  .extend(dictationVariables)
  .extend({
    COMMAND_API_URL: z.url({ protocol: /^https?$/ }),
    /** A job is retried once its worker has been gone for this long. */
    JOB_LOCK_SECONDS: z.coerce.number().int().min(1).max(600).optional(),
    WORKER_NICE: nice,
    /** The browser that prints CVs; by default the first that is found on the path. */
    CHROMIUM: z
      .string()
      .optional()
      .transform((path) => path?.trim() || undefined),
    /** The file that says which feeds are read; by default the one in the root. */
    FEEDS_CONFIG: z
      .string()
      .optional()
      .transform((path) => path?.trim() || undefined),
  });

/** The configuration of a worker. @throws {ConfigError} */
export const workerConfig = (env: NodeJS.ProcessEnv) => readConfig(worker, env);

const options = z.strictObject({
  /** The queues to work off, separated by commas; all of them by default. */
  queues: z
    .string()
    .default(QUEUES.join(','))
    .transform((names) => names.split(','))
    .pipe(z.array(queueName).min(1)),
  /** How many jobs of each queue at once; by default as many as suit its work. */
  concurrency: z.coerce.number().int().min(1).max(1_000).optional(),
});

/** How many jobs of a queue at once: recognising speech takes a processor each, all else mostly waits, CVs for pictures. */
export const CONCURRENCY: Readonly<Record<QueueName, number>> = {
  transcription: 2,
  enhancement: 32,
  skills: 32,
  roles: 32,
  cv: 8,
  matching: 2,
  feeds: 1,
  erasure: 1,
};
export type WorkerOptions = z.infer<typeof options>;

/** A command line that cannot be understood; the message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads `--queues=a,b --concurrency=n`. @throws {UsageError} naming what is wrong. */
export function workerOptions(args: readonly string[]): WorkerOptions {
  const given = args.map((arg) => /^--(\w+)=(.*)$/.exec(arg) ?? [arg, arg, '']);
  const read = options.safeParse(Object.fromEntries(given.map(([, name, value]) => [name, value])));
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'options'}: ${message}`);
  throw new UsageError(`Usage: worker --queues=${QUEUES.join(',')} --concurrency=32; ${wrong.join('; ')}`);
}
