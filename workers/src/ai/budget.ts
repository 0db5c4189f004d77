import { type CounterName, withRedisTimeout, type Redis } from '@trackrecord/platform';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AiError } from './ai.js';

/** The daily limit of calls to the configured model. */
export interface Budget {
  /**
   * Counts one call of a user.
   * @throws {AiError} `over-budget` if a limit is reached or Redis is unavailable.
   */
  readonly spend: (uid: string) => Promise<void>;
}

/** Maximum calls in 24 hours, per user and in total. */
export interface BudgetLimits {
  readonly perUser: number;
  readonly overall: number;
}

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Creates a budget shared by all workers: one Redis counter per user and one in total, each expiring after 24 hours.
 */
export function createRedisBudget(redis: Redis, { perUser, overall }: BudgetLimits): Budget {
  const createLimiter = (keyPrefix: CounterName, points: number) =>
    new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration: DAY_SECONDS, rejectIfRedisNotReady: true });
  const userLimiter = createLimiter('ai-calls-of', perUser);
  const globalLimiter = createLimiter('ai-calls', overall);
  return {
    async spend(uid) {
      await consume(userLimiter, uid, 'daily limit of the user reached');
      await consume(globalLimiter, 'all', 'daily limit of all users reached');
    },
  };
}

async function consume(limiter: RateLimiterRedis, key: string, message: string): Promise<void> {
  try {
    await withRedisTimeout(limiter.consume(key));
  } catch (error) {
    throw new AiError('over-budget', error instanceof RateLimiterRes ? message : 'budget unavailable');
  }
}
