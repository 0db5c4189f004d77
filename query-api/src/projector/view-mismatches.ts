import { VIEW_MISMATCHES_COLLECTION, type ViewMismatchDocument, type ViewCollection } from '@trackrecord/contracts';
import { type Database, retryUpsert } from '@trackrecord/platform';
import type { Collection } from 'mongodb';

/** The views of one collection that are known not to be what their streams say. */
export class ViewMismatches {
  readonly #mismatches: Collection<ViewMismatchDocument>;

  constructor(
    db: Database,
    private readonly collection: ViewCollection,
  ) {
    this.#mismatches = db.collection(VIEW_MISMATCHES_COLLECTION);
  }

  /** Returns the number of views. */
  count(): Promise<number> {
    return this.#mismatches.countDocuments({ collection: this.collection });
  }

  /** Returns the users whose views these are. */
  async listUids(): Promise<readonly string[]> {
    const found = await this.#mismatches.find({ collection: this.collection }, { projection: { uid: 1 } }).toArray();
    return found.map(({ uid }) => uid);
  }

  /** Stores which fields of a view differ. The paths contain no values. */
  async add(uid: string, revision: number, paths: readonly string[]): Promise<void> {
    const mismatch = { $set: { collection: this.collection, uid, revision, paths } };
    const update = { ...mismatch, $setOnInsert: { since: new Date() } };
    await retryUpsert(() => this.#mismatches.updateOne({ _id: this.#id(uid) }, update, { upsert: true }));
  }

  /** Removes a view that was rebuilt, found to be equal, or deleted. */
  async remove(uid: string): Promise<void> {
    // Most views are not in the collection, and a read costs less than a write that changes nothing.
    const found = await this.#mismatches.findOne({ _id: this.#id(uid) }, { projection: { _id: 1 } });
    if (found) await this.#mismatches.deleteOne({ _id: this.#id(uid) });
  }

  /** Removes all views of a collection that is not live any more. */
  async clear(): Promise<void> {
    await this.#mismatches.deleteMany({ collection: this.collection });
  }

  #id(uid: string): string {
    return `${this.collection}|${uid}`;
  }
}
