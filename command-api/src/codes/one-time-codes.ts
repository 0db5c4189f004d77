import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { CODE_ALPHABET, type OneTimeCode, type OneTimeCodeDocument } from '@trackrecord/contracts';
import type { Collection, Db } from 'mongodb';

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

  constructor(db: Db, collection: string) {
    this.#codes = db.collection(collection);
  }

  /** Creates the indexes that delete expired codes and find the codes of a person. */
  async prepare(): Promise<void> {
    await this.#codes.createIndex({ until: 1 }, { expireAfterSeconds: 0 }, {});
    await this.#codes.createIndex({ uid: 1 }, {}, {});
  }

  /** Stores the code of a person, which replaces earlier ones. */
  async replace(uid: string, codeHash: string, until: Date): Promise<void> {
    await this.delete(uid);
    await this.#codes.insertOne({ _id: codeHash, uid, until });
  }

  /** Deletes the codes of a person. */
  async delete(uid: string): Promise<void> {
    await this.#codes.deleteMany({ uid });
  }

  /** Returns the uid of the person who has a code; undefined if the code is unknown or expired. */
  async findPerson(codeHash: string, now = new Date()): Promise<string | undefined> {
    const found = await this.#codes.findOne({ _id: codeHash });
    return found && found.until > now ? found.uid : undefined;
  }

  /** Returns the uid of the person who has a code, and deletes the code; undefined like `findPerson`. */
  async take(codeHash: string, now = new Date()): Promise<string | undefined> {
    const found = await this.#codes.findOneAndDelete({ _id: codeHash });
    return found && found.until > now ? found.uid : undefined;
  }
}
