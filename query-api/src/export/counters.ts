import type { ExportedCounter } from '@trackrecord/contracts';
import { PERSONAL_COUNTERS, withRedisTimeout, type Redis } from '@trackrecord/platform';

/**
 * Reads the rate limit counters of a user by their key names: scanning all keys would block Redis.
 * @throws {QueuesUnavailableError}
 */
export async function readCounters(redis: Redis, uid: string): Promise<readonly ExportedCounter[]> {
  const counters = await Promise.all(PERSONAL_COUNTERS.map((name) => readCounter(redis, name, uid)));
  return counters.filter((counter) => counter !== undefined);
}

/** Returns undefined if there is no counter. */
async function readCounter(redis: Redis, name: string, uid: string): Promise<ExportedCounter | undefined> {
  const key = `${name}:${uid}`;
  const [count, ttlMs] = await Promise.all([withRedisTimeout(redis.get(key)), withRedisTimeout(redis.pttl(key))]);
  if (count === null) return undefined;
  const expiresAt = ttlMs >= 0 ? new Date(Date.now() + ttlMs).toISOString() : null;
  return { name, count: Number(count), expiresAt };
}
