import { type QueueName, QUEUES } from '@trackrecord/contracts';
import { SharedRead } from '../lifecycle/shared-read.js';
import type { QueueState } from './queue-state.js';
import type { WorkQueues } from './work-queues.js';

/** How old a reading may be. */
const TTL_MS = 2_000;

/** The state of all queues, read from Redis at most once in two seconds however many callers ask. */
export class QueueStates {
  readonly #states = new SharedRead(() => this.#readAll(), TTL_MS);

  constructor(private readonly queues: Pick<WorkQueues, 'readState'>) {}

  /** @throws {QueuesUnavailableError} */
  read(): Promise<ReadonlyMap<QueueName, QueueState>> {
    return this.#states.get();
  }

  /** The next caller reads again. Call it after a change. */
  invalidate(): void {
    this.#states.invalidate();
  }

  async #readAll(): Promise<ReadonlyMap<QueueName, QueueState>> {
    const readState = async (queue: QueueName) => [queue, await this.queues.readState(queue)] as const;
    return new Map(await Promise.all(QUEUES.map(readState)));
  }
}
