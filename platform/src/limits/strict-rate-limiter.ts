import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { dependencyDownError } from '../requests/http-error.js';
import { withDeadline } from '../lifecycle/shutdown.js';
import type { Redis } from '../redis/connect.js';
import type { CounterName } from '../redis/counters.js';
import { type RateLimitWindow, tooManyRequestsError } from './distributed-rate-limiter.js';

/**
 * Counts requests in Redis for all servers together, and rejects them while Redis is slow or unreachable: for limits
 * that protect people from staff, and codes from being guessed, which an outage must not soften. A key over the limit
 * is rejected from memory until its window ends.
 */
export class StrictRateLimiter {
  readonly #limiter: RateLimiterRedis;

  constructor(
    private readonly window: RateLimitWindow,
    redis: Redis,
  ) {
    const { name, max, seconds } = window;
    const keyPrefix: CounterName = `limit-${name}`;
    this.#limiter = new RateLimiterRedis({
      keyPrefix,
      points: max,
      duration: seconds,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      inMemoryBlockOnConsumed: max + 1,
    });
  }

  /**
   * Counts a request.
   * @throws {HttpError} 429 with Retry-After if the limit is exceeded, 503 with Retry-After without Redis.
   */
  async consume(key: string): Promise<void> {
    try {
      await withDeadline(this.#limiter.consume(key), this.window.timeoutMs, 'Redis');
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooManyRequestsError(error) : dependencyDownError();
    }
  }
}
