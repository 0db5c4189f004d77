import type { ViewCollection } from '@trackrecord/contracts';
import { type Database, type LogPosition, LogRecord, SharedRead } from '@trackrecord/platform';
import type { Collection } from 'mongodb';

interface LiveDocument {
  readonly _id: string;
  readonly collection: ViewCollection;
}

const CACHE_TTL_MS = 200;

/**
 * Stores which collection of a projection is live, and the checkpoint of each collection. A rebuild switches to a new
 * collection.
 */
export class Projections {
  readonly #liveCollections: Collection<LiveDocument>;
  readonly #checkpoints: LogRecord;
  /** The live collections by projection; those that were never rebuilt are missing. */
  readonly #sharedRead: SharedRead<ReadonlyMap<string, ViewCollection>>;

  constructor(readonly db: Database) {
    this.#liveCollections = db.collection('projections');
    this.#checkpoints = new LogRecord(db);
    this.#sharedRead = new SharedRead(() => this.#readLiveCollections(), CACHE_TTL_MS);
  }

  /** Returns the live collection of a projection. Those of all projections are read together and cached for 200 ms. */
  async getLiveCollection(projection: string): Promise<ViewCollection> {
    return (await this.#sharedRead.get()).get(projection) ?? `${projection}-views`;
  }

  /** Returns the live collection of a projection as of now. */
  async readLiveCollection(projection: string): Promise<ViewCollection> {
    return (await this.#readLiveCollections()).get(projection) ?? `${projection}-views`;
  }

  async #readLiveCollections(): Promise<ReadonlyMap<string, ViewCollection>> {
    const found = await this.#liveCollections.find().toArray();
    return new Map(found.map(({ _id, collection }) => [_id, collection]));
  }

  /** Makes a collection live. */
  async switchTo(projection: string, collection: ViewCollection): Promise<void> {
    await this.#liveCollections.updateOne({ _id: projection }, { $set: { collection } }, { upsert: true });
    this.#sharedRead.invalidate();
  }

  /** Returns the checkpoint of a collection: all events up to this position are applied. */
  readCheckpoint(collection: string): Promise<LogPosition | undefined> {
    return this.#checkpoints.readCheckpoint(collection);
  }

  /** Stores the checkpoint of a collection. Call it only after the documents were written. */
  advance(collection: string, position: LogPosition): Promise<void> {
    return this.#checkpoints.advance(collection, position);
  }

  /**
   * Resets the checkpoint of a collection: the projection starts again, and skips events that the documents contain.
   */
  rewind(collection: string): Promise<void> {
    return this.#checkpoints.rewind(collection);
  }

  /** Drops a collection that is not live. */
  async discard(collection: ViewCollection): Promise<void> {
    await this.db.collection(collection).drop();
    await this.#checkpoints.rewind(collection);
  }
}
