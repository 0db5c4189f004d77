import type { Collection } from 'mongodb';
import { Batcher } from '../mongo/batcher.js';
import { retryUpsert } from '../mongo/connect.js';
import type { Database } from '../mongo/database.js';

interface SignOutDocument {
  readonly _id: string;
  /** Sign-ins before this time have ended. */
  readonly before?: Date;
  /** Single sign-ins that have ended, by their times from `before` on (ms since the epoch). */
  readonly ended?: Readonly<Record<string, true>>;
}

/** Which sign-ins of a user have ended. Times are in ms since the epoch. */
export interface EndedSignIns {
  /** All sign-ins before this time; 0 if there are none. */
  readonly beforeMs: number;
  /** The times of single sign-ins. */
  readonly singleMs: readonly number[];
}

const NONE_ENDED: EndedSignIns = { beforeMs: 0, singleMs: [] };

/** Returns true if a sign-in has ended. */
export const hasEnded = ({ beforeMs, singleMs }: EndedSignIns, signedInAtMs: number): boolean =>
  signedInAtMs < beforeMs || singleMs.includes(signedInAtMs);

/**
 * Which sign-ins users have ended: all before a time, or those of one device. Refresh tokens do not expire, so a single
 * sign-in is kept until the time passes it. Stored beside the list of erasures, which every request needs as well, and
 * read by every process.
 */
export class SignOuts {
  readonly #signOuts: Collection<SignOutDocument>;
  readonly #lookups = new Batcher((uids: readonly string[]) => this.#findEach(uids));

  constructor(keysDb: Database) {
    this.#signOuts = keysDb.collection('sign_outs');
  }

  /** Ends all sign-ins of a user before a time. An earlier time than the stored one changes nothing. */
  async endBefore(uid: string, before: Date): Promise<void> {
    await retryUpsert(() => this.#signOuts.updateOne({ _id: uid }, { $max: { before } }, { upsert: true }));
    const { singleMs } = await this.getEnded(uid);
    const passed = singleMs.filter((time) => time < before.getTime());
    if (passed.length > 0) await this.#signOuts.updateOne({ _id: uid }, { $unset: toFields('ended', passed, '') });
  }

  /** Ends the sign-ins of a user at these times, and no others. */
  async endSingle(uid: string, times: readonly Date[]): Promise<void> {
    const $set = toFields('ended', times.map(Number), true);
    await retryUpsert(() => this.#signOuts.updateOne({ _id: uid }, { $set }, { upsert: true }));
  }

  /** Returns which sign-ins of a user have ended. */
  getEnded(uid: string): Promise<EndedSignIns> {
    return this.#lookups.run(uid);
  }

  /** Returns true if anything is stored about a user. */
  async has(uid: string): Promise<boolean> {
    return (await this.#signOuts.findOne({ _id: uid })) !== null;
  }

  /** Deletes what is stored about a user, whose account is erased. */
  async delete(uid: string): Promise<void> {
    await this.#signOuts.deleteOne({ _id: uid });
  }

  async #findEach(uids: readonly string[]): Promise<EndedSignIns[]> {
    const documents = await this.#signOuts.find({ _id: { $in: [...new Set(uids)] } }).toArray();
    const byUid = new Map(
      documents.map(({ _id, before, ended = {} }) => [
        _id,
        { beforeMs: before?.getTime() ?? 0, singleMs: Object.keys(ended).map(Number) },
      ]),
    );
    return uids.map((uid) => byUid.get(uid) ?? NONE_ENDED);
  }
}

/** Returns the fields of a map by time in a document, such as `ended.1780000000000`. */
export const toFields = <Value>(map: string, times: readonly number[], value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(times.map((time) => [`${map}.${time}`, value]));
