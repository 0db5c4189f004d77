import { randomUUID } from 'node:crypto';
import { UNENCRYPTED_EVENT_TYPES, type QueueName } from '@trackrecord/contracts';
import { connectMongo, createLogger, type Mongo, type Stores, WorkQueues } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitUntilFallen } from '@trackrecord/platform/testing/wait-for';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { RedisServer } from './redis-server.js';
import { WorkerProcess } from './worker-process.js';

/**
 * Locks jobs for 20 seconds: a worker renews its locks in time, also while other programs use the CPUs. One that does not
 * is taken for killed, and a job whose worker was killed four times fails.
 */
export const JOB_LOCK = { JOB_LOCK_SECONDS: '20' };

/** Isolated workers with their own database and Redis, which read the events of the test stack. */
export class WorkerTestbed {
  readonly #workers: WorkerProcess[] = [];
  readonly #env: Readonly<Record<string, string>>;
  readonly #connection: Redis;
  readonly #queues = new Map<QueueName, Queue>();

  private constructor(
    readonly stores: Stores,
    readonly mongo: Mongo,
    private readonly redis: RedisServer,
    readonly queues: WorkQueues,
    readonly databaseUrl: string,
  ) {
    this.#env = {
      MONGODB_URL: databaseUrl,
      REDIS_URL: redis.url,
      // Nothing listens on this port.
      COMMAND_API_URL: 'http://127.0.0.1:9',
      ...JOB_LOCK,
    };
    this.#connection = new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
  }

  /** Creates a database (named after `name`) and a Redis. */
  static async open(name: string): Promise<WorkerTestbed> {
    const stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
    const redis = await RedisServer.start();
    const database = new URL(testVariable('MONGODB_URL'));
    database.pathname = `/${name}_${randomUUID().slice(0, 8)}`;
    const mongo = await connectMongo(database.href);
    return new WorkerTestbed(
      stores,
      mongo,
      redis,
      new WorkQueues(redis.url, createLogger('test', 'silent')),
      database.href,
    );
  }

  /** Starts a worker for these queues. */
  startWorker(queues: readonly QueueName[], env: Readonly<Record<string, string>> = {}): WorkerProcess {
    const worker = new WorkerProcess({ ...this.#env, ...env }, [`--queues=${queues.join(',')}`]);
    this.#workers.push(worker);
    return worker;
  }

  /** Returns a queue for inspection. */
  getQueue(queue: QueueName): Queue {
    const existingQueue = this.#queues.get(queue);
    if (existingQueue) return existingQueue;
    const newQueue = new Queue(queue, { connection: this.#connection }).on('error', () => undefined);
    this.#queues.set(queue, newQueue);
    return newQueue;
  }

  /** Returns the number of unfinished jobs of a queue. */
  async countUnfinished(queue: QueueName): Promise<number> {
    const { completed: _, failed: __, ...unfinishedCounts } = await this.getQueue(queue).getJobCounts();
    return Object.values(unfinishedCounts).reduce((sum, count) => sum + count, 0);
  }

  /** Waits until a queue has at most this many unfinished jobs. @throws {Error} if none has finished for long. */
  waitForBacklog(queue: QueueName, maxCount: number): Promise<void> {
    return waitUntilFallen(`jobs of the queue ${queue}`, maxCount, () => this.countUnfinished(queue));
  }

  /** Kills the workers and closes all connections. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.kill()));
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    this.#connection.disconnect();
    await this.queues.close();
    await this.redis.stop();
    await this.mongo.close();
    await closeTestStores(this.stores);
  }
}
