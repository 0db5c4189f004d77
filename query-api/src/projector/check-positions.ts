import { VIEW_CHECKS_COLLECTION, type ViewCheckDocument } from '@trackrecord/contracts';
import { type Database, retryUpsert } from '@trackrecord/platform';
import type { Collection } from 'mongodb';

/** Ids have 28 random letters: the first four identify no user. */
const STORED_LETTERS = 4;

/** Stores how far the checks of views are, so that the next process goes on there. */
export class CheckPositions {
  readonly #checks: Collection<ViewCheckDocument>;

  constructor(db: Database) {
    this.#checks = db.collection(VIEW_CHECKS_COLLECTION);
  }

  /** Returns where to go on: after an id, or at the beginning (''). */
  async read(projection: string): Promise<string> {
    return (await this.#checks.findOne({ _id: projection }))?.after ?? '';
  }

  /**
   * Stores that the views up to an id were checked. Only its beginning is stored, so that the position tells no user;
   * the view itself may be checked twice.
   */
  async write(projection: string, after: string): Promise<void> {
    const update = { $set: { after: after.slice(0, STORED_LETTERS) } };
    await retryUpsert(() => this.#checks.updateOne({ _id: projection }, update, { upsert: true }));
  }
}
