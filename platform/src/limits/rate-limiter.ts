import { RateLimiterMemory, RateLimiterRes, type RateLimiterRedis } from 'rate-limiter-flexible';
import { dependencyDownError, LimitExceededError } from '../requests/http-error.js';
import { DeadlineExceededError, withDeadline } from '../lifecycle/shutdown.js';
import type { Redis } from '../redis/connect.js';
import type { LimitName } from '../redis/counters.js';
import { openCounter } from '../redis/open-counter.js';

/** At most `max` requests within a window. */
export interface RateLimitWindow {
  readonly name: LimitName;
  readonly max: number;
  readonly seconds: number;
  /** How long to wait for Redis. */
  readonly timeoutMs: number;
  /**
   * What happens while Redis is slow or unreachable. Limits that protect people from staff, and codes from being guessed,
   * reject requests: an outage must not soften them.
   */
  readonly withoutRedis: 'count-locally' | 'reject';
}

/** How long Redis is not used after a timeout. */
const REDIS_RETRY_DELAY_MS = 1_000;

/** Counts requests in Redis for all servers together. A key over the limit is rejected from memory until its window ends. */
export class RateLimiter {
  readonly #local: RateLimiterMemory;
  readonly #redis: RateLimiterRedis;
  #retryRedisAt = 0;

  constructor(
    private readonly window: RateLimitWindow,
    redis: Redis,
  ) {
    const { name, max, seconds, withoutRedis } = window;
    const options = { points: max, duration: seconds };
    this.#local = new RateLimiterMemory(options);
    this.#redis = openCounter(redis, `limit-${name}`, {
      ...options,
      ...(withoutRedis === 'count-locally' && { insuranceLimiter: this.#local }),
      inMemoryBlockOnConsumed: max + 1,
    });
  }

  /**
   * Counts a request.
   * @throws {HttpError} 429 with Retry-After if the limit is exceeded; 503 with Retry-After without Redis, if the window
   * rejects requests then.
   */
  async consume(key: string): Promise<void> {
    const { withoutRedis, timeoutMs } = this.window;
    try {
      if (withoutRedis === 'reject') await withDeadline(this.#redis.consume(key), timeoutMs, 'Redis');
      else await this.#consumeWithFallback(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new LimitExceededError(this.window.name, error.msBeforeNext);
      throw withoutRedis === 'reject' ? dependencyDownError() : error;
    }
  }

  async #consumeWithFallback(key: string): Promise<unknown> {
    if (performance.now() < this.#retryRedisAt) return this.#local.consume(key);
    try {
      return await withDeadline(this.#redis.consume(key), this.window.timeoutMs, 'Redis');
    } catch (error) {
      if (!(error instanceof DeadlineExceededError)) throw error;
      this.#retryRedisAt = performance.now() + REDIS_RETRY_DELAY_MS;
      return this.#local.consume(key);
    }
  }
}
