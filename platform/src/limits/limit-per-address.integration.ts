import { randomBytes } from 'node:crypto';
import express from 'express';
import supertest from 'supertest';
import { handleErrors } from '../http/error-handler.js';
import { createLogger } from '../logging/logger.js';
import { testVariable } from '../testing/test-stack.js';
import { connectRedis } from '../redis/connect.js';
import { limitPerAddress } from './rate-limiting.js';

it('limits guesses by address, and stores no address', async () => {
  const logger = createLogger('test', 'silent');
  const redis = connectRedis(testVariable('REDIS_URL'), logger);
  try {
    await redis.ping();
    // Another key for each run, so that it counts from zero.
    const limit = limitPerAddress({ name: 'pairings', max: 2, seconds: 60 }, redis, randomBytes(32));
    const app = express().set('trust proxy', 'loopback');
    app.use(limit, (_request, response) => void response.end()).use(handleErrors(logger, []));
    const send = (address: string) => supertest(app).post('/').set('x-forwarded-for', address);
    await send('192.0.2.77').expect(200);
    await send('192.0.2.77').expect(200);
    const rejected = await send('192.0.2.77').expect(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    await send('192.0.2.78').expect(200);
    const keys = await redis.keys('limit-pairings:*');
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((key) => key.includes('192.0.2'))).toEqual([]);
  } finally {
    redis.disconnect();
  }
});
