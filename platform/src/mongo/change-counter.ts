import type { Collection } from 'mongodb';
import { retryUpsert } from './connect.js';
import type { Database } from './database.js';

interface CounterDocument {
  readonly _id: string;
  /** The last number taken. */
  readonly taken?: number;
  /** The number up to which all changes are written. */
  readonly written?: number;
  /** The last number that was notified. */
  readonly told?: number;
}

/**
 * Numbers the changes of a collection. The writer (one process at a time) takes the next number, writes its documents
 * with it, and marks it as written. Numbers that were taken but not marked belong to interrupted writes; call
 * `closeInterruptedWrites` before the next write.
 */
export class ChangeCounter {
  readonly #counters: Collection<CounterDocument>;

  constructor(
    db: Database,
    private readonly name: string,
  ) {
    this.#counters = db.collection('change_counters');
  }

  /** Writes with the next number. */
  async write(write: (change: number) => Promise<void>): Promise<void> {
    const counter = await retryUpsert(() =>
      this.#counters.findOneAndUpdate(
        { _id: this.name },
        { $inc: { taken: 1 } },
        { upsert: true, returnDocument: 'after' },
      ),
    );
    const change = counter?.taken ?? 1;
    await write(change);
    await this.#advance({ written: change });
  }

  /** Marks the changes of interrupted writes as written. Call it only while nothing is being written. */
  async closeInterruptedWrites(): Promise<void> {
    const { taken = 0, written = 0 } = await this.#read();
    if (taken > written) await this.#advance({ written: taken });
  }

  /** Notifies if changes were written since the last successful notification. */
  async notifyIfChanged(notify: () => Promise<void>): Promise<void> {
    const { written = 0, told = 0 } = await this.#read();
    if (written <= told) return;
    await notify();
    await this.#advance({ told: written });
  }

  /** Returns the number up to which all changes are written; 0 before the first. */
  async readLatest(): Promise<number> {
    return (await this.#read()).written ?? 0;
  }

  async #read(): Promise<Partial<CounterDocument>> {
    return (await this.#counters.findOne({ _id: this.name })) ?? {};
  }

  async #advance(to: Omit<CounterDocument, '_id'>): Promise<void> {
    await this.#counters.updateOne({ _id: this.name }, { $max: to });
  }
}
