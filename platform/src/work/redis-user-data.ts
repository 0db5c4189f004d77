import type { Redis } from 'ioredis';
import { pause } from '../lifecycle/sleep.js';
import { PERSONAL_COUNTERS } from '../limits/counters.js';
import { reaching } from './redis.js';
import type { WorkQueues } from './work-queues.js';

interface FoundJob {
  readonly queue: string;
  readonly id: string;
}

interface UserKeys {
  /** What tells jobs of one person apart. */
  readonly keys: readonly string[];
  readonly jobs: readonly FoundJob[];
}

const SCAN_COUNT = 1_000;
const RETRY_DELAY_MS = 200;
/** A job of BullMQ: its queue and its id, which holds no colon. */
const JOB_KEY = /^bull:([^:]+):([^:]+)$/;

/**
 * What Redis holds under a person's id: counters, and jobs that name them, in whatever state. Jobs are looked for among
 * all keys, so that nothing has to be written down about who has which.
 */
export class RedisTraces {
  constructor(
    private readonly redis: Redis,
    private readonly queues: Pick<WorkQueues, 'remove'>,
  ) {}

  /**
   * Takes away the person's jobs. Those that are being done are waited for, so many milliseconds at most, and
   * so is what they leave to be done after them.
   * @throws {QueuesUnavailable}
   */
  async eraseJobs(uid: string, timeoutMs: number): Promise<void> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const { keys, jobs } = await this.#find(uid);
      if (keys.length > 0) await reaching(this.redis.unlink(...keys));
      const removed = await Promise.all(jobs.map(({ queue, id }) => this.queues.remove(queue, id)));
      if (removed.every(Boolean) || Date.now() >= until) return;
      await pause(RETRY_DELAY_MS);
    }
  }

  /** Takes away what is counted under a person's id. @throws {QueuesUnavailable} */
  async eraseCounters(uid: string): Promise<void> {
    await reaching(this.redis.unlink(...toCounterKeys(uid)));
  }

  /** Whether there are jobs of a person. @throws {QueuesUnavailable} */
  async holdsJobs(uid: string): Promise<boolean> {
    return (await this.#find(uid)).jobs.length > 0;
  }

  /** Whether anything is counted under a person's id. @throws {QueuesUnavailable} */
  async holdsCounters(uid: string): Promise<boolean> {
    return (await reaching(this.redis.exists(...toCounterKeys(uid)))) > 0;
  }

  async #find(uid: string): Promise<UserKeys> {
    const keys: string[] = [];
    const jobs: FoundJob[] = [];
    let cursor = '0';
    do {
      const [next, page] = await reaching(this.redis.scan(cursor, 'COUNT', SCAN_COUNT));
      cursor = next;
      keys.push(...page.filter((key) => isDeduplicationKeyOf(uid, key)));
      jobs.push(...(await this.#findJobs(page, uid)));
    } while (cursor !== '0');
    return { keys, jobs };
  }

  async #findJobs(keys: readonly string[], uid: string): Promise<readonly FoundJob[]> {
    const candidates = keys.flatMap((key) => {
      const [, queue, id] = JOB_KEY.exec(key) ?? [];
      return queue === undefined || id === undefined ? [] : [{ key, queue, id }];
    });
    if (candidates.length === 0) return [];
    const pipeline = this.redis.pipeline();
    for (const { key } of candidates) pipeline.hget(key, 'data');
    // What is no job, such as the list of those that wait, is an error of its own command and nothing to us.
    const results = (await reaching(pipeline.exec())) ?? [];
    return candidates.filter((_, index) => isJobOf(uid, results[index]?.[1]));
  }
}

/** Of the jobs of which one a person waits at most BullMQ keeps which it is (`de`), and what comes after it (`dn`). */
function isDeduplicationKeyOf(uid: string, key: string): boolean {
  const name = /^bull:[^:]+:d[en]:(.+)$/.exec(key)?.[1];
  return name === uid || name?.endsWith(`-${uid}`) === true;
}

const toCounterKeys = (uid: string): readonly string[] => PERSONAL_COUNTERS.map((name) => `${name}:${uid}`);

function isJobOf(uid: string, data: unknown): boolean {
  if (typeof data !== 'string' || !data.includes(uid)) return false;
  const parsed: unknown = JSON.parse(data);
  return typeof parsed === 'object' && parsed !== null && 'uid' in parsed && parsed.uid === uid;
}
