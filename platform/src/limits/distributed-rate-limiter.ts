import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../http/http-error.js';
import { DeadlineExceeded, withDeadline } from '../lifecycle/shutdown.js';
import type { Redis } from '../work/redis.js';
import type { CounterName, LimitName } from './counters.js';

/** How much there may be of something in so many seconds. */
export interface CountedWindow {
  readonly name: LimitName;
  readonly most: number;
  readonly seconds: number;
  /** How long Redis is waited for (ms) before this server counts alone. */
  readonly patience: number;
}

/** After Redis let somebody wait, it is not asked again for so long (ms). */
const UNASKED = 1_000;

/**
 * Counts what somebody does for all servers together, or for this one alone while Redis cannot be reached or is slow.
 * Who is over is refused from memory until the window ends.
 */
export class DistributedRateLimiter {
  readonly #alone: RateLimiterMemory;
  readonly #together: RateLimiterRedis;
  #askAgainAt = 0;

  constructor(
    private readonly window: CountedWindow,
    redis: Redis,
  ) {
    const { name, most, seconds } = window;
    const keyPrefix: CounterName = `limit-${name}`;
    const counted = { keyPrefix, points: most, duration: seconds };
    this.#alone = new RateLimiterMemory(counted);
    this.#together = new RateLimiterRedis({
      ...counted,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: this.#alone,
      inMemoryBlockOnConsumed: most + 1,
    });
  }

  /** Counts one more. @throws {HttpError} 429 with Retry-After when that is too many. */
  async take(who: string): Promise<void> {
    try {
      await this.#consume(who);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
    }
  }

  async #consume(who: string): Promise<unknown> {
    if (performance.now() < this.#askAgainAt) return this.#alone.consume(who);
    try {
      return await withDeadline(this.#together.consume(who), this.window.patience, 'Redis');
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
      this.#askAgainAt = performance.now() + UNASKED;
      return this.#alone.consume(who);
    }
  }
}

const tooMany = (seconds: number): HttpError => {
  const wait = `${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`;
  return new HttpError(429, 'too-many-requests', `Too many requests. Try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
};
