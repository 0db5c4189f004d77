import { Redis } from 'ioredis';
import { DeadlineExceeded, withDeadline } from '../lifecycle/shutdown.js';
import type { Checks } from '../http/probes.js';
import type { Logger } from '../logging/logger.js';

export type { Redis } from 'ioredis';

/** The queues cannot be reached; nothing was asked of them, or nobody knows whether it was. */
export class QueuesUnavailable extends Error {
  override readonly name = 'QueuesUnavailable';
}

/**
 * Connects to Redis and keeps connecting for as long as the process lives. By default commands wait for the connection;
 * with `waits: false` they fail at once while there is none, so that nothing that was refused is carried out later.
 */
export function connectRedis(url: string, logger: Logger, { waits: queueOffline = true } = {}): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 50, 1_000),
    connectTimeout: 4_000,
    enableOfflineQueue: queueOffline,
    autoResendUnfulfilledCommands: queueOffline,
  });
  return redis.on('error', ({ message }: Error) => logger.warn({ reason: message }, 'Redis unreachable'));
}

/** How long a single command may take (ms) before the queues count as out of reach. */
const COMMAND_TIMEOUT_MS = 3_000;

/** The value of a command to Redis. @throws {QueuesUnavailable} when Redis cannot be reached or does not answer in time. */
export async function reaching<T>(command: Promise<T>, timeoutMs = COMMAND_TIMEOUT_MS): Promise<T> {
  try {
    return await withDeadline(command, timeoutMs, 'Redis');
  } catch (error) {
    if (error instanceof DeadlineExceeded || isConnectionError(error)) {
      throw new QueuesUnavailable(`The queues cannot be reached: ${error.message}`, { cause: error });
    }
    throw error;
  }
}

const isConnectionError = (error: unknown): error is Error =>
  error instanceof Error && /connection|ECONN|EPIPE|ETIMEDOUT|writeable|closed|LOADING|MISCONF/i.test(error.message);

/** ioredis says in words alone that it lost the connection, and Redis that it is still loading or cannot write its file. */
const REDIS_UNREACHABLE = /^Connection is closed|isn't writeable and enableOfflineQueue|^(LOADING|MISCONF) /;

/** Returns true if an error is that of a Redis command and says that Redis cannot be reached or does not serve yet. */
export const isRedisUnreachable = (error: Error): boolean =>
  REDIS_UNREACHABLE.test(error.message) || error.name === 'MaxRetriesPerRequestError';

/** How long Redis may take to answer PING (ms). */
const PING_TIMEOUT_MS = 2_000;

/** Fails unless Redis answers PING in time; a stopped process still accepts connections. @throws {QueuesUnavailable} */
export async function pingRedis(redis: Redis): Promise<void> {
  await reaching(redis.ping(), PING_TIMEOUT_MS);
}

/** Whether Redis answers. */
export const redisCheck = (redis: Redis): Checks => ({ redis: () => pingRedis(redis) });
