import type { RequestHandler } from 'express';
import { identityOf } from '../http/authenticate.js';
import type { Redis } from '../work/redis.js';
import type { LimitName } from './counters.js';
import { DistributedRateLimiter } from './distributed-rate-limiter.js';

/** How often a person may ask within a minute. */
export interface RequestLimit {
  readonly name: LimitName;
  readonly aMinute: number;
}

const PATIENCE = 1_000;

/** Lets a person's requests through as long as there are not too many in a minute (design.md section 4). */
export function limited({ name, aMinute }: RequestLimit, redis: Redis): RequestHandler {
  const count = new DistributedRateLimiter({ name, most: aMinute, seconds: 60, patience: PATIENCE }, redis);
  return async (_request, response, next) => {
    await count.take(identityOf(response).uid);
    next();
  };
}
