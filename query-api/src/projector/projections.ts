import { type LogPosition, LogRecord } from '@trackrecord/platform';
import type { Collection, Db } from 'mongodb';

interface LiveDocument {
  readonly _id: string;
  readonly collection: string;
}

const REMEMBERED_FOR = 200;

/** Which collection serves a projection, and how far each collection has come. A rebuild switches from one to the next. */
export class Projections {
  readonly #live: Collection<LiveDocument>;
  readonly #record: LogRecord;
  readonly #remembered = new Map<string, { readonly collection: string; readonly until: number }>();

  constructor(readonly db: Db) {
    this.#live = db.collection('projections');
    this.#record = new LogRecord(db);
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

  /** How far a collection has come: everything up to this place is in it. */
  checkpoint(collection: string): Promise<LogPosition | undefined> {
    return this.#record.checkpoint(collection);
  }

  /** Remembers how far a collection has come; only ever called after what it covers was written. */
  advance(collection: string, place: LogPosition): Promise<void> {
    return this.#record.advance(collection, place);
  }

  /** Has a collection begin at the start of the log again: what it holds already is skipped. */
  rewind(collection: string): Promise<void> {
    return this.#record.rewind(collection);
  }

  /** Drops a collection that serves nothing any more. */
  async discard(collection: string): Promise<void> {
    await this.db.collection(collection).drop();
    await this.#record.rewind(collection);
  }
}
