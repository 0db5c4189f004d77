import type { Collection, Db } from 'mongodb';

interface QuarantineDocument {
  readonly _id: string;
  readonly projection: string;
  readonly stream: string;
  readonly revision: number;
  readonly reason: string;
  readonly since: Date;
}

/** Streams that a projection does not fold any further until they are rebuilt. */
export class Quarantine {
  readonly #entries: Collection<QuarantineDocument>;
  #knownEmpty = false;

  constructor(
    db: Db,
    private readonly projection: string,
  ) {
    this.#entries = db.collection('quarantine');
  }

  /**
   * The streams in quarantine. Only the projector that owns the projection adds to them, so once there are none it
   * need not look again until it adds one; while there are some, somebody else may let them out at any time.
   */
  async streams(): Promise<ReadonlySet<string>> {
    if (this.#knownEmpty) return new Set();
    const entries = await this.#entries.find({ projection: this.projection }).toArray();
    this.#knownEmpty = entries.length === 0;
    return new Set(entries.map(({ stream }) => stream));
  }

  /** Puts a stream into quarantine; the reason names an event and a rule, never what the event holds. */
  async add(stream: string, revision: number, reason: string): Promise<void> {
    this.#knownEmpty = false;
    const entry = { projection: this.projection, stream, revision, reason, since: new Date() };
    await this.#entries.updateOne({ _id: this.#id(stream) }, { $setOnInsert: entry }, { upsert: true });
  }

  /** Lets a stream out again. */
  async release(stream: string): Promise<void> {
    await this.#entries.deleteOne({ _id: this.#id(stream) });
  }

  #id(stream: string): string {
    return `${this.projection}|${stream}`;
  }
}
