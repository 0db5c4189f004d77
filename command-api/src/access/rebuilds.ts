import {
  type ProjectionRebuildDocument,
  type RebuildDocument,
  REBUILDS_COLLECTION,
  toProjectionRebuildId,
} from '@trackrecord/contracts';
import { type Database, isDuplicateKey } from '@trackrecord/platform';
import type { Collection } from 'mongodb';

/** How long the outcome of a rebuild can be read (ms). */
const TTL_MS = 7 * 24 * 60 * 60_000;

/** The requested rebuilds. The holder of the lease of the projection runs them. */
export class Rebuilds {
  readonly #rebuilds: Collection<RebuildDocument>;
  readonly #projectionRebuilds: Collection<ProjectionRebuildDocument>;

  constructor(db: Database) {
    this.#rebuilds = db.collection(REBUILDS_COLLECTION);
    this.#projectionRebuilds = db.collection(REBUILDS_COLLECTION);
  }

  /** Creates the indexes that delete old rebuilds and find the next of a projection and those of a person. */
  async prepare(): Promise<void> {
    await this.#rebuilds.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
    await this.#rebuilds.createIndex({ state: 1, askedAt: 1 }, {}, {});
    await this.#rebuilds.createIndex({ uid: 1 }, {}, {});
  }

  /** Adds a rebuild of the view of one person. */
  async add(
    rebuild: Pick<RebuildDocument, '_id' | 'projection' | 'stream' | 'uid' | 'askedBy'>,
    now: Date,
  ): Promise<void> {
    await this.#rebuilds.insertOne({
      ...rebuild,
      ...createWaiting(now),
      events: null,
    });
  }

  /**
   * Adds a rebuild of all views of a projection, in place of its last one. Returns false if one waits or runs, also if
   * it was added at the same time.
   */
  async addOfProjection(
    { projection, askedBy }: Pick<ProjectionRebuildDocument, 'projection' | 'askedBy'>,
    now: Date,
  ): Promise<boolean> {
    const id = toProjectionRebuildId(projection);
    const rebuild = {
      projection,
      askedBy,
      stream: null,
      uid: null,
      ...createWaiting(now),
      events: 0,
      attempts: 0,
      progress: 0,
      collection: null,
      abandoned: [],
      replaced: null,
    } as const;
    try {
      await this.#projectionRebuilds.replaceOne({ _id: id, endedAt: { $ne: null } }, rebuild, { upsert: true });
      return true;
    } catch (error) {
      // The one that has not ended does not match, so that the upsert inserts another document with its id.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Deletes a rebuild. */
  async delete(id: string): Promise<void> {
    await this.#rebuilds.deleteOne({ _id: id });
  }
}

const createWaiting = (now: Date) =>
  ({
    state: 'waiting',
    reason: null,
    askedAt: now,
    startedAt: null,
    endedAt: null,
    expiresAt: new Date(now.getTime() + TTL_MS),
  }) as const;
