import { randomUUID } from 'node:crypto';
import { erasureReceipt, type ErasureReceipt } from '@trackrecord/contracts';
import type { Collection } from 'mongodb';
import { retryUpsert } from '../mongo/connect.js';
import { Batcher } from '../mongo/batcher.js';
import type { Database } from '../mongo/database.js';

/**
 * The state of an erasure: requested (`begun`); all data verified as deleted (`erased`); verified again after every
 * cached key has expired (`settled`).
 */
export type ErasureState = 'begun' | 'erased' | 'settled';

interface ErasureDocument {
  readonly _id: string;
  readonly id: string;
  readonly state: ErasureState;
  /** When it entered that state. */
  readonly since: Date;
  /** When it was last attempted. */
  readonly triedAt: Date;
  readonly receipt?: ErasureReceipt;
  readonly accessLogUntil?: Date;
}

/** An erasure of an account, with its receipt once it is erased. */
export interface Erasure {
  readonly id: string;
  readonly uid: string;
  readonly state: ErasureState;
  /** When it entered that state. */
  readonly since: Date;
  readonly receipt: ErasureReceipt | undefined;
  /**
   * Until when the record of accesses is kept whole: afterwards the age of its events is limited. Undefined before the
   * erasure is settled, and once that limit is set.
   */
  readonly accessLogUntil: Date | undefined;
}

/**
 * The accounts that are erased or being erased. Stored in the database of the keys, so that restoring the other stores
 * from a backup does not lose it.
 */
export class Erasures {
  readonly #erasures: Collection<ErasureDocument>;
  /** Every request looks up its user; concurrent lookups are batched. */
  readonly #lookups = new Batcher((uids: readonly string[]) => this.#hasEach(uids));

  constructor(keysDb: Database) {
    this.#erasures = keysDb.collection('erasures');
  }

  /** Creates the indexes for unfinished erasures and for receipts. */
  async prepare(): Promise<void> {
    await this.#erasures.createIndex({ state: 1, triedAt: 1 }, {}, {});
    await this.#erasures.createIndex({ state: 1, since: 1 }, {}, {});
    await this.#erasures.createIndex({ id: 1 }, {}, {});
    await this.#erasures.createIndex({ accessLogUntil: 1 }, {}, {});
  }

  /** Adds an account permanently. An existing entry is left unchanged. */
  async begin(uid: string, now: Date, id: string = randomUUID()): Promise<Erasure> {
    const erasure = { id, state: 'begun', since: now, triedAt: now } as const;
    await retryUpsert(() => this.#erasures.updateOne({ _id: uid }, { $setOnInsert: erasure }, { upsert: true }));
    const begunErasure = await this.find(uid);
    if (!begunErasure) throw new Error('an erasure vanished from the list');
    return begunErasure;
  }

  /** Returns the erasure of an account; undefined if none was requested. */
  async find(uid: string): Promise<Erasure | undefined> {
    const document = await this.#erasures.findOne({ _id: uid });
    return document ? toErasure(document) : undefined;
  }

  /** Returns the receipt of an erasure by its id; undefined if there is none yet. */
  async findReceipt(id: string): Promise<ErasureReceipt | undefined> {
    const document = await this.#erasures.findOne({ id, state: { $ne: 'begun' } });
    return document ? toErasure(document).receipt : undefined;
  }

  /** Returns true if an account is erased or being erased. */
  has(uid: string): Promise<boolean> {
    return this.#lookups.run(uid);
  }

  /** Returns which of these accounts are erased or being erased, with one lookup for all of them. */
  async findErased(uids: readonly string[]): Promise<ReadonlySet<string>> {
    if (uids.length === 0) return new Set();
    const filter = { _id: { $in: [...new Set(uids)] } };
    const documents = await this.#erasures.find(filter, { projection: { _id: 1 } }).toArray();
    return new Set(documents.map(({ _id }) => _id));
  }

  /** Stores the receipt unless there is one already. Returns the stored one. */
  async finish(uid: string, receipt: ErasureReceipt, now: Date): Promise<ErasureReceipt> {
    await this.#erasures.updateOne({ _id: uid, state: 'begun' }, { $set: { state: 'erased', receipt, since: now } });
    return (await this.find(uid))?.receipt ?? receipt;
  }

  /** Marks an erasure as settled. `accessLogUntil`: until when the record of accesses is kept whole. */
  async settle(uid: string, now: Date, accessLogUntil: Date): Promise<void> {
    const changes = { state: 'settled', since: now, accessLogUntil } as const;
    await this.#erasures.updateOne({ _id: uid, state: 'erased' }, { $set: changes });
  }

  /** Returns erasures whose record of accesses was kept long enough, least recently attempted first. */
  async listExpiredAccessLogs(now: Date, limit: number): Promise<readonly Erasure[]> {
    const cursor = this.#erasures.find({ state: 'settled', accessLogUntil: { $lte: now } }).sort({ triedAt: 1 });
    return (await cursor.limit(limit).toArray()).map(toErasure);
  }

  /** Marks that the record of accesses is no longer kept whole. */
  async finishAccessLog(uid: string): Promise<void> {
    await this.#erasures.updateOne({ _id: uid }, { $unset: { accessLogUntil: '' } });
  }

  /** Marks a settled erasure as unsettled, because erased data came back. */
  async reopen(uid: string, now: Date): Promise<void> {
    await this.#erasures.updateOne({ _id: uid, state: 'settled' }, { $set: { state: 'erased', since: now } });
  }

  /** Records an attempt to continue an erasure. */
  async recordAttempt(uid: string, now: Date): Promise<void> {
    await this.#erasures.updateOne({ _id: uid }, { $set: { triedAt: now } });
  }

  /** Returns erasures that entered a state before a time, least recently attempted first, so that none starves. */
  async listByState(state: ErasureState, before: Date, limit: number): Promise<readonly Erasure[]> {
    const cursor = this.#erasures.find({ state, since: { $lt: before } }).sort({ triedAt: 1 });
    return (await cursor.limit(limit).toArray()).map(toErasure);
  }

  /** Returns settled erasures, ordered by uid, after this uid. */
  async listSettledAfter(uid: string, limit: number): Promise<readonly Erasure[]> {
    const cursor = this.#erasures.find({ _id: { $gt: uid }, state: 'settled' }).sort({ _id: 1 });
    return (await cursor.limit(limit).toArray()).map(toErasure);
  }

  /** Returns how long (seconds) the oldest erasure in a state has been in it; 0 if there is none. */
  async getOldestAgeSeconds(state: ErasureState, now: Date): Promise<number> {
    const [oldest] = await this.#erasures.find({ state }).sort({ since: 1 }).limit(1).toArray();
    return oldest ? Math.max(0, (now.getTime() - oldest.since.getTime()) / 1_000) : 0;
  }

  /** Counts the erasures in a state. */
  count(state: ErasureState): Promise<number> {
    return this.#erasures.countDocuments({ state });
  }

  async #hasEach(uids: readonly string[]): Promise<boolean[]> {
    const erasedUids = await this.findErased(uids);
    return uids.map((uid) => erasedUids.has(uid));
  }
}

const toErasure = ({ _id, id, state, since, receipt, accessLogUntil }: ErasureDocument): Erasure => ({
  id,
  uid: _id,
  state,
  since,
  receipt: receipt && erasureReceipt.parse(receipt),
  accessLogUntil,
});
