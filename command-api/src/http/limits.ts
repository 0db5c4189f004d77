import { ACCESS_LIMITS, EXTENSION_LIMITS } from '@trackrecord/contracts';
import { limitPerAddress, limitPerUser, limitStaff, type Redis } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

interface LimitConfig {
  readonly MASTER_KEY: Buffer;
  readonly RATE_LIMIT_AI_PER_MINUTE: number;
  readonly RATE_LIMIT_SKILL_DETECTION_PER_MINUTE: number;
  readonly RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE: number;
  readonly RATE_LIMIT_PAIRING_PER_10_MINUTES: number;
}

/** Each request to sign out everywhere asks the identity provider to end all sign-ins. */
const SIGN_OUTS_PER_HOUR = 20;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** The rate limits of writes. */
export type Limits = ReturnType<typeof createLimits>;

/** Creates the rate limits of writes. */
export function createLimits(config: LimitConfig, redis: Redis) {
  const { MASTER_KEY: masterKey } = config;
  const perUser = (window: Parameters<typeof limitPerUser>[0]): RequestHandler => limitPerUser(window, redis);
  const perStaff = (window: Parameters<typeof limitStaff>[0]): RequestHandler => limitStaff(window, redis, masterKey);
  return {
    suggestions: perUser({ name: 'suggestions', max: config.RATE_LIMIT_AI_PER_MINUTE, seconds: MINUTE_SECONDS }),
    detections: perUser({
      name: 'detections',
      max: config.RATE_LIMIT_SKILL_DETECTION_PER_MINUTE,
      seconds: MINUTE_SECONDS,
    }),
    chunks: perUser({ name: 'chunks', max: config.RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE, seconds: MINUTE_SECONDS }),
    signOuts: perUser({ name: 'sign-outs', max: SIGN_OUTS_PER_HOUR, seconds: HOUR_SECONDS }),
    consents: perUser({ name: 'consents', max: ACCESS_LIMITS.consentsPerHour, seconds: HOUR_SECONDS }),
    /** Searches for people, and sessions with a code: both tell whether a guessed code is right. */
    lookups: perStaff({ name: 'lookups', max: ACCESS_LIMITS.lookupsPerHour, seconds: HOUR_SECONDS }),
    approvals: perStaff({ name: 'approvals', max: ACCESS_LIMITS.approvalsPerHour, seconds: HOUR_SECONDS }),
    operations: perStaff({ name: 'operations', max: ACCESS_LIMITS.operationsPerMinute, seconds: MINUTE_SECONDS }),
    extensions: perUser({ name: 'extensions', max: EXTENSION_LIMITS.changesPerHour, seconds: HOUR_SECONDS }),
    extensionSaves: perUser({ name: 'extension-saves', max: EXTENSION_LIMITS.savesPerMinute, seconds: MINUTE_SECONDS }),
    pairings: limitPerAddress(
      { name: 'pairings', max: config.RATE_LIMIT_PAIRING_PER_10_MINUTES, seconds: 10 * MINUTE_SECONDS },
      redis,
      masterKey,
    ),
  };
}
