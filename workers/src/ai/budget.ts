import { type CounterName, reaching, type Redis } from '@trackrecord/platform';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AiFailure } from './ai.js';

/** How many questions a configured engine may still be asked (issue 5). */
export interface Budget {
  /**
   * Counts one question of a person.
   * @throws {AiFailure} `over-budget` where it is one too many, or where nobody can tell: then our rules answer.
   */
  readonly spend: (uid: string) => Promise<void>;
}

/** The most questions in 24 hours: of one person, and of all together. */
export interface BudgetLimits {
  readonly perUser: number;
  readonly overall: number;
}

const A_DAY = 24 * 60 * 60;

/**
 * The budget of all workers together, counted in Redis: one number for each uid and one over all, each gone 24 hours after
 * it was begun.
 */
export function redisBudget(redis: Redis, { perUser, overall }: BudgetLimits): Budget {
  const limiter = (keyPrefix: CounterName, points: number) =>
    new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration: A_DAY, rejectIfRedisNotReady: true });
  const ofOne = limiter('ai-calls-of', perUser);
  const ofAll = limiter('ai-calls', overall);
  return {
    async spend(uid) {
      await consume(ofOne, uid, 'the questions of this person are used up for today');
      await consume(ofAll, 'all', 'the questions of everybody together are used up for today');
    },
  };
}

async function consume(limiter: RateLimiterRedis, key: string, usedUp: string): Promise<void> {
  try {
    await reaching(limiter.consume(key));
  } catch (error) {
    throw new AiFailure(
      'over-budget',
      error instanceof RateLimiterRes ? usedUp : 'nobody can tell what is left of the budget',
    );
  }
}
