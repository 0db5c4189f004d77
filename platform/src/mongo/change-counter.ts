import type { Collection, Db } from 'mongodb';
import { upserting } from './connect.js';

interface Counted {
  readonly _id: string;
  /** The number that was taken last, and the last one up to which everything has been written. */
  readonly taken?: number;
  readonly written?: number;
}

/**
 * The numbers of the changes of a collection: whoever writes (one process at a time) takes the next one, writes its
 * documents with it, and says so. What stands between was cut off, and is written once more under a later number.
 */
export class ChangeCounter {
  readonly #counters: Collection<Counted>;

  constructor(
    db: Db,
    private readonly name: string,
  ) {
    this.#counters = db.collection('change_counters');
  }

  /** Writes under the next number, which nobody had before. */
  async writing(write: (change: number) => Promise<void>): Promise<void> {
    const counted = await upserting(() =>
      this.#counters.findOneAndUpdate(
        { _id: this.name },
        { $inc: { taken: 1 } },
        { upsert: true, returnDocument: 'after' },
      ),
    );
    const change = counted?.taken ?? 1;
    await write(change);
    await this.#counters.updateOne({ _id: this.name }, { $max: { written: change } });
  }

  /** The newest change that has been written, with all before it; 0 before the first. */
  async written(): Promise<number> {
    return (await this.#counters.findOne({ _id: this.name }))?.written ?? 0;
  }
}
