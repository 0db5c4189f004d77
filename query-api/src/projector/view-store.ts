import { createHash, randomInt } from 'node:crypto';
import {
  type Database,
  isDuplicateKey,
  isUnopenable,
  KeyDestroyedError,
  KeyMissingError,
  type Logger,
  type Sealer,
  type UnopenableError,
} from '@trackrecord/platform';
import {
  type AnyBulkWriteOperation,
  Binary,
  BSON,
  type Collection,
  type Filter,
  Long,
  MongoBulkWriteError,
} from 'mongodb';
import { describeIssues, type ViewCollection } from '@trackrecord/contracts';
import type { z } from 'zod';
import { DamagedViewError } from './damaged-view.js';

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

/** The last event of a document: its commit position in the log, and its id. */
export interface Head {
  readonly commit: string;
  readonly eventId: string;
}

/** The version of a document: the revision and id of its last event. */
export interface ViewVersion {
  readonly subject: string;
  /** Undefined if the document is damaged. */
  readonly revision: number | undefined;
  readonly eventId: string | undefined;
}

/** The operations on the log that readers need. */
export interface ViewLog<View = unknown> {
  /** Returns true if the log contains the last event of a document. */
  readonly contains: (version: ViewVersion) => Promise<boolean>;
  /** Returns the latest revision of a subject's stream; undefined if there is no stream. */
  readonly readLatestRevision: (subject: string) => Promise<number | undefined>;
  /** Returns the document with all later events applied; undefined if they cannot be applied. */
  readonly catchUp: (subject: string, stored: StoredView<View> | undefined) => Promise<StoredView<View> | undefined>;
}

/**
 * A document at a revision; without a view if its key is destroyed. A rebuilt document has a new generation, so that a
 * write based on the previous document fails.
 */
export interface StoredView<View> {
  readonly revision: number;
  readonly generation: number;
  readonly view: View | undefined;
  /** The reason why the document cannot be read: its key is missing or wrong, or the document is damaged. */
  readonly unreadable?: UnopenableError | DamagedViewError | undefined;
  readonly head?: Head | undefined;
}

/** The stored document that a write expects. Otherwise the write fails. */
export type Guard = Pick<StoredView<unknown>, 'revision' | 'generation' | 'unreadable'>;

/**
 * A write for one subject: a document with the guard of the one it replaces (undefined for an insert), or a deletion.
 */
export type ViewWrite<View> =
  | (StoredView<View> & { readonly subject: string; readonly replaces: Guard | undefined })
  | { readonly subject: string; readonly deleted: true };

/** How many ids are read to choose from. */
const MAX_LISTED = 10_000;

/** Matches no document: the upsert inserts, or fails if there is a document. */
const NO_DOCUMENT: Guard = { revision: -1, generation: -1 };

/** A guarded write found another revision than expected, because another projector has written. */
export class WriteConflictError extends Error {
  override readonly name = 'WriteConflictError';
}

/**
 * Reads and writes the documents of one collection. The view is encrypted with the subject's key; the id and the
 * revision are not.
 */
export class ViewStore<View> {
  readonly #views: Collection<ViewDocument>;

  constructor(
    db: Database,
    readonly collection: ViewCollection,
    private readonly sealer: Sealer,
    private readonly schema: z.ZodType<View>,
    private readonly log?: ViewLog<View>,
    private readonly logger?: Logger,
  ) {
    this.#views = db.collection(collection);
  }

  /**
   * Returns the document of a subject at least at a revision, or `behind` if it has not reached the revision. A newer
   * document may contain events of a log that was rolled back. So it is returned only if the log contains its last
   * event, or does not respond. With `catchUp`, missing events are read from the log and applied.
   * @throws {KeyMissingError}
   */
  async readFrom(
    subject: string,
    minRevision: number,
    { catchUp }: { readonly catchUp: boolean },
  ): Promise<StoredView<View> | undefined | 'behind'> {
    const document = (await this.#views.findOne({ _id: subject })) ?? undefined;
    const revision = document && parseWholeNumber(document.revision);
    // The revision of a damaged document is unknown. Waiting for it is useless; the caller reads the stream.
    if (document && revision === undefined) return this.#toUsable(document);
    if (document && revision !== undefined && revision >= minRevision) {
      const version = { subject, revision, eventId: document.eventId };
      const isInLog = revision === minRevision || ((await this.log?.contains(version).catch(() => true)) ?? true);
      return isInLog ? this.#toUsable(document) : 'behind';
    }
    if (!catchUp || !this.log) return 'behind';
    const caughtUp = await this.log.catchUp(subject, document && (await this.#toStoredView(document)));
    return caughtUp && caughtUp.revision >= minRevision ? caughtUp : 'behind';
  }

  /**
   * Returns true if the stream of a subject ends before a revision, because the log was rolled back. Returns false if
   * the log does not respond.
   */
  async isLost(subject: string, minRevision: number): Promise<boolean> {
    if (!this.log) return false;
    return this.log.readLatestRevision(subject).then(
      (newest) => (newest ?? -1) < minRevision,
      () => false,
    );
  }

  /** Returns the revision of the document of a subject; undefined if there is none or it is damaged. Opens nothing. */
  async findRevision(subject: string): Promise<number | undefined> {
    return (await this.findVersion(subject))?.revision;
  }

  /** Returns the version of the document of a subject; undefined if there is none. Opens nothing. */
  async findVersion(subject: string): Promise<ViewVersion | undefined> {
    const found = await this.#views.findOne({ _id: subject }, { projection: { revision: 1, eventId: 1 } });
    return found ? toVersion(found) : undefined;
  }

  /** Yields the versions of all documents, or of those whose last event is after a commit position. */
  async *listVersions(afterCommit?: string): AsyncGenerator<ViewVersion> {
    const filter = afterCommit === undefined ? {} : { commit: { $gt: Long.fromString(afterCommit) } };
    const found = this.#views.find(filter, { projection: { revision: 1, eventId: 1 } });
    for await (const document of found) yield toVersion(document);
  }

  /**
   * Returns the decrypted documents of these subjects.
   * @throws {UnopenableError} {DamagedViewError} if one cannot be read.
   */
  async read(subjects: readonly string[]): Promise<Map<string, StoredView<View>>> {
    const found = await this.readEach(subjects);
    for (const { unreadable } of found.values()) if (unreadable) throw unreadable;
    return found;
  }

  /**
   * Returns the document of a subject; undefined if there is none, or if it is damaged or its key is wrong. The caller
   * then reads the stream.
   * @throws {KeyMissingError}
   */
  async readUsable(subject: string): Promise<StoredView<View> | undefined> {
    const document = await this.#views.findOne({ _id: subject });
    return document ? this.#toUsable(document) : undefined;
  }

  /**
   * Returns the document of a subject, and its decrypted content as it is stored: the schema removes keys that it does
   * not name. The content is undefined if it cannot be read.
   */
  async readWithContent(
    subject: string,
  ): Promise<{ readonly stored: StoredView<View>; readonly content: unknown } | undefined> {
    const document = await this.#views.findOne({ _id: subject });
    if (!document) return undefined;
    const stored = await this.#toStoredView(document);
    const { sealed } = document;
    if (stored.view === undefined || !(sealed instanceof Binary)) return { stored, content: undefined };
    const content = await this.sealer.open(subject, Buffer.from(sealed.buffer), this.#toContext(subject));
    return { stored, content };
  }

  /** Returns the first subject after another one, in the order of ids; undefined after the last one. */
  async findSubjectAfter(subject: string): Promise<string | undefined> {
    const [found] = await this.#views
      .find({ _id: { $gt: subject } }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(1)
      .toArray();
    return found?._id;
  }

  /**
   * Returns the first subject after another one, in the order of ids, with a hash of all that its document holds;
   * undefined after the last one. Opens nothing.
   */
  async findHashAfter(subject: string): Promise<{ readonly subject: string; readonly hash: string } | undefined> {
    const [found] = await this.#views
      .find({ _id: { $gt: subject } })
      .sort({ _id: 1 })
      .limit(1)
      .toArray();
    return found && { subject: found._id, hash: createHash('sha256').update(BSON.serialize(found)).digest('base64') };
  }

  /**
   * Returns random subjects, each once. They are chosen evenly from up to 10,000 documents. Of more, those after random
   * ids are returned, so that not all ids have to be read.
   */
  async sampleSubjects(count: number): Promise<readonly string[]> {
    const found = await this.#views
      .find({}, { projection: { _id: 1 } })
      .limit(MAX_LISTED + 1)
      .toArray();
    if (found.length <= MAX_LISTED) return shuffle(found.map(({ _id }) => _id)).slice(0, count);
    const findRandom = async () => (await this.findSubjectAfter(createRandomId())) ?? (await this.findSubjectAfter(''));
    const subjects = await Promise.all(Array.from({ length: count }, findRandom));
    return [...new Set(subjects.filter((subject) => subject !== undefined))];
  }

  /** Returns the decrypted documents of these subjects. Unreadable ones have the reason in `unreadable`. */
  async readEach(subjects: readonly string[]): Promise<Map<string, StoredView<View>>> {
    const found = await this.#views.find({ _id: { $in: [...subjects] } }).toArray();
    return new Map(
      await Promise.all(found.map(async (document) => [document._id, await this.#toStoredView(document)] as const)),
    );
  }

  /**
   * Writes documents, each only if the stored document matches its guard.
   * @throws {WriteConflictError} if one does not match. The others may have been written.
   */
  async write(writes: readonly ViewWrite<View>[]): Promise<void> {
    const allOperations = await Promise.all(writes.map((write) => this.#toOperation(write)));
    const operations = allOperations.filter((operation) => operation !== undefined);
    if (operations.length === 0) return;
    try {
      const { matchedCount, upsertedCount } = await this.#views.bulkWrite(operations, { ordered: false });
      const guardedCount = operations.filter((operation) => 'updateOne' in operation).length;
      if (matchedCount + upsertedCount < guardedCount) throw new WriteConflictError(this.collection);
    } catch (error) {
      if (error instanceof MongoBulkWriteError && isDuplicateKey(error)) throw new WriteConflictError(this.collection);
      throw error;
    }
  }

  async #toOperation(write: ViewWrite<View>): Promise<AnyBulkWriteOperation<ViewDocument> | undefined> {
    const { subject } = write;
    if ('deleted' in write) return { deleteOne: { filter: { _id: subject } } };
    const { replaces, revision, view, generation, head } = write;
    const sealed = view === undefined ? undefined : await this.#seal(subject, view);
    if (replaces === undefined && sealed === undefined) return undefined;
    const headFields = head && { commit: Long.fromString(head.commit), eventId: head.eventId };
    const update = { $set: { revision, generation, ...headFields, ...(sealed ? { sealed } : {}) } };
    return { updateOne: { filter: { _id: subject, ...toFilter(replaces ?? NO_DOCUMENT) }, update, upsert: !replaces } };
  }

  async #toUsable(document: ViewDocument): Promise<StoredView<View> | undefined> {
    const found = await this.#toStoredView(document);
    if (!found.unreadable) return found;
    if (found.unreadable instanceof KeyMissingError) throw found.unreadable;
    const [uid, reason] = [document._id, found.unreadable.message];
    this.logger?.warn({ collection: this.collection, uid, reason }, 'view unreadable, reading its stream');
    return undefined;
  }

  async #toStoredView(document: ViewDocument): Promise<StoredView<View>> {
    const { _id, sealed, commit, eventId } = document;
    const revision = parseWholeNumber(document.revision);
    const generation = parseWholeNumber(document.generation);
    if (revision !== undefined && generation !== undefined && sealed instanceof Binary) {
      const head = commit !== undefined && eventId !== undefined ? { commit: String(commit), eventId } : undefined;
      return { revision, generation, head, ...(await this.#open(_id, document, sealed)) };
    }
    const unreadable = new DamagedViewError('lacks its revision, its generation or its content', document);
    return { revision: -1, generation: -1, view: undefined, unreadable };
  }

  async #open(
    subject: string,
    document: ViewDocument,
    sealed: Binary,
  ): Promise<Pick<StoredView<View>, 'view' | 'unreadable'>> {
    try {
      const content = await this.sealer.open(subject, Buffer.from(sealed.buffer), this.#toContext(subject));
      const { success, data, error } = this.schema.safeParse(content);
      if (success) return { view: data };
      const reason = `does not match its schema: ${describeIssues(this.schema, error.issues)}`;
      return { view: undefined, unreadable: new DamagedViewError(reason, document) };
    } catch (error) {
      if (error instanceof KeyDestroyedError) return { view: undefined };
      if (isUnopenable(error)) return { view: undefined, unreadable: error };
      throw error;
    }
  }

  async #seal(subject: string, view: View): Promise<Binary | undefined> {
    try {
      return new Binary(await this.sealer.seal(subject, view, this.#toContext(subject)));
    } catch (error) {
      if (error instanceof KeyDestroyedError) return undefined;
      throw error;
    }
  }

  /** Returns the sealing context of a view: only the subject, so that a document can be decrypted in any collection. */
  #toContext(subject: string): string {
    return `view|${subject}`;
  }
}

/** The letters of the ids of the identity provider, which are random. */
const ID_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_ID_LENGTH = 12;

const createRandomId = (): string =>
  Array.from({ length: RANDOM_ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

/** Returns the values in a random order (Fisher-Yates). */
function shuffle<Value>(values: readonly Value[]): readonly Value[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Value, shuffled[last] as Value];
  }
  return shuffled;
}

/** Creates the filter of a guard. A damaged document is matched by its raw values. */
function toFilter({ revision, generation, unreadable }: Guard): Filter<ViewDocument> {
  if (!(unreadable instanceof DamagedViewError)) return { revision, generation };
  const { rawGuard } = unreadable;
  return { revision: { $eq: rawGuard.revision ?? null }, generation: { $eq: rawGuard.generation ?? null } };
}

const parseWholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

const toVersion = ({ _id, revision, eventId }: Pick<ViewDocument, '_id' | 'revision' | 'eventId'>): ViewVersion => ({
  subject: _id,
  revision: parseWholeNumber(revision),
  eventId,
});
