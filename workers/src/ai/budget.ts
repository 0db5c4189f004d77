import { type CounterName, openCounter, withRedisTimeout, type Redis } from '@trackrecord/platform';
import { RateLimiterRes, type RateLimiterRedis } from 'rate-limiter-flexible';
import { AiError } from './ai.js';

/** The daily limits of calls to the configured models, and of their tokens. */
export interface Budget {
  /**
   * Counts one call of a user.
   * @throws {AiError} `over-budget` if a limit is reached or Redis is unavailable.
   */
  readonly spend: (uid: string) => Promise<void>;
  /**
   * Counts the tokens of a call when they are known, so the call that exceeds a limit is the last one.
   * @throws {AiError} `over-budget` if Redis is unavailable.
   */
  readonly chargeTokens: (uid: string, count: number) => Promise<void>;
  /** Returns the part of the limits of all users that is used, from 0 to 1. */
  readonly readUsedRatio: () => Promise<number>;
}

/** Maximum calls and tokens in 24 hours, per user and in total. */
export interface BudgetLimits {
  readonly perUser: number;
  readonly overall: number;
  readonly tokensPerUser: number;
  readonly tokensOverall: number;
}

const DAY_SECONDS = 24 * 60 * 60;
const EVERYBODY = 'all';

/**
 * Creates a budget shared by all workers: two Redis counters per user and two in total, each expiring after 24 hours.
 */
export function createRedisBudget(redis: Redis, limits: BudgetLimits): Budget {
  const open = (name: CounterName, points: number) => openCounter(redis, name, { points, duration: DAY_SECONDS });
  const userCalls = open('ai-calls-of', limits.perUser);
  const allCalls = open('ai-calls', limits.overall);
  const userTokens = open('ai-tokens-of', limits.tokensPerUser);
  const allTokens = open('ai-tokens', limits.tokensOverall);
  return {
    async spend(uid) {
      await Promise.all([
        checkTokens(userTokens, uid, 'daily token limit of the user reached'),
        checkTokens(allTokens, EVERYBODY, 'daily token limit of all users reached'),
      ]);
      await consume(userCalls, uid, 'daily limit of the user reached');
      await consume(allCalls, EVERYBODY, 'daily limit of all users reached');
    },
    async chargeTokens(uid, count) {
      await callRedis(Promise.all([userTokens.penalty(uid, count), allTokens.penalty(EVERYBODY, count)]));
    },
    async readUsedRatio() {
      const limiters = [allCalls, allTokens];
      const counters = await callRedis(Promise.all(limiters.map((limiter) => limiter.get(EVERYBODY))));
      return Math.min(1, Math.max(...limiters.map(({ points }, i) => (counters[i]?.consumedPoints ?? 0) / points)));
    },
  };
}

async function checkTokens(limiter: RateLimiterRedis, key: string, message: string): Promise<void> {
  const counter = await callRedis(limiter.get(key));
  if ((counter?.consumedPoints ?? 0) >= limiter.points) throw new AiError('over-budget', message);
}

async function consume(limiter: RateLimiterRedis, key: string, message: string): Promise<void> {
  await callRedis(limiter.consume(key), message);
}

/** @throws {AiError} with the message if a limit is reached. */
async function callRedis<Result>(command: Promise<Result>, message?: string): Promise<Result> {
  try {
    return await withRedisTimeout(command);
  } catch (error) {
    throw new AiError(
      'over-budget',
      message !== undefined && error instanceof RateLimiterRes ? message : 'budget unavailable',
    );
  }
}
