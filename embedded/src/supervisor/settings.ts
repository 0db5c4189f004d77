import { resolve } from 'node:path';
import { parseOrigins } from '../gateway/origins.js';
import type { DiskLimits } from './disk-monitor.js';
import type { RestartLimits } from './restart-policy.js';

/** What `npm start` was asked for, from the environment (README, "Settings"). */
export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  /** Watch and reload: `npm run dev`. */
  readonly dev: boolean;
  readonly logLevel: string;
  /** Real servers to use in place of embedded ones. */
  readonly eventStoreUrl: string | undefined;
  readonly mongoUrl: string | undefined;
  readonly keysMongoUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly masterKey: string | undefined;
  /** Names an event log that does not match the read models, to go on with it all the same. */
  readonly acceptLog: string | undefined;
  readonly firebase: FirebaseProject | undefined;
  /** How often a part that exits by itself is restarted. */
  readonly restarts: RestartLimits;
  /** When the disk of DATA_DIR counts as low or full. */
  readonly disk: DiskLimits;
  /** Whether the gateway validates every API response against the OpenAPI document; only in tests. */
  readonly validateResponses: boolean;
  /** Who suggests and transcribes, and what prints: variables of the worker, passed on as they are. */
  readonly worker: Readonly<Record<string, string>>;
  /** When work starts that nobody waits for: variables of the relay, passed on as they are. */
  readonly relay: Readonly<Record<string, string>>;
  /** How far the projector stands back: variables of its own, passed on as they are. */
  readonly projector: Readonly<Record<string, string>>;
  /** How much of one person or address is taken: variables of the two APIs and the gateway, passed on as they are. */
  readonly limits: Readonly<Record<string, string>>;
  /** Where the gateway is reached: variables of its own, passed on as they are. */
  readonly front: Readonly<Record<string, string>>;
}

const MEBIBYTE = 2 ** 20;
const WORKER_VARIABLES = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_TRANSCRIPTION_MODEL',
  'AI_DAILY_CALL_LIMIT_PER_USER',
  'AI_DAILY_CALL_LIMIT',
  'OPENAI_TIMEOUT',
  'OPENAI_TRANSCRIPTION_TIMEOUT',
  'ASR_MODEL',
  'ASR_GRAMMAR',
  'FFMPEG',
  'FFPROBE',
  'CHROMIUM',
  'WORKER_NICE',
];
const RELAY_VARIABLES = ['BACKGROUND_QUIET_MS', 'BACKGROUND_MAX_WAIT_MS', 'BACKGROUND_MIN_INTERVAL_MS', 'WORKER_NICE'];
const PROJECTOR_VARIABLES = ['PROJECTOR_NICE'];
const LIMIT_VARIABLES = [
  'RATE_LIMIT_USER_RPS',
  'RATE_LIMIT_IP_RPS',
  'MAX_CONNECTIONS_PER_IP',
  'MAX_CONNECTIONS',
  'RATE_LIMIT_AI_PER_MINUTE',
  'RATE_LIMIT_SKILL_DETECTION_PER_MINUTE',
  'RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE',
  'RATE_LIMIT_EXPORT_PER_MINUTE',
];

const FRONT_VARIABLES = ['PUBLIC_ORIGIN', 'OPERATIONS_PORT'];

/** A real Firebase project, as the browser has to know it. */
export interface FirebaseProject {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
}

/** A setting that is missing or wrong; the message is one line that names it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the settings. @throws {SettingsError} */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new SettingsError('PORT must be a port number');
  const mongoUrl = text(env, 'MONGODB_URL');
  const keysMongoUrl = text(env, 'KEYS_MONGODB_URL');
  if (mongoUrl !== undefined && keysMongoUrl === undefined) {
    throw new SettingsError('KEYS_MONGODB_URL must name the database of the keys when MONGODB_URL is set');
  }
  const validateResponses = env['CHECK_ANSWERS'] === '1';
  if (validateResponses && env['NODE_ENV'] === 'production') {
    throw new SettingsError('CHECK_ANSWERS is for tests and must not be set when NODE_ENV is production');
  }
  return {
    port,
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    dev: env['DEV'] === '1',
    logLevel: text(env, 'LOG_LEVEL') ?? 'info',
    eventStoreUrl: text(env, 'EVENTSTORE_URL'),
    mongoUrl,
    keysMongoUrl,
    redisUrl: text(env, 'REDIS_URL'),
    masterKey: text(env, 'MASTER_KEY'),
    acceptLog: text(env, 'ACCEPT_LOG'),
    firebase: firebaseProject(env),
    restarts: {
      maxRestarts: wholeNumber(env, 'MAX_RESTARTS', 5),
      windowMs: 1_000 * wholeNumber(env, 'RESTART_WINDOW_SECONDS', 60),
    },
    disk: {
      lowBytes: MEBIBYTE * wholeNumber(env, 'DISK_LOW_MB', 1_024),
      minBytes: MEBIBYTE * wholeNumber(env, 'DISK_MIN_MB', 128),
    },
    validateResponses: validateResponses,
    worker: { ...given(env, WORKER_VARIABLES), ...paths(env, ['FEEDS_CONFIG']) },
    relay: given(env, RELAY_VARIABLES),
    projector: given(env, PROJECTOR_VARIABLES),
    limits: given(env, LIMIT_VARIABLES),
    front: frontVariables(env),
  };
}

function frontVariables(env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  try {
    parseOrigins(text(env, 'PUBLIC_ORIGIN'));
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
  const operationsPort = Number(text(env, 'OPERATIONS_PORT') ?? 0);
  if (!Number.isInteger(operationsPort) || operationsPort < 0 || operationsPort > 65_535) {
    throw new SettingsError('OPERATIONS_PORT must be a port number');
  }
  return given(env, FRONT_VARIABLES);
}

function firebaseProject(env: NodeJS.ProcessEnv): FirebaseProject | undefined {
  const projectId = text(env, 'FIREBASE_PROJECT_ID');
  if (projectId === undefined) return undefined;
  const apiKey = text(env, 'FIREBASE_API_KEY');
  if (apiKey === undefined) throw new SettingsError('FIREBASE_API_KEY must be set with FIREBASE_PROJECT_ID');
  return { projectId, apiKey, authDomain: text(env, 'FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com` };
}

const text = (env: NodeJS.ProcessEnv, name: string): string | undefined => env[name]?.trim() || undefined;

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(text(env, name) ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new SettingsError(`${name} must be an integer of at least 0`);
  return value;
}

/** Paths as whoever starts the stack means them: the parts run in another folder. */
const paths = (env: NodeJS.ProcessEnv, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(given(env, names)).map(([name, path]) => [name, resolve(path)]));

const given = (env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = text(env, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
