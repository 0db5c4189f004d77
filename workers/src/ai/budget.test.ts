import { connectRedis, createLogger } from '@trackrecord/platform';
import { redisBudget } from './budget.js';

it('counts as used up where nobody can tell', async () => {
  // Port 9 discards; nothing listens there.
  const redis = connectRedis('redis://127.0.0.1:9', createLogger('test', 'silent'));
  try {
    await expect(redisBudget(redis, { perUser: 5, overall: 5 }).spend('ada')).rejects.toMatchObject({
      name: 'AiFailure',
      kind: 'over-budget',
    });
  } finally {
    redis.disconnect();
  }
});
