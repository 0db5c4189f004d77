import { QueuesUnavailableError, withRedisTimeout } from './connect.js';

const createSocketError = (code: string) => Object.assign(new Error(`connect ${code} 127.0.0.1:6379`), { code });

describe('withRedisTimeout', () => {
  it.each([
    new Error('Connection is closed.'),
    new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    new Error('Command aborted due to connection close'),
    new Error('LOADING Redis is loading the dataset in memory'),
    new Error('ERR Error running script: @user_script:1: -MISCONF Redis is configured to save RDB snapshots'),
    new Error("OOM command not allowed when used memory > 'maxmemory'."),
    new Error("ERR Error running script: @user_script:1: -OOM command not allowed when used memory > 'maxmemory'."),
    new Error('BUSY Redis is busy running a script.'),
    new Error("READONLY You can't write against a read only replica."),
    new Error("MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'."),
    new Error('CLUSTERDOWN The cluster is down'),
    new Error('NOREPLICAS Not enough good replicas to write.'),
    new Error('TRYAGAIN Multiple keys request during rehashing of slot'),
    createSocketError('ECONNREFUSED'),
    createSocketError('ETIMEDOUT'),
  ])('converts %s to QueuesUnavailableError', async (error) => {
    await expect(withRedisTimeout(Promise.reject(error))).rejects.toBeInstanceOf(QueuesUnavailableError);
  });

  it.each([
    new Error('Connection in subscriber mode, only subscriber commands may be used'),
    new Error('The posting is closed'),
    new Error('The ROOM is closed'),
    new Error('ERR unknown command'),
  ])('rejects with the original error %s', async (error) => {
    await expect(withRedisTimeout(Promise.reject(error))).rejects.toBe(error);
  });
});
