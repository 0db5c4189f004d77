import type { Redis } from 'ioredis';
import { pause } from '../lifecycle/pause.js';
import { reaching } from './redis.js';
import type { WorkQueues } from './work-queues.js';

interface FoundJob {
  readonly queue: string;
  readonly id: string;
}

interface Traces {
  /** Keys that end with the person's id: counters, and what tells jobs of one person apart. */
  readonly keys: readonly string[];
  readonly jobs: readonly FoundJob[];
}

const AT_ONCE = 1_000;
const PAUSE = 200;
/** Counters of requests are gone by themselves after so long (seconds), and whoever still asks makes new ones. */
const PASSING = 120;
/** A job of BullMQ: its queue and its id, which holds no colon. */
const JOB_KEY = /^bull:([^:]+):([^:]+)$/;

/**
 * What Redis holds under a person's id: jobs that name them, in whatever state, and counters. It is looked for among
 * all keys, so that nothing has to be written down about who has which jobs.
 */
export class RedisTraces {
  constructor(
    private readonly redis: Redis,
    private readonly queues: Pick<WorkQueues, 'takeAway'>,
  ) {}

  /**
   * Takes away the person's jobs and counters. Jobs that are being done are waited for, so many milliseconds at most, and
   * so is what they leave to be done after them.
   * @throws {QueuesUnavailable}
   */
  async erase(uid: string, within: number): Promise<void> {
    const until = Date.now() + within;
    for (;;) {
      const { keys, jobs } = await this.#find(uid);
      if (keys.length > 0) await reaching(this.redis.unlink(...keys));
      const taken = await Promise.all(jobs.map(({ queue, id }) => this.queues.takeAway(queue, id)));
      if (taken.every(Boolean) || Date.now() >= until) return;
      await pause(PAUSE);
    }
  }

  /** Takes away what is counted under a person's id. @throws {QueuesUnavailable} */
  async eraseCounters(uid: string): Promise<void> {
    const { keys } = await this.#find(uid);
    if (keys.length > 0) await reaching(this.redis.unlink(...keys));
  }

  /** Whether there are jobs of a person. @throws {QueuesUnavailable} */
  async holdsJobs(uid: string): Promise<boolean> {
    return (await this.#find(uid)).jobs.length > 0;
  }

  /** Whether anything is counted under a person's id that does not pass by itself right away. @throws {QueuesUnavailable} */
  async holdsCounters(uid: string): Promise<boolean> {
    const { keys } = await this.#find(uid);
    const left = await Promise.all(keys.map((key) => reaching(this.redis.ttl(key))));
    return left.some((seconds) => seconds === -1 || seconds > PASSING);
  }

  async #find(uid: string): Promise<Traces> {
    const keys: string[] = [];
    const jobs: FoundJob[] = [];
    let cursor = '0';
    do {
      const [next, page] = await reaching(this.redis.scan(cursor, 'COUNT', AT_ONCE));
      cursor = next;
      keys.push(...page.filter((key) => isUnder(uid, key)));
      jobs.push(...(await this.#jobsAmong(page, uid)));
    } while (cursor !== '0');
    return { keys, jobs };
  }

  async #jobsAmong(keys: readonly string[], uid: string): Promise<readonly FoundJob[]> {
    const candidates = keys.flatMap((key) => {
      const [, queue, id] = JOB_KEY.exec(key) ?? [];
      return queue === undefined || id === undefined ? [] : [{ key, queue, id }];
    });
    if (candidates.length === 0) return [];
    const reading = this.redis.pipeline();
    for (const { key } of candidates) reading.hget(key, 'data');
    // What is no job, such as the list of those that wait, is an error of its own command and nothing to us.
    const read = (await reaching(reading.exec())) ?? [];
    return candidates.filter((_, at) => isAbout(uid, read[at]?.[1]));
  }
}

/**
 * Whether a key is kept under a person's id: a counter, or what BullMQ knows of jobs of which one a person waits at most,
 * whose names end with the id (`de`: which it is; `dn`: what comes after it).
 */
function isUnder(uid: string, key: string): boolean {
  if (!key.startsWith('bull:')) return key.endsWith(`:${uid}`);
  const name = /^bull:[^:]+:d[en]:(.+)$/.exec(key)?.[1];
  return name === uid || name?.endsWith(`-${uid}`) === true;
}

function isAbout(uid: string, data: unknown): boolean {
  if (typeof data !== 'string' || !data.includes(uid)) return false;
  const parsed: unknown = JSON.parse(data);
  return typeof parsed === 'object' && parsed !== null && 'uid' in parsed && parsed.uid === uid;
}
