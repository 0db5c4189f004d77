import { connectRedis, createLogger } from '@trackrecord/platform';
import { createRedisBudget } from './budget.js';

const LIMITS = { perUser: 5, overall: 5, tokensPerUser: 5, tokensOverall: 5 };

it('rejects calls if Redis is unreachable', async () => {
  // Nothing listens on port 9.
  const redis = connectRedis('redis://127.0.0.1:9', createLogger('test', 'silent'));
  try {
    await expect(createRedisBudget(redis, LIMITS).spend('ada')).rejects.toMatchObject({
      name: 'AiError',
      kind: 'over-budget',
    });
  } finally {
    redis.disconnect();
  }
});
