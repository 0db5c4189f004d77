import { QueuesUnavailableError, withRedisTimeout } from './redis.js';

const createSocketError = (code: string) => Object.assign(new Error(`connect ${code} 127.0.0.1:6379`), { code });

describe('withRedisTimeout', () => {
  it.each([
    new Error('Connection is closed.'),
    new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    new Error('Command aborted due to connection close'),
    new Error('LOADING Redis is loading the dataset in memory'),
    new Error('ERR Error running script: @user_script:1: -MISCONF Redis is configured to save RDB snapshots'),
    createSocketError('ECONNREFUSED'),
    createSocketError('ETIMEDOUT'),
  ])('converts %s to QueuesUnavailableError', async (error) => {
    await expect(withRedisTimeout(Promise.reject(error))).rejects.toBeInstanceOf(QueuesUnavailableError);
  });

  it.each([
    new Error('Connection in subscriber mode, only subscriber commands may be used'),
    new Error('The posting is closed'),
    new Error('ERR unknown command'),
  ])('rejects with the original error %s', async (error) => {
    await expect(withRedisTimeout(Promise.reject(error))).rejects.toBe(error);
  });
});
