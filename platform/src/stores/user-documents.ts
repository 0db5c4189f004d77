import type { StoreCollection } from '@trackrecord/contracts';
import { Binary, type Collection } from 'mongodb';
import type { z } from 'zod';
import type { Sealer } from '../sealing/sealer.js';
import type { Database } from '../mongo/database.js';

interface UserDocument {
  readonly _id: string;
  readonly sealed: Binary;
}

/** Small facts about users that are no events: one encrypted document per user, replaced by each write. */
export class UserDocuments<Value> {
  readonly #documents: Collection<UserDocument>;

  constructor(
    db: Database,
    readonly collection: StoreCollection,
    private readonly sealer: Sealer,
    private readonly schema: z.ZodType<Value>,
  ) {
    this.#documents = db.collection(collection);
  }

  /** Returns the value of a user; undefined if there is none. @throws {KeyDestroyedError} */
  async read(uid: string): Promise<Value | undefined> {
    const document = await this.#documents.findOne({ _id: uid });
    if (!document) return undefined;
    return this.schema.parse(await this.sealer.open(uid, Buffer.from(document.sealed.buffer), this.#toContext(uid)));
  }

  /** Stores the value of a user. @throws {KeyDestroyedError} after an erasure. */
  async store(uid: string, value: Value): Promise<void> {
    const sealed = new Binary(await this.sealer.seal(uid, value, this.#toContext(uid)));
    await this.#documents.updateOne({ _id: uid }, { $set: { sealed } }, { upsert: true });
  }

  #toContext(uid: string): string {
    return `${this.collection}|${uid}`;
  }
}
