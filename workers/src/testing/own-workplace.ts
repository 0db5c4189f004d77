import { randomUUID } from 'node:crypto';
import { CLEAR_EVENT_TYPES, type QueueName } from '@trackrecord/contracts';
import { connectMongo, createLogger, type Mongo, pause, type Stores, WorkQueues } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, testStores } from '@trackrecord/platform/testing/test-stores';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { OwnRedis } from './own-redis.js';
import { OwnWorker } from './own-worker.js';

/** A killed worker's jobs are retried after 4 to 6 s instead of 10 to 16; short enough, and yet no busy worker loses one. */
export const SHORT_LOCK = { JOB_LOCK_SECONDS: '4' };

/** Waits until something is so. @throws naming it, when that takes longer than a minute. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`it took too long until ${what}`);
    await pause(25);
  }
}

/**
 * Workers of a test's own with a database and a Redis of their own, on the events of the stack, whose own workers do the
 * same work elsewhere.
 */
export class OwnWorkplace {
  readonly #workers: OwnWorker[] = [];
  readonly #env: Readonly<Record<string, string>>;
  readonly #connection: Redis;
  readonly #queues = new Map<QueueName, Queue>();

  private constructor(
    readonly stores: Stores,
    readonly mongo: Mongo,
    private readonly redis: OwnRedis,
    readonly queues: WorkQueues,
    databaseUrl: string,
  ) {
    this.#env = {
      MONGODB_URL: databaseUrl,
      REDIS_URL: redis.url,
      COMMAND_API_URL: 'http://127.0.0.1:9',
      ...SHORT_LOCK,
    };
    this.#connection = new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
  }

  /** Sets one up; `name` begins the name of its database. */
  static async open(name: string): Promise<OwnWorkplace> {
    const stores = await testStores(CLEAR_EVENT_TYPES);
    const redis = await OwnRedis.start();
    const database = new URL(testVariable('MONGODB_URL'));
    database.pathname = `/${name}_${randomUUID().slice(0, 8)}`;
    const mongo = await connectMongo(database.href);
    return new OwnWorkplace(
      stores,
      mongo,
      redis,
      new WorkQueues(redis.url, createLogger('test', 'silent')),
      database.href,
    );
  }

  /** Starts a worker of these queues. */
  startWorker(queues: readonly QueueName[], env: Readonly<Record<string, string>> = {}): OwnWorker {
    const worker = new OwnWorker({ ...this.#env, ...env }, [`--queues=${queues.join(',')}`]);
    this.#workers.push(worker);
    return worker;
  }

  /** A queue, to look into. */
  look(queue: QueueName): Queue {
    const known = this.#queues.get(queue);
    if (known) return known;
    const opened = new Queue(queue, { connection: this.#connection }).on('error', () => undefined);
    this.#queues.set(queue, opened);
    return opened;
  }

  /** How many jobs of a queue have not ended. */
  async left(queue: QueueName): Promise<number> {
    const { completed: _, failed: __, ...waiting } = await this.look(queue).getJobCounts();
    return Object.values(waiting).reduce((sum, count) => sum + count, 0);
  }

  /** Waits until at most so many jobs of a queue have not ended. @throws when that takes longer than a minute. */
  waitUntilLeft(queue: QueueName, most: number): Promise<void> {
    return waitUntil(
      `at most ${String(most)} jobs of the queue ${queue} are left`,
      async () => (await this.left(queue)) <= most,
    );
  }

  /** Kills what is left of it. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.kill()));
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    this.#connection.disconnect();
    await this.queues.close();
    await this.redis.end();
    await this.mongo.close();
    await closeTestStores(this.stores);
  }
}
