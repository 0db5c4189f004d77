import type { RequestHandler } from 'express';
import { getIdentity } from '../http/authenticate.js';
import type { Redis } from '../work/redis.js';
import type { LimitName } from './counters.js';
import { DistributedRateLimiter } from './distributed-rate-limiter.js';

/** The maximum number of requests per user and minute. */
export interface UserRateLimit {
  readonly name: LimitName;
  readonly aMinute: number;
}

const REDIS_TIMEOUT_MS = 1_000;

/** Limits the requests of each user (design.md section 4). */
export function limitPerUser({ name, aMinute }: UserRateLimit, redis: Redis): RequestHandler {
  const limiter = new DistributedRateLimiter({ name, max: aMinute, seconds: 60, timeoutMs: REDIS_TIMEOUT_MS }, redis);
  return async (_request, response, next) => {
    await limiter.consume(getIdentity(response).uid);
    next();
  };
}
