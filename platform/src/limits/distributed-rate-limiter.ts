import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../requests/http-error.js';
import { DeadlineExceededError, withDeadline } from '../lifecycle/shutdown.js';
import type { Redis } from '../redis/connect.js';
import type { CounterName, LimitName } from '../redis/counters.js';

/** At most `max` requests within a window. */
export interface RateLimitWindow {
  readonly name: LimitName;
  readonly max: number;
  readonly seconds: number;
  /** How long to wait for Redis. */
  readonly timeoutMs: number;
}

/** How long Redis is not used after a timeout. */
const REDIS_RETRY_DELAY_MS = 1_000;

/**
 * Counts requests in Redis for all servers together, or locally while Redis is slow or unreachable. A key over the
 * limit is rejected from memory until its window ends.
 */
export class DistributedRateLimiter {
  readonly #local: RateLimiterMemory;
  readonly #redis: RateLimiterRedis;
  #retryRedisAt = 0;

  constructor(
    private readonly window: RateLimitWindow,
    redis: Redis,
  ) {
    const { name, max, seconds } = window;
    const keyPrefix: CounterName = `limit-${name}`;
    const options = { keyPrefix, points: max, duration: seconds };
    this.#local = new RateLimiterMemory(options);
    this.#redis = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: this.#local,
      inMemoryBlockOnConsumed: max + 1,
    });
  }

  /** Counts a request. @throws {HttpError} 429 with Retry-After if the limit is exceeded. */
  async consume(key: string): Promise<void> {
    try {
      await this.#consumeWithFallback(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooManyRequestsError(error);
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

/** Creates a 429 with Retry-After. */
export function tooManyRequestsError({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const wait = `${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`;
  return new HttpError(429, 'too-many-requests', `Too many requests. Try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
