import { type RebuildDocument, REBUILDS_COLLECTION } from '@trackrecord/contracts';
import type { Collection, Db } from 'mongodb';

/** How long the outcome of a rebuild can be read. */
const TTL_MS = 7 * 24 * 60 * 60_000;

/** The requested rebuilds of views of one person. The holder of the lease of the projection runs them. */
export class Rebuilds {
  readonly #rebuilds: Collection<RebuildDocument>;

  constructor(db: Db) {
    this.#rebuilds = db.collection(REBUILDS_COLLECTION);
  }

  /** Creates the indexes that delete old rebuilds and find the next of a projection and those of a person. */
  async prepare(): Promise<void> {
    await this.#rebuilds.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
    await this.#rebuilds.createIndex({ state: 1, askedAt: 1 }, {}, {});
    await this.#rebuilds.createIndex({ uid: 1 }, {}, {});
  }

  /** Adds a rebuild. */
  async add(
    rebuild: Pick<RebuildDocument, '_id' | 'projection' | 'stream' | 'uid' | 'askedBy'>,
    now: Date,
  ): Promise<void> {
    await this.#rebuilds.insertOne({
      ...rebuild,
      state: 'waiting',
      events: null,
      reason: null,
      askedAt: now,
      startedAt: null,
      endedAt: null,
      expiresAt: new Date(now.getTime() + TTL_MS),
    });
  }

  /** Deletes a rebuild. */
  async delete(id: string): Promise<void> {
    await this.#rebuilds.deleteOne({ _id: id });
  }
}
