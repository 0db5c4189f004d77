import { type LogPosition, LogRecord } from '@trackrecord/platform';
import type { Collection, Db } from 'mongodb';

interface LiveDocument {
  readonly _id: string;
  readonly collection: string;
}

const REMEMBERED_FOR = 200;

/** Which collection of a projection is live, and the checkpoint of each collection. A rebuild switches to a new one. */
export class Projections {
  readonly #live: Collection<LiveDocument>;
  readonly #record: LogRecord;
  readonly #remembered = new Map<string, { readonly collection: string; readonly until: number }>();

  constructor(readonly db: Db) {
    this.#live = db.collection('projections');
    this.#record = new LogRecord(db);
  }

  /** Returns the live collection of a projection, cached for 200 ms. */
  async liveCollection(projection: string): Promise<string> {
    const remembered = this.#remembered.get(projection);
    if (remembered && remembered.until > Date.now()) return remembered.collection;
    const found = await this.#live.findOne({ _id: projection });
    const collection = found?.collection ?? `${projection}-views`;
    this.#remembered.set(projection, { collection, until: Date.now() + REMEMBERED_FOR });
    return collection;
  }

  /** Makes a collection live. */
  async switchTo(projection: string, collection: string): Promise<void> {
    await this.#live.updateOne({ _id: projection }, { $set: { collection } }, { upsert: true });
    this.#remembered.delete(projection);
  }

  /** Returns the checkpoint of a collection: it contains everything up to this position. */
  checkpoint(collection: string): Promise<LogPosition | undefined> {
    return this.#record.checkpoint(collection);
  }

  /** Stores the checkpoint of a collection. Call it only after the documents were written. */
  advance(collection: string, place: LogPosition): Promise<void> {
    return this.#record.advance(collection, place);
  }

  /** Resets the checkpoint of a collection. Events that it contains are skipped. */
  rewind(collection: string): Promise<void> {
    return this.#record.rewind(collection);
  }

  /** Drops a collection that is not live. */
  async discard(collection: string): Promise<void> {
    await this.db.collection(collection).drop();
    await this.#record.rewind(collection);
  }
}
