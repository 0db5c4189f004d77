import type { StoreCollection } from '@trackrecord/contracts';
import { Binary, type Collection } from 'mongodb';
import type { z } from 'zod';
import { isDuplicateKey } from '../mongo/connect.js';
import type { Sealer } from '../sealing/sealer.js';
import type { Database } from '../mongo/database.js';

interface DerivedDocument {
  readonly _id: string;
  readonly revision: number;
  readonly version: number;
  readonly edition?: number;
  readonly sealed: Binary;
  readonly madeAt: Date;
}

/** A value derived from a user's stream at a revision. */
export interface DerivedValue<Value> {
  readonly revision: number;
  /** The version of its other inputs, a growing number; 0 if it has none. */
  readonly edition?: number;
  readonly value: Value;
}

/** A stored value of any version. The shape of the value depends on the version. */
export interface StoredValue {
  readonly revision: number;
  readonly version: number;
  readonly madeAt: Date;
  readonly value: unknown;
}

/** What is known of a stored value without opening it. */
type StoredMetadata = Omit<StoredValue, 'value'> & Required<Pick<DerivedValue<unknown>, 'edition'>>;

/**
 * Caches values that are expensive to derive from users' streams, such as CVs: the latest one per user, sealed, with
 * the stream revision, the edition of other inputs and the generator version it was derived from. A value is derived
 * again only if one of them changes.
 */
export class DerivedDocuments<Value> {
  readonly #documents: Collection<DerivedDocument>;

  constructor(
    db: Database,
    readonly collection: StoreCollection,
    private readonly sealer: Sealer,
    private readonly schema: z.ZodType<Value>,
    private readonly version: number,
  ) {
    this.#documents = db.collection(collection);
  }

  /** Returns true if there is a value of this revision and edition or newer ones. */
  async has(uid: string, revision: number, edition = 0): Promise<boolean> {
    const filter = { ...this.#createFilter(uid, revision), ...(edition > 0 && { edition: { $gte: edition } }) };
    return (await this.#documents.findOne(filter, { projection: { _id: 1 } })) !== null;
  }

  /** Returns the ids of users with a value, ordered, after this id. */
  async listUsersAfter(uid: string, limit: number): Promise<readonly string[]> {
    const cursor = this.#documents.find({ _id: { $gt: uid } }, { projection: { _id: 1 } });
    return (await cursor.sort({ _id: 1 }).limit(limit).toArray()).map(({ _id }) => _id);
  }

  /** Returns the value of this revision or a newer one; undefined if there is none. @throws {KeyDestroyedError} */
  async read(uid: string, revision: number): Promise<DerivedValue<Value> | undefined> {
    const document = await this.#documents.findOne(this.#createFilter(uid, revision));
    if (!document) return undefined;
    const content = await this.sealer.open(
      uid,
      Buffer.from(document.sealed.buffer),
      this.#toSealingContext(uid, document.revision),
    );
    return { revision: document.revision, edition: document.edition ?? 0, value: this.schema.parse(content) };
  }

  /** Returns the stored value of any revision and version; undefined if there is none. @throws {KeyDestroyedError} */
  async readStored(uid: string): Promise<StoredValue | undefined> {
    const document = await this.#documents.findOne({ _id: uid });
    if (!document) return undefined;
    const { revision, version, madeAt, sealed } = document;
    const value = await this.sealer.open(
      uid,
      Buffer.from(sealed.buffer),
      this.#toSealingContext(uid, revision, version),
    );
    return { revision, version, madeAt, value };
  }

  /** Returns what is known of the stored value of any revision and version, without opening it. */
  async readMetadata(uid: string): Promise<StoredMetadata | undefined> {
    const projection = { revision: 1, version: 1, edition: 1, madeAt: 1 };
    const document = await this.#documents.findOne({ _id: uid }, { projection });
    if (!document) return undefined;
    const { revision, version, edition = 0, madeAt } = document;
    return { revision, version, edition, madeAt };
  }

  /** Stores a value unless a newer one of the same version is stored. @throws {KeyDestroyedError} */
  async store(uid: string, { revision, edition = 0, value }: DerivedValue<Value>): Promise<void> {
    const { version } = this;
    const sealed = new Binary(await this.sealer.seal(uid, value, this.#toSealingContext(uid, revision)));
    const olderDocumentFilter = {
      _id: uid,
      $or: [{ version: { $ne: version } }, { revision: { $lt: revision } }, { revision, edition: { $lt: edition } }],
    };
    const document = { revision, version, edition, sealed, madeAt: new Date() };
    try {
      await this.#documents.updateOne(olderDocumentFilter, { $set: document }, { upsert: true });
    } catch (error) {
      // The filter did not match, so the upsert tried to insert: the stored document is at least as new.
      if (isDuplicateKey(error)) return;
      throw error;
    }
  }

  /** Deletes the value of a user, so that it is derived again. */
  async delete(uid: string): Promise<void> {
    await this.#documents.deleteOne({ _id: uid });
  }

  #createFilter(uid: string, revision: number) {
    return { _id: uid, version: this.version, revision: { $gte: revision } };
  }

  #toSealingContext(uid: string, revision: number, version = this.version): string {
    return `${this.collection}|${uid}|${String(revision)}|${String(version)}`;
  }
}

/** Returns when the document of each of these users was generated (ms since 1970). Users without one are left out. */
export async function findGenerationTimes(
  db: Database,
  collection: StoreCollection,
  uids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const documents = db.collection<{ readonly _id: string; readonly madeAt: Date }>(collection);
  const cursor = documents.find({ _id: { $in: [...uids] } }, { projection: { madeAt: 1 } });
  return new Map((await cursor.toArray()).map(({ _id, madeAt }) => [_id, madeAt.getTime()]));
}
