import { isUnopenable, KeyDestroyed, type Sealer, type Unopenable } from '@trackrecord/platform';
import { type AnyBulkWriteOperation, Binary, type Collection, type Db, Long, MongoBulkWriteError } from 'mongodb';
import type { z } from 'zod';

interface ViewDocument {
  readonly _id: string;
  readonly revision: number;
  readonly generation: number;
  readonly sealed?: Binary;
  /** Where in the log the event of the revision is, and its id; missing where an older version wrote the document. */
  readonly commit?: Long;
  readonly eventId?: string;
}

/** The event that a document stands at: its position in the log, and its id. */
export interface Head {
  readonly commit: string;
  readonly eventId: string;
}

/** A document without what it holds. */
export interface Standing {
  readonly subject: string;
  readonly revision: number;
  readonly eventId: string | undefined;
}

/** The log that documents were made of, as far as readers of documents ask it. */
export interface ViewLog {
  /** Whether it holds the event that a document stands at. */
  readonly holds: (standing: Standing) => Promise<boolean>;
  /** The newest revision of a subject's stream; nothing where there is none. */
  readonly newestRevision: (subject: string) => Promise<number | undefined>;
}

/**
 * A document at a revision; without a view when its subject's key is gone. A rebuilt document has another generation, so
 * that nobody writes over it what was folded on the one before.
 */
export interface StoredView<View> {
  readonly revision: number;
  readonly generation: number;
  readonly view: View | undefined;
  /** Why the document does not open, where its key is missing or does not fit. */
  readonly unreadable?: Unopenable | undefined;
  readonly head?: Head | undefined;
}

/** What a document has to be for a write on it to apply. */
export type Guard = Pick<StoredView<unknown>, 'revision' | 'generation'>;

/** What to write for one subject: a document in the place of another (or of nothing), or its deletion. */
export type ViewWrite<View> =
  | (StoredView<View> & { readonly subject: string; readonly over: Guard | undefined })
  | { readonly subject: string; readonly deleted: true };

/** No document is like this: a write in the place of nothing inserts, or finds that there is something. */
const NOTHING: Guard = { revision: -1, generation: -1 };

/** A guarded write found another revision than it expected: somebody else projects too, or did. */
export class LostRace extends Error {
  override readonly name = 'LostRace';
}

/** The documents of one collection: `_id` and `revision` in clear, the rest sealed under the subject's key. */
export class ViewStore<View> {
  readonly #views: Collection<ViewDocument>;

  constructor(
    db: Db,
    readonly collection: string,
    private readonly sealer: Sealer,
    private readonly schema: z.ZodType<View>,
    private readonly log?: ViewLog,
  ) {
    this.#views = db.collection(collection);
  }

  /** The revision of a subject's document, without opening it. */
  async revision(subject: string): Promise<number | undefined> {
    return (await this.standing(subject))?.revision;
  }

  /**
   * The revision of a subject's document, for a reader who has seen one already. A document that is further than that may
   * hold events of a log that went back: it only counts if the log holds its event, or cannot be asked.
   */
  async revisionFor(subject: string, seen: number): Promise<number | undefined> {
    const standing = await this.standing(subject);
    if (!standing || standing.revision <= seen || !this.log) return standing?.revision;
    const isSound = await this.log.holds(standing).catch(() => true);
    return isSound ? standing.revision : undefined;
  }

  /** Whether a subject's stream surely ends before a revision that somebody has seen: the log went back since. */
  async isLost(subject: string, seen: number): Promise<boolean> {
    if (!this.log) return false;
    return this.log.newestRevision(subject).then(
      (newest) => (newest ?? -1) < seen,
      () => false,
    );
  }

  /** Where documents stand: all of them, or those that stand behind a position of the log. */
  async *standings(behind?: string): AsyncGenerator<Standing> {
    const filter = behind === undefined ? {} : { commit: { $gt: Long.fromString(behind) } };
    const found = this.#views.find(filter, { projection: { revision: 1, eventId: 1 } });
    for await (const { _id, revision, eventId } of found) yield { subject: _id, revision, eventId };
  }

  /** Where a document stands; nothing where there is none. */
  async standing(subject: string): Promise<Standing | undefined> {
    const found = await this.#views.findOne({ _id: subject }, { projection: { revision: 1, eventId: 1 } });
    return found ? { subject, revision: found.revision, eventId: found.eventId } : undefined;
  }

  /** The documents of these subjects, opened. @throws {KeyMissing} @throws {NotGenuine} where one does not open. */
  async read(subjects: readonly string[]): Promise<Map<string, StoredView<View>>> {
    const found = await this.readEach(subjects);
    for (const { unreadable } of found.values()) if (unreadable) throw unreadable;
    return found;
  }

  /** The documents of these subjects, opened; where one does not open, it says why. */
  async readEach(subjects: readonly string[]): Promise<Map<string, StoredView<View>>> {
    const found = await this.#views.find({ _id: { $in: [...subjects] } }).toArray();
    const opened = await Promise.all(
      found.map(
        async ({ _id, revision, generation, sealed }) =>
          [_id, { revision, generation, ...(await this.#open(_id, sealed)) }] as const,
      ),
    );
    return new Map(opened);
  }

  /**
   * Writes documents, each only if it stands at the revision it is based on.
   * @throws {LostRace} when one does not; the others may have been written.
   */
  async write(writes: readonly ViewWrite<View>[]): Promise<void> {
    const operations = await Promise.all(writes.map((write) => this.#operation(write)));
    const present = operations.filter((operation) => operation !== undefined);
    if (present.length === 0) return;
    try {
      const { matchedCount, upsertedCount } = await this.#views.bulkWrite(present, { ordered: false });
      const guarded = present.filter((operation) => 'updateOne' in operation).length;
      if (matchedCount + upsertedCount < guarded) throw new LostRace(this.collection);
    } catch (error) {
      if (error instanceof MongoBulkWriteError && error.code === 11_000) throw new LostRace(this.collection);
      throw error;
    }
  }

  async #operation(write: ViewWrite<View>): Promise<AnyBulkWriteOperation<ViewDocument> | undefined> {
    const { subject } = write;
    if ('deleted' in write) return { deleteOne: { filter: { _id: subject } } };
    const { over, revision, view, generation, head } = write;
    const sealed = view === undefined ? undefined : await this.#seal(subject, view);
    if (over === undefined && sealed === undefined) return undefined;
    const place = head && { commit: Long.fromString(head.commit), eventId: head.eventId };
    const update = { $set: { revision, generation, ...place, ...(sealed ? { sealed } : {}) } };
    const { revision: from, generation: of } = over ?? NOTHING;
    return { updateOne: { filter: { _id: subject, revision: from, generation: of }, update, upsert: !over } };
  }

  async #open(subject: string, sealed: Binary | undefined): Promise<Pick<StoredView<View>, 'view' | 'unreadable'>> {
    if (!sealed) return { view: undefined };
    try {
      const opened = await this.sealer.open(subject, Buffer.from(sealed.buffer), this.#context(subject));
      return { view: this.schema.parse(opened) };
    } catch (error) {
      if (error instanceof KeyDestroyed) return { view: undefined };
      if (isUnopenable(error)) return { view: undefined, unreadable: error };
      throw error;
    }
  }

  async #seal(subject: string, view: View): Promise<Binary | undefined> {
    try {
      return new Binary(await this.sealer.seal(subject, view, this.#context(subject)));
    } catch (error) {
      if (error instanceof KeyDestroyed) return undefined;
      throw error;
    }
  }

  /** The collection is left out, so that nothing but the subject decides where a document opens. */
  #context(subject: string): string {
    return `view|${subject}`;
  }
}
