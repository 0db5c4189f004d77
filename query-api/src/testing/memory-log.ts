import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LogPosition, Position, RecordedEvent } from '@trackrecord/platform';
import { testMetadata } from './sum-projection.js';

/** A log in memory. */
export class MemoryLog {
  readonly events: RecordedEvent[] = [];
  /** How many subscriptions are open. */
  subscriptionCount = 0;
  /** How many were ever opened. */
  totalSubscriptionCount = 0;
  #failure: Error | undefined;
  #isPaused = false;
  #wake: () => void = () => undefined;
  #changed = this.#createChange();

  /** Appends an event and returns its position. */
  append(stream = 'profile-ada', type = 'SkillAdded'): string {
    const commit = String(100 * (this.events.length + 1));
    this.events.push({
      id: randomUUID(),
      type,
      stream,
      revision: BigInt(this.events.length),
      data: Buffer.from('sealed'),
      metadata: testMetadata,
      createdAt: new Date(0),
      position: { commit, prepare: commit },
    });
    this.#notify();
    return commit;
  }

  /** Delivers no event to subscriptions until it is called again with false. */
  pause(isPaused = true): void {
    this.#isPaused = isPaused;
    this.#notify();
  }

  /** Lets all subscriptions fail. */
  fail(error: Error): void {
    this.#failure = error;
    this.#notify();
  }

  readonly readLastEvent = (): Promise<RecordedEvent | undefined> => Promise.resolve(this.events.at(-1));

  async *readAllBatches(after?: Position): AsyncGenerator<readonly RecordedEvent[]> {
    // In batches of two, so that events can be appended in between.
    for (let index = this.#findIndexAfter(after); index < this.events.length; index += 2) {
      yield this.events.slice(index, index + 2);
      await delay(0);
    }
  }

  readonly subscribe = (after: LogPosition | undefined, signal: AbortSignal): AsyncIterable<RecordedEvent> =>
    this.#subscribe(after, signal);

  async *#subscribe(after: LogPosition | undefined, signal: AbortSignal): AsyncGenerator<RecordedEvent> {
    this.subscriptionCount += 1;
    this.totalSubscriptionCount += 1;
    const stop = () => this.#notify();
    signal.addEventListener('abort', stop);
    try {
      for (let index = this.#findIndexAfter(after); !signal.aborted;) {
        if (this.#failure) throw this.#failure;
        const event = this.events[index];
        if (event && !this.#isPaused) {
          index += 1;
          yield event;
        } else await this.#changed;
      }
    } finally {
      this.subscriptionCount -= 1;
    }
  }

  #findIndexAfter(position: Position | undefined): number {
    if (!position) return 0;
    const index = this.events.findIndex((event) => BigInt(event.position.commit) > BigInt(position.commit));
    return index === -1 ? this.events.length : index;
  }

  #notify(): void {
    this.#wake();
    this.#changed = this.#createChange();
  }

  #createChange(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }
}
