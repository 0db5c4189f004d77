import { type QueueName, QUEUES } from '@trackrecord/contracts';
import { SharedRead } from '../lifecycle/shared-read.js';
import type { QueueState } from './queue-state.js';
import type { WorkQueues } from './work-queues.js';

/** How old a reading may be that scrapers and autoscalers get. */
const DEFAULT_TTL_MS = 2_000;

/** The state of all queues, read from Redis at most once in `ttlMs`, however many callers ask. */
export class QueueStates {
  readonly #states: SharedRead<ReadonlyMap<QueueName, QueueState>>;

  constructor(
    private readonly queues: Pick<WorkQueues, 'readState'>,
    ttlMs = DEFAULT_TTL_MS,
  ) {
    this.#states = new SharedRead(() => this.#readAll(), ttlMs);
  }

  /** @throws {QueuesUnavailableError} */
  read(): Promise<ReadonlyMap<QueueName, QueueState>> {
    return this.#states.get();
  }

  async #readAll(): Promise<ReadonlyMap<QueueName, QueueState>> {
    const readState = async (queue: QueueName) => [queue, await this.queues.readState(queue)] as const;
    return new Map(await Promise.all(QUEUES.map(readState)));
  }
}
