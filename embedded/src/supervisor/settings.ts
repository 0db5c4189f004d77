import { resolve } from 'node:path';
import { parseOrigins } from '../gateway/origins.js';
import { parseWorkers, type StackWorker } from './parse-workers.js';
import type { RestartLimits } from './restart-policy.js';

/** The settings of `npm start`, from the environment (docs/configuration.md). */
export interface Settings {
  readonly port: number;
  /** The loopback port of the gateway's own health and metrics; 0 for any free port. */
  readonly operationsPort: number;
  readonly dataDir: string;
  /** Watch and reload: `npm run dev`. */
  readonly isDevelopment: boolean;
  readonly logLevel: string;
  /** URLs of real servers that replace the embedded ones. */
  readonly eventStoreUrl: string | undefined;
  readonly mongoUrl: string | undefined;
  readonly keysMongoUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly masterKey: string | undefined;
  /**
   * The event log to accept although it does not match the read models: its id and end (`ID@END`), which the message of
   * services that do not start contains.
   */
  readonly acceptedLogName: string | undefined;
  readonly firebase: FirebaseProject | undefined;
  /** How often a process that exits is restarted. */
  readonly restarts: RestartLimits;
  /** How long a service of the product may take to start. */
  readonly startTimeoutMs: number;
  /** How long a process may not answer its liveness probes before it is restarted; 0 disables the probes. */
  readonly livenessLimitMs: number;
  /** Thresholds of free disk space for DATA_DIR. */
  readonly disk: DiskLimits;
  /** True if the gateway validates every API response against the OpenAPI document; only in tests. */
  readonly shouldValidateResponses: boolean;
  /** The file to which the stores append the names of what they are asked for; only in tests. */
  readonly storeCallsFile: string | undefined;
  /** True if the demo account gets the history of a job search. */
  readonly hasDemoHistory: boolean;
  /** The workers to start. */
  readonly workers: readonly StackWorker[];
  /** Environment variables passed to the workers. */
  readonly worker: Readonly<Record<string, string>>;
  /** How long the jobs of a worker may still take when it stops. */
  readonly workerDrainMs: number;
  /** Environment variables passed to the relay. */
  readonly relay: Readonly<Record<string, string>>;
  /** Environment variables passed to the projector. */
  readonly projector: Readonly<Record<string, string>>;
  /** Environment variables passed to the two APIs and the gateway. */
  readonly publicServices: Readonly<Record<string, string>>;
  /** Environment variables passed to the gateway. */
  readonly gateway: Readonly<Record<string, string>>;
}

/** Thresholds of free disk space (bytes): below `lowBytes` it is low, below `minBytes` the disk counts as full. */
export interface DiskLimits {
  readonly lowBytes: number;
  readonly minBytes: number;
}

const MEBIBYTE = 2 ** 20;
const WORKER_VARIABLES = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_REASONING_EFFORT',
  'OPENAI_CONTEXT_TOKENS',
  'OPENAI_FALLBACK_API_KEY',
  'OPENAI_FALLBACK_BASE_URL',
  'OPENAI_FALLBACK_MODEL',
  'OPENAI_FALLBACK_CONTEXT_TOKENS',
  'OPENAI_TRANSCRIPTION_API_KEY',
  'OPENAI_TRANSCRIPTION_BASE_URL',
  'OPENAI_TRANSCRIPTION_MODEL',
  'OPENAI_TRANSCRIPTION_LANGUAGE',
  'AI_DAILY_CALL_LIMIT_PER_USER',
  'AI_DAILY_CALL_LIMIT',
  'AI_DAILY_TOKEN_LIMIT_PER_USER',
  'AI_DAILY_TOKEN_LIMIT',
  'OPENAI_TIMEOUT',
  'OPENAI_STALL_TIMEOUT',
  'OPENAI_TRANSCRIPTION_TIMEOUT',
  'JOB_LOCK_SECONDS',
  'ASR_MODEL',
  'FFMPEG',
  'FFPROBE',
  'CHROMIUM',
  'CV_BROWSER_IDLE_SECONDS',
  'WORKER_NICE',
  'ACTIVITY_LOG_DAYS',
];
const RELAY_VARIABLES = ['BACKGROUND_QUIET_MS', 'BACKGROUND_MAX_WAIT_MS', 'BACKGROUND_MIN_INTERVAL_MS', 'WORKER_NICE'];
const PROJECTOR_VARIABLES = ['PROJECTOR_NICE'];
const PUBLIC_SERVICE_VARIABLES = [
  'RATE_LIMIT_USER_RPS',
  'RATE_LIMIT_IP_RPS',
  'MAX_CONNECTIONS_PER_IP',
  'MAX_CONNECTIONS',
  'RATE_LIMIT_AI_PER_MINUTE',
  'RATE_LIMIT_SKILL_DETECTION_PER_MINUTE',
  'RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE',
  'RATE_LIMIT_PAIRING_PER_10_MINUTES',
  'RATE_LIMIT_EXPORT_PER_MINUTE',
  'ACTIVITY_LOG_DAYS',
  'ACCESS_LOG_DAYS',
  'SUPPORT_CONSENT',
  'STAFF_REAUTH_MINUTES',
  'STAFF_SECOND_FACTOR',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
];

const GATEWAY_VARIABLES = ['PUBLIC_ORIGIN'];

/** The web configuration of a real Firebase project. */
export interface FirebaseProject {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
}

/** A missing or invalid setting; the message is one line that names it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the settings. @throws {SettingsError} */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const mongoUrl = readText(env, 'MONGODB_URL');
  const keysMongoUrl = readText(env, 'KEYS_MONGODB_URL');
  if (mongoUrl !== undefined && keysMongoUrl === undefined) {
    throw new SettingsError('KEYS_MONGODB_URL must name the database of the keys when MONGODB_URL is set');
  }
  const shouldValidateResponses = env['CHECK_ANSWERS'] === '1';
  if (shouldValidateResponses && env['NODE_ENV'] === 'production') {
    throw new SettingsError('CHECK_ANSWERS is for tests and must not be set when NODE_ENV is production');
  }
  const storeCallsFile = readText(env, 'STORE_CALLS_FILE');
  if (storeCallsFile !== undefined && env['NODE_ENV'] === 'production') {
    throw new SettingsError('STORE_CALLS_FILE is for tests and must not be set when NODE_ENV is production');
  }
  parseSetting(() => parseOrigins(readText(env, 'PUBLIC_ORIGIN')));
  const workerDrainSeconds = readInteger(env, 'WORKER_DRAIN_SECONDS', 5);
  return {
    port: readPort(env, 'PORT', 8080),
    operationsPort: readPort(env, 'OPERATIONS_PORT', 0),
    dataDir: resolve(readText(env, 'DATA_DIR') ?? '.data'),
    isDevelopment: env['DEV'] === '1',
    logLevel: readText(env, 'LOG_LEVEL') ?? 'info',
    eventStoreUrl: readText(env, 'EVENTSTORE_URL'),
    mongoUrl,
    keysMongoUrl,
    redisUrl: readText(env, 'REDIS_URL'),
    masterKey: readText(env, 'MASTER_KEY'),
    acceptedLogName: readText(env, 'ACCEPT_LOG'),
    firebase: readFirebaseProject(env),
    restarts: {
      maxRestarts: readInteger(env, 'MAX_RESTARTS', 5),
      windowMs: 1_000 * readInteger(env, 'RESTART_WINDOW_SECONDS', 60),
    },
    startTimeoutMs: 1_000 * readInteger(env, 'START_TIMEOUT_SECONDS', 180),
    livenessLimitMs: 1_000 * readInteger(env, 'LIVENESS_LIMIT_SECONDS', 60),
    disk: {
      lowBytes: MEBIBYTE * readInteger(env, 'DISK_LOW_MB', 1_024),
      minBytes: MEBIBYTE * readInteger(env, 'DISK_MIN_MB', 128),
    },
    shouldValidateResponses,
    storeCallsFile,
    hasDemoHistory: env['DEMO_HISTORY'] !== '0',
    workers: parseSetting(() => parseWorkers(readText(env, 'WORKERS'))),
    worker: {
      ...pickVariables(env, WORKER_VARIABLES),
      ...pickPaths(env, ['FEEDS_CONFIG']),
      WORKER_DRAIN_SECONDS: String(workerDrainSeconds),
    },
    workerDrainMs: 1_000 * workerDrainSeconds,
    relay: pickVariables(env, RELAY_VARIABLES),
    projector: pickVariables(env, PROJECTOR_VARIABLES),
    publicServices: pickVariables(env, PUBLIC_SERVICE_VARIABLES),
    gateway: pickVariables(env, GATEWAY_VARIABLES),
  };
}

function parseSetting<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

function readFirebaseProject(env: NodeJS.ProcessEnv): FirebaseProject | undefined {
  const projectId = readText(env, 'FIREBASE_PROJECT_ID');
  if (projectId === undefined) return undefined;
  const apiKey = readText(env, 'FIREBASE_API_KEY');
  if (apiKey === undefined) throw new SettingsError('FIREBASE_API_KEY must be set with FIREBASE_PROJECT_ID');
  return { projectId, apiKey, authDomain: readText(env, 'FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com` };
}

const readText = (env: NodeJS.ProcessEnv, name: string): string | undefined => env[name]?.trim() || undefined;

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new SettingsError(`${name} must be a port number`);
  return port;
}

function readInteger(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(readText(env, name) ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new SettingsError(`${name} must be an integer of at least 0`);
  return value;
}

/** Picks variables with paths and makes them absolute: the child processes may run in another folder. */
const pickPaths = (env: NodeJS.ProcessEnv, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pickVariables(env, names)).map(([name, path]) => [name, resolve(path)]));

const pickVariables = (env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = readText(env, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
