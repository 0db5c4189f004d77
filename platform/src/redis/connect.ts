import { REDIS_OUT_OF_MEMORY } from '@trackrecord/contracts';
import { Redis } from 'ioredis';
import { DeadlineExceededError, withDeadline } from '../lifecycle/shutdown.js';
import type { Checks } from '../healthcheck/probes.js';
import type { Logger } from '../logging/logger.js';

export type { Redis } from 'ioredis';

/** The queues cannot be reached; whether the command was executed is unknown. */
export class QueuesUnavailableError extends Error {
  override readonly name = 'QueuesUnavailableError';
}

/** An operator has paused the queue: nothing starts until it is resumed. */
export class QueuePausedError extends QueuesUnavailableError {
  override readonly name = 'QueuePausedError' as 'QueuesUnavailableError';
}

/**
 * Connects to Redis and reconnects indefinitely. By default commands wait for the connection; otherwise they fail
 * immediately without one, so that a failed command is never executed later.
 */
export function connectRedis(url: string, logger: Logger, { enableOfflineQueue = true } = {}): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 50, 1_000),
    connectTimeout: 4_000,
    enableOfflineQueue,
    autoResendUnfulfilledCommands: enableOfflineQueue,
  });
  return redis.on('error', ({ message }: Error) => logger.warn({ reason: message }, 'Redis unreachable'));
}

/** How long a command may take before the queues count as unreachable. */
const COMMAND_TIMEOUT_MS = 3_000;

/**
 * Returns the result of a Redis command.
 * @throws {QueuesUnavailableError} if Redis is unreachable or does not respond in time.
 */
export async function withRedisTimeout<T>(command: Promise<T>, timeoutMs = COMMAND_TIMEOUT_MS): Promise<T> {
  try {
    return await withDeadline(command, timeoutMs, 'Redis');
  } catch (error) {
    if (!(error instanceof DeadlineExceededError || isConnectionError(error))) throw error;
    const message = OUT_OF_MEMORY.test(error.message)
      ? REDIS_OUT_OF_MEMORY
      : `The queues cannot be reached: ${error.message}`;
    throw new QueuesUnavailableError(message, { cause: error });
  }
}

const SOCKET_ERROR_CODES: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Codes of errors with which Redis refuses a command because of its own state, not because of the command. */
const STATE_CODES = '(BUSY|CLUSTERDOWN|LOADING|MASTERDOWN|MISCONF|NOREPLICAS|OOM|READONLY|TRYAGAIN) ';
const OUT_OF_MEMORY = /\bOOM /;

/**
 * Messages of ioredis if the connection is lost after a command was sent, and errors of Redis within the error of a
 * script.
 */
const COMMAND_INTERRUPTED = new RegExp(
  `^Command aborted due to connection close|^Connection is aborted|\\b${STATE_CODES}`,
);

const isConnectionError = (error: unknown): error is Error =>
  error instanceof Error &&
  (isRedisUnreachable(error) ||
    COMMAND_INTERRUPTED.test(error.message) ||
    ('code' in error && SOCKET_ERROR_CODES.has(error.code)));

/** ioredis reports a lost connection, and Redis its state, in the message only. */
const REDIS_UNREACHABLE = new RegExp(`^Connection is closed|isn't writeable and enableOfflineQueue|^${STATE_CODES}`);

/** Returns true if a Redis command failed because Redis is unreachable or not ready. */
export const isRedisUnreachable = (error: Error): boolean =>
  REDIS_UNREACHABLE.test(error.message) || error.name === 'MaxRetriesPerRequestError';

const CHECK_TIMEOUT_MS = 2_000;
const CHECK_KEY = 'health-check';
const CHECK_KEY_TTL_SECONDS = 60;

/**
 * Fails unless Redis writes a key in time. A connection proves nothing, because a suspended process (SIGSTOP) still
 * accepts connections; nor does PING, which Redis answers while it is out of memory or cannot persist.
 * @throws {QueuesUnavailableError}
 */
export async function checkRedis(redis: Redis): Promise<void> {
  await withRedisTimeout(redis.set(CHECK_KEY, '', 'EX', CHECK_KEY_TTL_SECONDS), CHECK_TIMEOUT_MS);
}

/** Creates the health check of Redis. */
export const createRedisCheck = (redis: Redis): Checks => ({ redis: () => checkRedis(redis) });
