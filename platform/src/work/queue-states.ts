import { type QueueName, QUEUES } from '@trackrecord/contracts';
import { SharedRead } from '../lifecycle/shared-read.js';
import type { JobCounts, WorkQueues } from './work-queues.js';

/** What Redis knows of a queue. */
export interface QueueState {
  readonly jobs: JobCounts;
}

/** How old a reading may be. */
const TTL_MS = 2_000;

/** The state of all queues, read from Redis at most once in two seconds however many callers ask. */
export class QueueStates {
  readonly #states = new SharedRead(() => this.#readAll(), TTL_MS);

  constructor(private readonly queues: Pick<WorkQueues, 'countJobs'>) {}

  /** @throws {QueuesUnavailableError} */
  read(): Promise<ReadonlyMap<QueueName, QueueState>> {
    return this.#states.get();
  }

  async #readAll(): Promise<ReadonlyMap<QueueName, QueueState>> {
    const readState = async (queue: QueueName) => [queue, { jobs: await this.queues.countJobs(queue) }] as const;
    return new Map(await Promise.all(QUEUES.map(readState)));
  }
}
