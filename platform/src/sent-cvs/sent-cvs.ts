import { createHash } from 'node:crypto';
import { SENT_CVS_COLLECTION } from '@trackrecord/contracts';
import { Binary, type Collection } from 'mongodb';
import { isDuplicateKey } from '../mongo/connect.js';
import type { Sealer } from '../sealing/sealer.js';
import type { Database } from '../mongo/database.js';

interface SentCvDocument {
  readonly _id: string;
  readonly uid: string;
  readonly hash: string;
  readonly sealed: Binary;
  readonly storedAt: Date;
}

/** A stored CV, named by the SHA-256 hash of its bytes (hex). */
export interface SentCv {
  readonly hash: string;
  readonly pdf: Buffer;
}

/** A CV does not have the hash it is stored under. */
export class SentCvDamagedError extends Error {
  override readonly name = 'SentCvDamagedError';
}

/** Returns the SHA-256 hash of bytes or of a text in UTF-8, in hex. */
export const hashContent = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/**
 * The CVs that users sent to employers, as PDF. Each is stored once per user, sealed with the key of the user, under
 * the hash of its bytes. They are kept until the account is erased, because a CV that is rendered again with another
 * version of the template has other bytes.
 */
export class SentCvs {
  readonly #documents: Collection<SentCvDocument>;

  constructor(
    db: Database,
    private readonly sealer: Sealer,
  ) {
    this.#documents = db.collection(SENT_CVS_COLLECTION);
  }

  /** Creates the index that finds the CVs of a user. */
  async prepare(): Promise<void> {
    await this.#documents.createIndex({ uid: 1 }, {}, {});
  }

  /** Stores a CV unless it is stored already, and returns its hash. @throws {KeyDestroyedError} */
  async store(uid: string, pdf: Buffer): Promise<string> {
    const hash = hashContent(pdf);
    const id = toId(uid, hash);
    if ((await this.#documents.findOne({ _id: id }, { projection: { _id: 1 } })) !== null) return hash;
    const sealed = new Binary(await this.sealer.seal(uid, pdf.toString('base64'), toSealingContext(id)));
    try {
      await this.#documents.insertOne({ _id: id, uid, hash, sealed, storedAt: new Date() });
    } catch (error) {
      // Stored by a concurrent request.
      if (!isDuplicateKey(error)) throw error;
    }
    return hash;
  }

  /**
   * Returns the CV with this hash; undefined if it is not stored.
   * @throws {SentCvDamagedError}
   * @throws {KeyDestroyedError}
   */
  async read(uid: string, hash: string): Promise<SentCv | undefined> {
    const document = await this.#documents.findOne({ _id: toId(uid, hash) });
    return document ? this.#open(document) : undefined;
  }

  /** Returns the hashes of the CVs of a user. */
  async listByUser(uid: string): Promise<readonly string[]> {
    const documents = await this.#documents
      .find({ uid }, { projection: { hash: 1 } })
      .sort({ _id: 1 })
      .toArray();
    return documents.map(({ hash }) => hash);
  }

  async #open({ _id: id, uid, hash, sealed }: SentCvDocument): Promise<SentCv> {
    const content = await this.sealer.open(uid, Buffer.from(sealed.buffer), toSealingContext(id));
    const pdf = Buffer.from(String(content), 'base64');
    if (hashContent(pdf) !== hash)
      throw new SentCvDamagedError(`the stored content of the CV ${id} does not match its hash`);
    return { hash, pdf };
  }
}

const toId = (uid: string, hash: string): string => `${uid}|${hash}`;
const toSealingContext = (id: string): string => `sent-cv|${id}`;
