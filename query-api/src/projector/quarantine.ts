import { QUARANTINE_COLLECTION, type QuarantineDocument, type ViewCollection } from '@trackrecord/contracts';
import { type Database, retryUpsert } from '@trackrecord/platform';
import type { Collection } from 'mongodb';

/** Where a stream is stuck, since when, and why. */
export type QuarantineEntry = Pick<QuarantineDocument, 'revision' | 'since' | 'reason'>;

/** Streams that are not processed any further until they are rebuilt. */
export class Quarantine {
  readonly #entries: Collection<QuarantineDocument>;
  #isKnownEmpty = false;

  constructor(
    db: Database,
    private readonly collection: ViewCollection,
  ) {
    this.#entries = db.collection(QUARANTINE_COLLECTION);
  }

  /**
   * Returns the streams in quarantine. An empty result is cached until this process adds a stream: a stream that
   * another process cannot fold cannot be folded here either. Otherwise the list is read each time, because other
   * processes may release streams.
   */
  async listStreams(): Promise<ReadonlySet<string>> {
    if (this.#isKnownEmpty) return new Set();
    const entries = await this.#entries.find({ collection: this.collection }).toArray();
    this.#isKnownEmpty = entries.length === 0;
    return new Set(entries.map(({ stream }) => stream));
  }

  /** Returns the streams in quarantine with the revisions at which they are stuck. */
  async listEntries(): Promise<readonly { readonly stream: string; readonly revision: number }[]> {
    const found = await this.#entries.find({ collection: this.collection }).toArray();
    return found.map(({ stream, revision }) => ({ stream, revision }));
  }

  /** Returns the entry of a stream; undefined if it is not in quarantine. */
  async find(stream: string): Promise<QuarantineEntry | undefined> {
    const found = await this.#entries.findOne({ _id: this.#id(stream) });
    return found ? { revision: found.revision, since: found.since, reason: found.reason } : undefined;
  }

  /** Puts a stream into quarantine. The reason names an event and a rule, never contents. */
  async add(stream: string, revision: number, reason: string): Promise<void> {
    this.#isKnownEmpty = false;
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
