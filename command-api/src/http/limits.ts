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
  const perUser = (name: Parameters<typeof limitPerUser>[0]['name'], max: number, seconds: number): RequestHandler =>
    limitPerUser({ name, max, seconds }, redis);
  const perStaff = (name: Parameters<typeof limitStaff>[0]['name'], max: number, seconds: number): RequestHandler =>
    limitStaff({ name, max, seconds }, redis, masterKey);
  return {
    suggestions: perUser('suggestions', config.RATE_LIMIT_AI_PER_MINUTE, MINUTE_SECONDS),
    detections: perUser('detections', config.RATE_LIMIT_SKILL_DETECTION_PER_MINUTE, MINUTE_SECONDS),
    chunks: perUser('chunks', config.RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE, MINUTE_SECONDS),
    signOuts: perUser('sign-outs', SIGN_OUTS_PER_HOUR, HOUR_SECONDS),
    consents: perUser('consents', ACCESS_LIMITS.consentsPerHour, HOUR_SECONDS),
    /** Searches for people, and sessions with a code: both tell whether a guessed code is right. */
    lookups: perStaff('lookups', ACCESS_LIMITS.lookupsPerHour, HOUR_SECONDS),
    approvals: perStaff('approvals', ACCESS_LIMITS.approvalsPerHour, HOUR_SECONDS),
    operations: perStaff('operations', ACCESS_LIMITS.operationsPerMinute, MINUTE_SECONDS),
    extensions: perUser('extensions', EXTENSION_LIMITS.changesPerHour, HOUR_SECONDS),
    extensionSaves: perUser('extension-saves', EXTENSION_LIMITS.savesPerMinute, MINUTE_SECONDS),
    pairings: limitPerAddress(
      { name: 'pairings', max: config.RATE_LIMIT_PAIRING_PER_10_MINUTES, seconds: 10 * MINUTE_SECONDS },
      redis,
      masterKey,
    ),
  };
}
