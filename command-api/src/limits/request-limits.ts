import { HttpError, identityOf, type Logger, type Redis } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** How often a person may ask within a minute. */
export interface RequestLimit {
  readonly name: string;
  readonly aMinute: number;
}

/**
 * Lets a person's requests through as long as there are not too many in a minute, counted for all servers together, or
 * by this one alone while Redis cannot be reached.
 */
export function limited({ name, aMinute }: RequestLimit, redis: Redis, logger: Logger): RequestHandler {
  const window = { keyPrefix: `limit-${name}`, points: aMinute, duration: 60 };
  const limiter = new RateLimiterRedis({
    ...window,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(window),
  });
  return async (_request, response, next) => {
    const { uid } = identityOf(response);
    try {
      await limiter.consume(uid);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      logger.info({ limit: name, uid }, 'too many requests');
      throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
    }
    next();
  };
}

const tooMany = (seconds: number): HttpError =>
  new HttpError(429, 'too-many-requests', `You are asking a lot. Please try again in ${String(seconds)} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
