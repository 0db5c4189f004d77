import { retryUpsert } from '@trackrecord/platform';
import type { Collection, Db } from 'mongodb';

interface QuarantineDocument {
  readonly _id: string;
  readonly collection: string;
  readonly stream: string;
  readonly revision: number;
  readonly reason: string;
  readonly since: Date;
}

/** Streams that are not processed any further until they are rebuilt. */
export class Quarantine {
  readonly #entries: Collection<QuarantineDocument>;
  #knownEmpty = false;

  constructor(
    db: Db,
    private readonly collection: string,
  ) {
    this.#entries = db.collection('quarantine');
  }

  /**
   * The cached streams in quarantine. If there are some, another process may release them at any time. If there are
   * none, this process need not check until it adds one, because a stream that another process cannot fold does not
   * fold here either.
   */
  async streams(): Promise<ReadonlySet<string>> {
    if (this.#knownEmpty) return new Set();
    const entries = await this.#entries.find({ collection: this.collection }).toArray();
    this.#knownEmpty = entries.length === 0;
    return new Set(entries.map(({ stream }) => stream));
  }

  /** Returns the streams in quarantine with the revisions at which they are stuck. */
  async entries(): Promise<readonly { readonly stream: string; readonly revision: number }[]> {
    const found = await this.#entries.find({ collection: this.collection }).toArray();
    return found.map(({ stream, revision }) => ({ stream, revision }));
  }

  /** Puts a stream into quarantine. The reason names an event and a rule, never contents. */
  async add(stream: string, revision: number, reason: string): Promise<void> {
    this.#knownEmpty = false;
    const entry = { collection: this.collection, stream, revision, reason, since: new Date() };
    await retryUpsert(() => this.#entries.updateOne({ _id: this.#id(stream) }, { $set: entry }, { upsert: true }));
  }

  /** Releases a stream. */
  async release(stream: string): Promise<void> {
    await this.#entries.deleteOne({ _id: this.#id(stream) });
  }

  /** Releases all streams of a collection that is not live any more. */
  async clear(): Promise<void> {
    await this.#entries.deleteMany({ collection: this.collection });
  }

  #id(stream: string): string {
    return `${this.collection}|${stream}`;
  }
}
