import { Binary, type Collection, type Db, MongoServerError } from 'mongodb';
import type { z } from 'zod';
import type { Sealer } from '../sealing/sealer.js';

interface DerivedDocument {
  readonly _id: string;
  readonly revision: number;
  readonly version: number;
  readonly edition?: number;
  readonly sealed: Binary;
  readonly madeAt: Date;
}

/** What was made for a user, and of which revision of their stream. */
export interface Derived<Value> {
  readonly revision: number;
  /** Of which state of whatever else it was made of, as a number that grows; 0 where there is nothing else. */
  readonly edition?: number;
  readonly value: Value;
}

/** What is kept for a user, whoever made it: of another version its value may have another shape. */
export interface KeptDerived {
  readonly revision: number;
  readonly version: number;
  readonly madeAt: Date;
  readonly value: unknown;
}

/**
 * What is made of the users' streams by hard work, such as a CV: the newest one a user, sealed, by the revision it was
 * made of and by the version of its maker, so that it is made once, and again only when either changes.
 */
export class DerivedDocuments<Value> {
  readonly #documents: Collection<DerivedDocument>;

  constructor(
    db: Db,
    readonly collection: string,
    private readonly sealer: Sealer,
    private readonly schema: z.ZodType<Value>,
    private readonly version: number,
  ) {
    this.#documents = db.collection(collection);
  }

  /** Whether there is one of this revision and edition, or of newer ones, without opening it. */
  async has(uid: string, revision: number, edition = 0): Promise<boolean> {
    const filter = { ...this.#atLeast(uid, revision), ...(edition > 0 && { edition: { $gte: edition } }) };
    return (await this.#documents.findOne(filter, { projection: { _id: 1 } })) !== null;
  }

  /** The users for whom there is one, after this one in the order of their ids. */
  async usersAfter(uid: string, limit: number): Promise<readonly string[]> {
    const found = this.#documents.find({ _id: { $gt: uid } }, { projection: { _id: 1 } });
    return (await found.sort({ _id: 1 }).limit(limit).toArray()).map(({ _id }) => _id);
  }

  /** The one of this revision, or of a newer one; nothing where there is none. @throws {KeyDestroyed} */
  async read(uid: string, revision: number): Promise<Derived<Value> | undefined> {
    const found = await this.#documents.findOne(this.#atLeast(uid, revision));
    if (!found) return undefined;
    const opened = await this.sealer.open(uid, Buffer.from(found.sealed.buffer), this.#context(uid, found.revision));
    return { revision: found.revision, edition: found.edition ?? 0, value: this.schema.parse(opened) };
  }

  /** The one that is kept, of whatever revision and version; nothing where there is none. @throws {KeyDestroyed} */
  async kept(uid: string): Promise<KeptDerived | undefined> {
    const found = await this.#documents.findOne({ _id: uid });
    if (!found) return undefined;
    const { revision, version, madeAt, sealed } = found;
    const value = await this.sealer.open(uid, Buffer.from(sealed.buffer), this.#context(uid, revision, version));
    return { revision, version, madeAt, value };
  }

  /** Keeps one in the place of an older one, or one of another maker; where a newer one is there, nothing. @throws {KeyDestroyed} */
  async keep(uid: string, { revision, edition = 0, value }: Derived<Value>): Promise<void> {
    const { version } = this;
    const sealed = new Binary(await this.sealer.seal(uid, value, this.#context(uid, revision)));
    const olderDocument = {
      _id: uid,
      $or: [{ version: { $ne: version } }, { revision: { $lt: revision } }, { revision, edition: { $lt: edition } }],
    };
    const document = { revision, version, edition, sealed, madeAt: new Date() };
    try {
      await this.#documents.updateOne(olderDocument, { $set: document }, { upsert: true });
    } catch (error) {
      // The upsert of a document that is there already: it is as new.
      if (error instanceof MongoServerError && error.code === 11_000) return;
      throw error;
    }
  }

  #atLeast(uid: string, revision: number) {
    return { _id: uid, version: this.version, revision: { $gte: revision } };
  }

  #context(uid: string, revision: number, version = this.version): string {
    return `${this.collection}|${uid}|${String(revision)}|${String(version)}`;
  }
}

/** Returns when the document of each of these users was generated (ms since 1970). Users without one are left out. */
export async function lastMade(
  db: Db,
  collection: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const documents = db.collection<{ readonly _id: string; readonly madeAt: Date }>(collection);
  const found = documents.find({ _id: { $in: [...uids] } }, { projection: { madeAt: 1 } });
  return new Map((await found.toArray()).map(({ _id, madeAt }) => [_id, madeAt.getTime()]));
}
