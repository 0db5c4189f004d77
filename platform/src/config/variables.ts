import { z } from 'zod';

/** A port to listen on; 0 takes any that is free. */
export const port = z.coerce.number().int().min(0).max(65_535);

/** A whole number of milliseconds, at least 1. */
export const milliseconds = z.coerce.number().int().positive();

const masterKey = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64')
  .transform((value) => Buffer.from(value, 'base64'));

/** Variables of every server. */
export const serverVariables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(0),
  /** The version of the product: that of package.json, and the commit it was built from. */
  SERVICE_VERSION: z
    .string()
    .regex(/^[\w.+-]{0,24}$/)
    .optional()
    .transform((version) => version || 'dev'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const eventStoreVariables = z.object({
  EVENTSTORE_URL: z.string().regex(/^esdb(\+discover)?:\/\//, 'must begin with esdb:// or esdb+discover://'),
  /** Name of an event log to accept although it does not match the read models (decision 025). */
  ACCEPT_LOG: z
    .string()
    .optional()
    .transform((name) => name?.trim() || undefined),
});

export const mongoVariables = z.object({
  MONGODB_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://'),
});

export const queueVariables = z.object({
  REDIS_URL: z.string().regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://'),
});

const perSecond = z.coerce.number().int().positive();

/** Rate limits and trusted proxies of a service. */
export const edgeVariables = z.object({
  RATE_LIMIT_USER_RPS: perSecond.default(100),
  /** For unauthenticated requests; many users may share one address. */
  RATE_LIMIT_IP_RPS: perSecond.default(200),
  /** Comma-separated addresses or networks, or Express's names for private ones. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback,linklocal,uniquelocal')
    .transform((list) => list.split(',').map((proxy) => proxy.trim())),
});

/** The keys have a separate database, so that backups of the other data do not contain them. */
export const sealingVariables = z.object({
  KEYS_MONGODB_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://'),
  MASTER_KEY: masterKey,
});

/** Firebase. The emulator is rejected in production, because it accepts any token. */
export const identityVariables = z.object({
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
});

/** Returns why the environment is unsafe in production, or undefined. */
export function findProductionProblem(env: NodeJS.ProcessEnv): string | undefined {
  if (env['NODE_ENV'] !== 'production') return undefined;
  if (env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) {
    return 'FIREBASE_AUTH_EMULATOR_HOST must not be set in production';
  }
  const isDemoProject = env['FIREBASE_PROJECT_ID']?.startsWith('demo-') === true;
  return isDemoProject ? 'FIREBASE_PROJECT_ID must not be a demo project in production' : undefined;
}

/** Niceness of a process, from 0 (normal) to 19 (lowest priority). */
export const nicenessVariable = z.coerce.number().int().min(0).max(19);

/** How long entries of the activity log are kept (decision 060). */
export const activityVariables = z.object({ ACTIVITY_LOG_DAYS: z.coerce.number().int().min(1).max(365).default(30) });

/** How many days the index of events goes back; 0 turns it off, and with it the searches of the log (decision 090). */
export const eventIndexVariables = z.object({
  EVENT_INDEX_DAYS: z.coerce.number().int().min(0).max(3_650).default(365),
});

/** Whether access sessions of support need consent: then an auditor has to approve those without. */
export const consentVariables = z.object({
  SUPPORT_CONSENT: z.enum(['optional', 'required', 'off']).default('optional'),
});

/** Rules for the sign-in of staff (docs/security.md). */
export const staffVariables = z.object({
  /** How old a sign-in may be for sensitive requests. */
  STAFF_REAUTH_MINUTES: z.coerce.number().int().positive().max(1_440).default(10),
  STAFF_SECOND_FACTOR: z.enum(['off', 'required']).default('off'),
});
