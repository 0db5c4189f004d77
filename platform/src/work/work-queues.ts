import { type Job, Queue, QueueEvents } from 'bullmq';
import type { Logger } from '../logging/logger.js';
import { withDeadline } from '../lifecycle/shutdown.js';
import { JOB_OPTIONS } from './queue-settings.js';
import { connectRedis, reaching, type Redis } from './redis.js';

/** A job as it is put on a queue: ids only, for Redis keeps it in clear. */
export interface NewJob {
  readonly queue: string;
  /** What kind of work it is. */
  readonly name: string;
  /** The same id is the same job, as long as it is kept. */
  readonly id: string;
  readonly data: Readonly<Record<string, string | number>>;
}

/** The queues as those use them who ask for work; what they hear of its end they hear over one connection a queue. */
export class WorkQueues {
  readonly #queues = new Map<string, Queue>();
  readonly #events = new Map<string, QueueEvents>();
  readonly #connections: Redis[] = [];

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /** Puts a job on its queue; one of its id that is there already is left as it is. @throws {QueuesUnavailable} */
  async add({ queue, name, id, data }: NewJob): Promise<Job> {
    return reaching(this.#queue(queue).add(name, data, { jobId: id }));
  }

  /**
   * Resolves when a job has ended well.
   * @throws {Error} with the reason when it failed for good; {DeadlineExceeded} when it did not end in time (ms).
   */
  async finished(queue: string, job: Job, within: number): Promise<void> {
    // BullMQ stops listening at its own deadline, which is the later one so that ours is the one that is told.
    const ended = job.waitUntilFinished(this.#eventsOf(queue), within + 100);
    ended.catch(() => undefined);
    await withDeadline(ended, within, `the job ${job.name}`);
  }

  /** Connects ahead of the first job, so that nobody waits for that. */
  prepare(queues: readonly string[]): void {
    for (const queue of queues) {
      this.#queue(queue);
      this.#eventsOf(queue);
    }
  }

  #queue(name: string): Queue {
    return remembered(this.#queues, name, () => {
      const queue = new Queue(name, { connection: this.#connect(), defaultJobOptions: JOB_OPTIONS });
      // So does everybody who waits, in case the queue is closed.
      return queue.on('error', this.#onError).setMaxListeners(0);
    });
  }

  #eventsOf(name: string): QueueEvents {
    return remembered(this.#events, name, () => {
      const events = new QueueEvents(name, { connection: this.#connect() });
      // Everybody who waits for a job listens here.
      return events.on('error', this.#onError).setMaxListeners(0);
    });
  }

  /** A connection, closed at the end with the copies that BullMQ makes of it to wait on. */
  #connect(): Redis {
    const connection = connectRedis(this.url, this.logger);
    const duplicate = connection.duplicate.bind(connection);
    connection.duplicate = (override) => {
      const copy = duplicate(override);
      this.#connections.push(copy);
      return copy;
    };
    this.#connections.push(connection);
    return connection;
  }

  readonly #onError = ({ message }: Error): void => {
    this.logger.warn({ reason: message }, 'a queue cannot be reached');
  };

  /** Closes every connection. */
  async close(): Promise<void> {
    const all = [...this.#events.values(), ...this.#queues.values()];
    await Promise.allSettled(all.map((one) => withDeadline(one.close(), 2_000, 'closing a queue')));
    for (const connection of this.#connections) connection.disconnect();
  }
}

function remembered<T>(all: Map<string, T>, name: string, make: () => T): T {
  const known = all.get(name);
  if (known !== undefined) return known;
  const made = make();
  all.set(name, made);
  return made;
}
