import type { Collection, Db } from 'mongodb';
import { Batcher } from '../mongo/batcher.js';
import { retryUpsert } from '../mongo/connect.js';

interface SignOutDocument {
  readonly _id: string;
  /** Sign-ins before this time have ended. */
  readonly before: Date;
}

/**
 * When users signed out everywhere: every sign-in before that time has ended. Stored beside the list of erasures, which
 * every request needs as well, and read by every process.
 */
export class SignOuts {
  readonly #signOuts: Collection<SignOutDocument>;
  readonly #lookups = new Batcher((uids: readonly string[]) => this.#findEach(uids));

  constructor(keysDb: Db) {
    this.#signOuts = keysDb.collection('sign_outs');
  }

  /** Ends all sign-ins of a user before a time. An earlier time than the stored one changes nothing. */
  async endBefore(uid: string, before: Date): Promise<void> {
    await retryUpsert(() => this.#signOuts.updateOne({ _id: uid }, { $max: { before } }, { upsert: true }));
  }

  /** Returns the time before which all sign-ins of a user have ended (ms since the epoch); 0 if there is none. */
  getEndedBeforeMs(uid: string): Promise<number> {
    return this.#lookups.run(uid);
  }

  /** Deletes the time of a user, whose account is erased. */
  async delete(uid: string): Promise<void> {
    await this.#signOuts.deleteOne({ _id: uid });
  }

  async #findEach(uids: readonly string[]): Promise<number[]> {
    const documents = await this.#signOuts.find({ _id: { $in: [...new Set(uids)] } }).toArray();
    const times = new Map(documents.map(({ _id, before }) => [_id, before.getTime()]));
    return uids.map((uid) => times.get(uid) ?? 0);
  }
}
