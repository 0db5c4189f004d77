// oxlint-disable-next-line no-restricted-imports -- restricted here
import { RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from './connect.js';
import type { CounterName } from './counters.js';

/** How a counter counts. */
export interface CounterOptions {
  /** The points that a key may consume before its counter expires. */
  readonly points: number;
  /** Seconds from the first point of a key to the expiry of its counter. */
  readonly duration: number;
  /** Counts while Redis is unreachable. Without it, counting fails then. */
  readonly insuranceLimiter?: RateLimiterAbstract;
  /** Consumed points from which a key is rejected from memory until its counter expires. */
  readonly inMemoryBlockOnConsumed?: number;
}

/** Opens a counter in Redis. Its keys are `NAME:KEY`; only declared counters can be opened, so erasure and export know all. */
export const openCounter = (redis: Redis, name: CounterName, options: CounterOptions): RateLimiterRedis =>
  new RateLimiterRedis({ ...options, storeClient: redis, keyPrefix: name, rejectIfRedisNotReady: true });
