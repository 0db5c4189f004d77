import {
  isUnopenable,
  KeyDestroyed,
  KeyMissing,
  type Logger,
  type Sealer,
  type UnopenableError,
} from '@trackrecord/platform';
import {
  type AnyBulkWriteOperation,
  Binary,
  type Collection,
  type Db,
  type Filter,
  Long,
  MongoBulkWriteError,
} from 'mongodb';
import type { z } from 'zod';
import { DamagedView } from './damaged-view.js';

/** A stored document. A damaged one may contain anything. */
interface ViewDocument {
  readonly _id: string;
  readonly revision: unknown;
  readonly generation: unknown;
  readonly sealed?: unknown;
  /** The position and the id of the last event; missing in documents of older versions. */
  readonly commit?: Long;
  readonly eventId?: string;
}

/** The last event of a document: its position in the log, and its id. */
export interface Head {
  readonly commit: string;
  readonly eventId: string;
}

/** A document without its contents. */
export interface Standing {
  readonly subject: string;
  /** Undefined if the document is damaged. */
  readonly revision: number | undefined;
  readonly eventId: string | undefined;
}

/** The parts of the log that readers need. */
export interface ViewLog<View = unknown> {
  /** Returns true if it contains the last event of a document. */
  readonly holds: (standing: Standing) => Promise<boolean>;
  /** The newest revision of a subject's stream; nothing where there is none. */
  readonly newestRevision: (subject: string) => Promise<number | undefined>;
  /** What a document comes to with the events after it, or after nothing; undefined if these cannot be folded onto it. */
  readonly catchUp: (subject: string, stored: StoredView<View> | undefined) => Promise<StoredView<View> | undefined>;
}

/**
 * A document at a revision; without a view when its subject's key is gone. A rebuilt document has another generation, so
 * that nobody writes over it what was folded on the one before.
 */
export interface StoredView<View> {
  readonly revision: number;
  readonly generation: number;
  readonly view: View | undefined;
  /** Why the document cannot be read: its key is missing or does not fit, or the document is damaged. */
  readonly unreadable?: UnopenableError | DamagedView | undefined;
  readonly head?: Head | undefined;
}

/** What a document has to be for a write on it to apply. */
export type Guard = Pick<StoredView<unknown>, 'revision' | 'generation' | 'unreadable'>;

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
    private readonly log?: ViewLog<View>,
    private readonly logger?: Logger,
  ) {
    this.#views = db.collection(collection);
  }

  /** The revision of a subject's document, without opening it. */
  async revision(subject: string): Promise<number | undefined> {
    return (await this.standing(subject))?.revision;
  }

  /**
   * The document of one subject for a reader who has seen a revision, or `behind` while it has not come that far. A
   * document that is further than that may hold events of a log that went back: it only counts if the log holds its
   * event, or cannot be asked. With `catchUp`, a document that is behind is folded on by the log.
   * @throws {KeyMissing}
   */
  async readFrom(
    subject: string,
    seen: number,
    { catchUp }: { readonly catchUp: boolean },
  ): Promise<StoredView<View> | undefined | 'behind'> {
    const document = (await this.#views.findOne({ _id: subject })) ?? undefined;
    const revision = document && toRevision(document.revision);
    // The revision of a damaged document says nothing: its reader has to look at the stream, without waiting for it.
    if (document && revision === undefined) return this.#usable(document);
    if (document && revision !== undefined && revision >= seen) {
      const standing = { subject, revision, eventId: document.eventId };
      const isSound = revision === seen || ((await this.log?.holds(standing).catch(() => true)) ?? true);
      return isSound ? this.#usable(document) : 'behind';
    }
    if (!catchUp || !this.log) return 'behind';
    const caughtUp = await this.log.catchUp(subject, document && (await this.#read(document)));
    return caughtUp && caughtUp.revision >= seen ? caughtUp : 'behind';
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
    for await (const { _id, revision, eventId } of found)
      yield { subject: _id, revision: toRevision(revision), eventId };
  }

  /** Where a document stands; nothing where there is none. */
  async standing(subject: string): Promise<Standing | undefined> {
    const found = await this.#views.findOne({ _id: subject }, { projection: { revision: 1, eventId: 1 } });
    return found ? { subject, revision: toRevision(found.revision), eventId: found.eventId } : undefined;
  }

  /** The documents of these subjects, opened. @throws {KeyMissing} {NotGenuine} {DamagedView} if one cannot be read. */
  async read(subjects: readonly string[]): Promise<Map<string, StoredView<View>>> {
    const found = await this.readEach(subjects);
    for (const { unreadable } of found.values()) if (unreadable) throw unreadable;
    return found;
  }

  /**
   * The document of one subject; undefined also if it is damaged or does not fit its key, because its stream can tell more.
   * @throws {KeyMissing}
   */
  async readUsable(subject: string): Promise<StoredView<View> | undefined> {
    const document = await this.#views.findOne({ _id: subject });
    return document ? this.#usable(document) : undefined;
  }

  /** The documents of these subjects, opened; one that cannot be read says why. */
  async readEach(subjects: readonly string[]): Promise<Map<string, StoredView<View>>> {
    const found = await this.#views.find({ _id: { $in: [...subjects] } }).toArray();
    return new Map(
      await Promise.all(found.map(async (document) => [document._id, await this.#read(document)] as const)),
    );
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
    return { updateOne: { filter: { _id: subject, ...toFilter(over ?? NOTHING) }, update, upsert: !over } };
  }

  async #usable(document: ViewDocument): Promise<StoredView<View> | undefined> {
    const found = await this.#read(document);
    if (!found.unreadable) return found;
    if (found.unreadable instanceof KeyMissing) throw found.unreadable;
    const [uid, reason] = [document._id, found.unreadable.message];
    this.logger?.warn({ collection: this.collection, uid, reason }, 'view unreadable, reading its stream');
    return undefined;
  }

  async #read(document: ViewDocument): Promise<StoredView<View>> {
    const { _id, sealed, commit, eventId } = document;
    const revision = toRevision(document.revision);
    const generation = toRevision(document.generation);
    if (revision !== undefined && generation !== undefined && sealed instanceof Binary) {
      const head = commit !== undefined && eventId !== undefined ? { commit: String(commit), eventId } : undefined;
      return { revision, generation, head, ...(await this.#open(_id, document, sealed)) };
    }
    const unreadable = new DamagedView('lacks its revision, its generation or its content', document);
    return { revision: -1, generation: -1, view: undefined, unreadable };
  }

  async #open(
    subject: string,
    document: ViewDocument,
    sealed: Binary,
  ): Promise<Pick<StoredView<View>, 'view' | 'unreadable'>> {
    try {
      const opened = await this.sealer.open(subject, Buffer.from(sealed.buffer), this.#context(subject));
      const { success, data, error } = this.schema.safeParse(opened);
      if (success) return { view: data };
      return { view: undefined, unreadable: DamagedView.ofIssues(error.issues, document) };
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

/** Matches the document that a guard describes; a damaged one by what it really holds. */
function toFilter({ revision, generation, unreadable }: Guard): Filter<ViewDocument> {
  if (!(unreadable instanceof DamagedView)) return { revision, generation };
  const { found } = unreadable;
  return { revision: { $eq: found.revision ?? null }, generation: { $eq: found.generation ?? null } };
}

const toRevision = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
