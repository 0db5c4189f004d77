import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  CODE_ALPHABET,
  type OneTimeCode,
  type OneTimeCodeDocument,
  type StoreCollection,
} from '@trackrecord/contracts';
import { type Database, retryUpsert } from '@trackrecord/platform';
import type { Collection } from 'mongodb';

const CODE_LENGTH = 8;

/** Creates a random code of 40 bits, such as `K7Q2-9XMD`. */
export function createCode(): OneTimeCode {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
}

/** What a code is for. Codes of one purpose are worthless for the other. */
type CodePurpose = 'consent' | 'pairing';

/** Creates the keyed hash function of codes: without the key, a hash cannot be tried out. */
export function createCodeHasher(masterKey: Buffer, purpose: CodePurpose): (code: OneTimeCode) => string {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', `trackrecord ${purpose} codes`, 32));
  return (code) => createHmac('sha256', key).update(code).digest('base64url');
}

/** Finds users by the hash of a code that they gave away, until it expires. A user has one code. */
export class OneTimeCodes {
  readonly #codes: Collection<OneTimeCodeDocument>;

  constructor(db: Database, collection: StoreCollection) {
    this.#codes = db.collection(collection);
  }

  /** Creates the indexes that delete expired codes and find codes by their hash and their user. */
  async prepare(): Promise<void> {
    await this.#codes.createIndex({ until: 1 }, { expireAfterSeconds: 0 }, {});
    await this.#codes.createIndex({ hash: 1 }, {}, {});
    await this.#codes.createIndex({ uid: 1 }, {}, {});
  }

  /** Stores the code of a person, which replaces earlier ones. Of codes that are stored at once, the last one remains. */
  async replace(uid: string, codeHash: string, until: Date): Promise<void> {
    const code = { uid, hash: codeHash, until };
    await retryUpsert(() => this.#codes.updateOne({ _id: uid }, { $set: code }, { upsert: true }));
    // Codes of earlier versions.
    await this.#codes.deleteMany({ uid, _id: { $ne: uid } });
  }

  /** Deletes the codes of a person. */
  async delete(uid: string): Promise<void> {
    await this.#codes.deleteMany({ uid });
  }

  /** Returns the uid of the person who has a code; undefined if the code is unknown or expired. */
  async findPerson(codeHash: string, now = new Date()): Promise<string | undefined> {
    const found = await this.#find(codeHash);
    return found && found.until > now ? found.uid : undefined;
  }

  /** Returns the uid of the person who has a code, and deletes the code; undefined like `findPerson`. */
  async take(codeHash: string, now = new Date()): Promise<string | undefined> {
    const found = await this.#find(codeHash);
    if (!found) return undefined;
    const { _id, hash, uid, until } = found;
    // It may have been replaced meanwhile.
    const { deletedCount } = await this.#codes.deleteOne(hash === undefined ? { _id } : { _id, hash });
    return deletedCount === 1 && until > now ? uid : undefined;
  }

  /** Finds a code that identifies one person: the hashes of two people can be equal, if improbably. */
  async #find(codeHash: string): Promise<OneTimeCodeDocument | undefined> {
    const found = await this.#codes
      .find({ $or: [{ hash: codeHash }, { _id: codeHash }] })
      .limit(2)
      .toArray();
    return found.length === 1 ? found[0] : undefined;
  }
}
