import type { Position } from '@trackrecord/platform';
import type { Collection, Db } from 'mongodb';

interface LiveDocument {
  readonly _id: string;
  readonly collection: string;
}

interface CheckpointDocument extends Position {
  readonly _id: string;
}

const REMEMBERED_FOR = 200;

/** Which collection serves a projection, and how far each collection has come. A rebuild switches from one to the next. */
export class Projections {
  readonly #live: Collection<LiveDocument>;
  readonly #checkpoints: Collection<CheckpointDocument>;
  readonly #remembered = new Map<string, { readonly collection: string; readonly until: number }>();

  constructor(readonly db: Db) {
    this.#live = db.collection('projections');
    this.#checkpoints = db.collection('checkpoints');
  }

  /** The collection that serves a projection, at most 200 ms out of date. */
  async liveCollection(projection: string): Promise<string> {
    const remembered = this.#remembered.get(projection);
    if (remembered && remembered.until > Date.now()) return remembered.collection;
    const found = await this.#live.findOne({ _id: projection });
    const collection = found?.collection ?? `${projection}-views`;
    this.#remembered.set(projection, { collection, until: Date.now() + REMEMBERED_FOR });
    return collection;
  }

  /** Makes a collection the one that serves a projection. */
  async switchTo(projection: string, collection: string): Promise<void> {
    await this.#live.updateOne({ _id: projection }, { $set: { collection } }, { upsert: true });
    this.#remembered.delete(projection);
  }

  /** How far a collection has come: everything up to this position is in it. */
  async checkpoint(collection: string): Promise<Position | undefined> {
    const found = await this.#checkpoints.findOne({ _id: collection });
    return found ? { commit: found.commit, prepare: found.prepare } : undefined;
  }

  /** Remembers how far a collection has come; only ever called after what it covers was written. */
  async advance(collection: string, { commit, prepare }: Position): Promise<void> {
    await this.#checkpoints.updateOne({ _id: collection }, { $set: { commit, prepare } }, { upsert: true });
  }

  /** Drops a collection that serves nothing any more. */
  async discard(collection: string): Promise<void> {
    await this.db.collection(collection).drop();
    await this.#checkpoints.deleteOne({ _id: collection });
  }
}
