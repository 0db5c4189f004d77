import type { Redis } from 'ioredis';
import { sleep } from '../lifecycle/sleep.js';
import { PERSONAL_COUNTERS } from '../redis/counters.js';
import { withRedisTimeout } from '../redis/connect.js';
import type { WorkQueues } from './work-queues.js';

interface JobReference {
  readonly queue: string;
  readonly id: string;
}

interface UserKeys {
  /** The deduplication keys of the user's jobs. */
  readonly deduplicationKeys: readonly string[];
  readonly jobs: readonly JobReference[];
}

const SCAN_COUNT = 1_000;
const RETRY_DELAY_MS = 200;
/** The key of a BullMQ job: its queue and its id, which contains no colon. */
const JOB_KEY = /^bull:([^:]+):([^:]+)$/;

/**
 * Finds and deletes a user's data in Redis: counters, and jobs in any state. Jobs are found by scanning all keys, so
 * that no index by user is needed.
 */
export class RedisUserData {
  constructor(
    private readonly redis: Redis,
    private readonly queues: Pick<WorkQueues, 'remove'>,
  ) {}

  /**
   * Deletes the jobs of a user. Waits for active jobs and their follow-up jobs until the timeout.
   * @throws {QueuesUnavailableError}
   */
  async eraseJobs(uid: string, timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const { deduplicationKeys, jobs } = await this.#findUserKeys(uid);
      if (deduplicationKeys.length > 0) await withRedisTimeout(this.redis.unlink(...deduplicationKeys));
      const areRemoved = await Promise.all(jobs.map(({ queue, id }) => this.queues.remove(queue, id)));
      if (areRemoved.every(Boolean) || Date.now() >= deadline) return;
      await sleep(RETRY_DELAY_MS);
    }
  }

  /** Deletes the counters of a user. @throws {QueuesUnavailableError} */
  async eraseCounters(uid: string): Promise<void> {
    await withRedisTimeout(this.redis.unlink(...toCounterKeys(uid)));
  }

  /** Returns true if a user has jobs. @throws {QueuesUnavailableError} */
  async hasJobs(uid: string): Promise<boolean> {
    return (await this.#findUserKeys(uid)).jobs.length > 0;
  }

  /** Returns true if a user has counters. @throws {QueuesUnavailableError} */
  async hasCounters(uid: string): Promise<boolean> {
    return (await withRedisTimeout(this.redis.exists(...toCounterKeys(uid)))) > 0;
  }

  async #findUserKeys(uid: string): Promise<UserKeys> {
    const deduplicationKeys: string[] = [];
    const jobs: JobReference[] = [];
    let cursor = '0';
    do {
      const [nextCursor, page] = await withRedisTimeout(this.redis.scan(cursor, 'COUNT', SCAN_COUNT));
      cursor = nextCursor;
      deduplicationKeys.push(...page.filter((key) => isDeduplicationKey(uid, key)));
      jobs.push(...(await this.#findJobs(page, uid)));
    } while (cursor !== '0');
    return { deduplicationKeys, jobs };
  }

  async #findJobs(keys: readonly string[], uid: string): Promise<readonly JobReference[]> {
    const candidates = keys.flatMap((key) => {
      const [, queue, id] = JOB_KEY.exec(key) ?? [];
      return queue === undefined || id === undefined ? [] : [{ key, queue, id }];
    });
    if (candidates.length === 0) return [];
    const pipeline = this.redis.pipeline();
    for (const { key } of candidates) pipeline.hget(key, 'data');
    // A key that is not a job, such as a list of waiting jobs, only fails its own command.
    const results = (await withRedisTimeout(pipeline.exec())) ?? [];
    return candidates.filter((_, index) => isUserJob(uid, results[index]?.[1]));
  }
}

/**
 * Returns true for a key under which BullMQ stores the current (`de`) or the next job (`dn`) of a deduplication id of
 * the user: the uid, or a text that ends with it.
 */
function isDeduplicationKey(uid: string, key: string): boolean {
  const deduplicationId = /^bull:[^:]+:d[en]:(.+)$/.exec(key)?.[1];
  return deduplicationId === uid || deduplicationId?.endsWith(`-${uid}`) === true;
}

const toCounterKeys = (uid: string): readonly string[] => PERSONAL_COUNTERS.map((name) => `${name}:${uid}`);

function isUserJob(uid: string, data: unknown): boolean {
  if (typeof data !== 'string' || !data.includes(uid)) return false;
  const parsed: unknown = JSON.parse(data);
  return typeof parsed === 'object' && parsed !== null && 'uid' in parsed && parsed.uid === uid;
}
