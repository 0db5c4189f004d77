import type { RecordedEvent } from './types.js';

/**
 * How far a subscription is behind, in seconds. It is not the distance of the checkpoint to the end of the log: a filtered
 * checkpoint stays behind events of other streams for ever (decision 088).
 */
export class SubscriptionLag {
  /** When each received event that is not applied yet was stored (ms since 1970), oldest first. */
  #pending: number[] = [];
  /** When the subscription was last caught up (ms since 1970); undefined while it is. */
  #behindSince: number | undefined;
  #isRunning = false;

  /** The subscription starts from a checkpoint, also after a failure. */
  start(now = Date.now()): void {
    this.#isRunning = true;
    this.#pending = [];
    this.lose(now);
  }

  /** The subscription has stopped in this process, for good or because another holds the lease. */
  stop(): void {
    this.#isRunning = false;
    this.#behindSince = undefined;
  }

  /** All events that existed have been received. */
  catchUp(): void {
    this.#behindSince = undefined;
  }

  /** The connection is lost. */
  lose(now = Date.now()): void {
    this.#behindSince ??= now;
  }

  /** Notes events as they are received. */
  async *follow<E extends Pick<RecordedEvent, 'createdAt'>>(events: AsyncIterable<E>): AsyncGenerator<E> {
    for await (const event of events) {
      this.#pending.push(event.createdAt.getTime());
      yield event;
    }
  }

  /** The oldest `count` events that were received have been applied. */
  apply(count: number): void {
    this.#pending.splice(0, count);
  }

  /**
   * Returns 0 while the subscription is caught up and every received event is applied. Otherwise the age of the oldest
   * event that is not applied, or how long ago the subscription was last caught up. Undefined if it does not run in this
   * process.
   */
  getSeconds(now = Date.now()): number | undefined {
    if (!this.#isRunning) return undefined;
    const since = this.#pending[0] ?? this.#behindSince;
    // The clock of the event store may be ahead.
    return since === undefined ? 0 : Math.max(0, now - since) / 1_000;
  }
}
