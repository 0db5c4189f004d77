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

/** Streams whose documents in one collection are not folded any further until they are rebuilt. */
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
   * The streams in quarantine. While there are some, somebody else may let them out at any time; once there are none,
   * this process need not look again until it adds one, because what another one adds does not fold here either.
   */
  async streams(): Promise<ReadonlySet<string>> {
    if (this.#knownEmpty) return new Set();
    const entries = await this.#entries.find({ collection: this.collection }).toArray();
    this.#knownEmpty = entries.length === 0;
    return new Set(entries.map(({ stream }) => stream));
  }

  /** The streams in quarantine, each with the revision at which it got stuck. */
  async entries(): Promise<readonly { readonly stream: string; readonly revision: number }[]> {
    const found = await this.#entries.find({ collection: this.collection }).toArray();
    return found.map(({ stream, revision }) => ({ stream, revision }));
  }

  /** Puts a stream into quarantine; the reason names an event and a rule, never what the event holds. */
  async add(stream: string, revision: number, reason: string): Promise<void> {
    this.#knownEmpty = false;
    const entry = { collection: this.collection, stream, revision, reason, since: new Date() };
    await retryUpsert(() => this.#entries.updateOne({ _id: this.#id(stream) }, { $set: entry }, { upsert: true }));
  }

  /** Lets a stream out again. */
  async release(stream: string): Promise<void> {
    await this.#entries.deleteOne({ _id: this.#id(stream) });
  }

  /** Lets everything out: the collection serves nothing any more. */
  async clear(): Promise<void> {
    await this.#entries.deleteMany({ collection: this.collection });
  }

  #id(stream: string): string {
    return `${this.collection}|${stream}`;
  }
}
