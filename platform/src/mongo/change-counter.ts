import type { Collection, Db } from 'mongodb';
import { upserting } from './connect.js';

interface CounterDocument {
  readonly _id: string;
  /** The number that was taken last, and the last one up to which everything has been written. */
  readonly taken?: number;
  readonly written?: number;
  /** The last one that was told of. */
  readonly told?: number;
}

/**
 * The numbers of the changes of a collection: whoever writes (one process at a time) takes the next one, writes its
 * documents with it, and says so. What stands between was cut off; whoever writes next publishes it first.
 */
export class ChangeCounter {
  readonly #counters: Collection<CounterDocument>;

  constructor(
    db: Db,
    private readonly name: string,
  ) {
    this.#counters = db.collection('change_counters');
  }

  /** Writes under the next number, which nobody had before. */
  async writing(write: (change: number) => Promise<void>): Promise<void> {
    const counter = await upserting(() =>
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

  /** Makes known whatever was written under numbers that were taken. Only while nobody writes. */
  async publish(): Promise<void> {
    const { taken = 0, written = 0 } = await this.#read();
    if (taken > written) await this.#advance({ written: taken });
  }

  /** Tells of changes if some have been written since it last did; where telling fails, that is still to be done. */
  async telling(notify: () => Promise<void>): Promise<void> {
    const { written = 0, told = 0 } = await this.#read();
    if (written <= told) return;
    await notify();
    await this.#advance({ told: written });
  }

  /** The newest change that has been written, with all before it; 0 before the first. */
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
