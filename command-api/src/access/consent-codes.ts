import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  CODE_ALPHABET,
  CONSENT_CODES_COLLECTION,
  type ConsentCode,
  type ConsentCodeDocument,
} from '@trackrecord/contracts';
import type { Collection, Db } from 'mongodb';

const CODE_LENGTH = 8;

/** Creates a random consent code of 40 bits, such as `K7Q2-9XMD`. */
export function createCode(): ConsentCode {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
}

/** Creates the keyed hash function of consent codes: without the key, a hash cannot be tried out. */
export function createCodeHasher(masterKey: Buffer): (code: ConsentCode) => string {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord consent codes', 32));
  return (code) => createHmac('sha256', key).update(code).digest('base64url');
}

/** Finds people by the hash of a consent code. Whether a code is still valid is decided by the stream of the person. */
export class ConsentCodes {
  readonly #codes: Collection<ConsentCodeDocument>;

  constructor(db: Db) {
    this.#codes = db.collection(CONSENT_CODES_COLLECTION);
  }

  /** Creates the index that deletes expired codes. */
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
}
