import type { Database } from '@trackrecord/platform';
import {
  type ProjectionRebuildDocument,
  REBUILDS_COLLECTION,
  toProjectionRebuildId,
  type ViewProjection,
  type ViewCollection,
} from '@trackrecord/contracts';
import type { Collection } from 'mongodb';
import type { RebuildProgress } from './rebuild.js';

/** Another process runs the rebuild by now. */
export class RebuildLostError extends Error {
  override readonly name = 'RebuildLostError';
}

/**
 * The state of the newest rebuild of each projection. Writes name the collection that they fill, so that a process that
 * has lost its lease without noticing changes nothing after the next holder has begun.
 */
export class ProjectionRebuilds {
  readonly #rebuilds: Collection<ProjectionRebuildDocument>;

  constructor(db: Database) {
    this.#rebuilds = db.collection(REBUILDS_COLLECTION);
  }

  /** Returns the newest rebuild of each projection that had one in the last week. */
  list(projections: readonly ViewProjection[]): Promise<readonly ProjectionRebuildDocument[]> {
    return this.#rebuilds.find({ _id: { $in: projections.map(toProjectionRebuildId) } }).toArray();
  }

  /** Has the rebuild of a projection that is running started again, because its projector is gone. */
  async requeueInterrupted(projection: string): Promise<void> {
    const filter = { _id: toProjectionRebuildId(projection), state: 'running' } as const;
    await this.#rebuilds.updateOne(filter, { $set: { state: 'waiting' } });
  }

  /** Begins an attempt that fills a new collection. @throws {RebuildLostError} */
  async begin(
    { _id, collection: last, abandoned }: ProjectionRebuildDocument,
    collection: ViewCollection,
  ): Promise<void> {
    const { matchedCount } = await this.#rebuilds.updateOne(
      { _id, state: 'running', collection: last },
      {
        $set: {
          collection,
          abandoned: last === null ? abandoned : [...abandoned, last],
          events: 0,
          progress: 0,
          replaced: null,
        },
        $inc: { attempts: 1 },
      },
    );
    if (matchedCount === 0) throw new RebuildLostError();
  }

  /** Returns true unless another attempt has begun. */
  async isCurrent({ _id }: Pick<ProjectionRebuildDocument, '_id'>, collection: ViewCollection): Promise<boolean> {
    return (await this.#rebuilds.findOne({ _id, collection }, { projection: { _id: 1 } })) !== null;
  }

  /** Stores how far the attempt that fills a collection is. @throws {RebuildLostError} */
  async report(
    { _id }: Pick<ProjectionRebuildDocument, '_id'>,
    collection: ViewCollection,
    { eventCount, progress, replaced }: RebuildProgress & { readonly replaced?: ViewCollection },
  ): Promise<void> {
    const { matchedCount } = await this.#rebuilds.updateOne(
      { _id, state: 'running', collection },
      { $set: { events: eventCount, progress, ...(replaced !== undefined && { replaced }) } },
    );
    if (matchedCount === 0) throw new RebuildLostError();
  }
}
