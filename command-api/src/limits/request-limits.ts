import { DeadlineExceeded, HttpError, identityOf, type Logger, type Redis, withDeadline } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** How often a person may ask within a minute. */
export interface RequestLimit {
  readonly name: string;
  readonly aMinute: number;
}

/** How long Redis is waited for (ms) before this server counts alone. */
const PATIENCE = 1_000;

/**
 * Lets a person's requests through as long as there are not too many in a minute, counted for all servers together, or
 * by this one alone while Redis cannot be reached.
 */
export function limited({ name, aMinute }: RequestLimit, redis: Redis, logger: Logger): RequestHandler {
  const window = { keyPrefix: `limit-${name}`, points: aMinute, duration: 60 };
  const alone = new RateLimiterMemory(window);
  const together = new RateLimiterRedis({
    ...window,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: alone,
  });
  const consume = (uid: string) =>
    withDeadline(together.consume(uid), PATIENCE, 'Redis').catch((error: unknown) => {
      if (error instanceof DeadlineExceeded) return alone.consume(uid);
      throw error;
    });
  return async (_request, response, next) => {
    const { uid } = identityOf(response);
    try {
      await consume(uid);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      logger.debug({ limit: name, uid }, 'too many requests');
      throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
    }
    next();
  };
}

const tooMany = (seconds: number): HttpError =>
  new HttpError(429, 'too-many-requests', `You are asking a lot. Please try again in ${String(seconds)} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
