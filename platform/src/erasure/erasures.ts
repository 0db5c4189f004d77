import { randomUUID } from 'node:crypto';
import { erasureReceipt, type ErasureReceipt } from '@trackrecord/contracts';
import type { Collection, Db } from 'mongodb';
import { upserting } from '../mongo/connect.js';
import { Batcher } from '../mongo/batcher.js';

/**
 * How far an erasure has come: it was asked for; everything was found to be gone; and it was, once more, after the time
 * in which somebody may still have held the key.
 */
export type ErasureState = 'begun' | 'erased' | 'settled';

interface ErasureDocument {
  readonly _id: string;
  readonly id: string;
  readonly state: ErasureState;
  /** When it came to that state. */
  readonly since: Date;
  /** When somebody last went on with it. */
  readonly triedAt: Date;
  readonly receipt?: ErasureReceipt;
}

/** An erasure: its number, whose account, and the receipt once there is one. */
export interface Erasure {
  readonly id: string;
  readonly uid: string;
  readonly state: ErasureState;
  readonly receipt: ErasureReceipt | undefined;
}

/**
 * The accounts that are erased, or are being erased. The list lies beside the keys, so that whoever restores the other
 * stores from a backup does not lose it (design.md section 5).
 */
export class Erasures {
  readonly #erasures: Collection<ErasureDocument>;
  /** Every request asks; requests at the same time ask together. */
  readonly #lookups = new Batcher((uids: readonly string[]) => this.#hasEach(uids));

  constructor(keysDb: Db) {
    this.#erasures = keysDb.collection('erasures');
  }

  /** Creates the indexes that find those that are not finished. */
  async prepare(): Promise<void> {
    await this.#erasures.createIndex({ state: 1, triedAt: 1 }, {}, {});
    await this.#erasures.createIndex({ state: 1, since: 1 }, {}, {});
    await this.#erasures.createIndex({ id: 1 }, {}, {});
  }

  /** Puts an account on the list, for good, under a number of its own; one that is on it stays as it is. */
  async begin(uid: string, now: Date, id: string = randomUUID()): Promise<Erasure> {
    const erasure = { id, state: 'begun', since: now, triedAt: now } as const;
    await upserting(() => this.#erasures.updateOne({ _id: uid }, { $setOnInsert: erasure }, { upsert: true }));
    const found = await this.find(uid);
    if (!found) throw new Error('an erasure vanished from the list');
    return found;
  }

  /** The erasure of an account; nothing where nobody asked for it. */
  async find(uid: string): Promise<Erasure | undefined> {
    const found = await this.#erasures.findOne({ _id: uid });
    return found ? toErasure(found) : undefined;
  }

  /** The receipt of an erasure by its number; nothing where there is none of it, or none yet. */
  async receipt(id: string): Promise<ErasureReceipt | undefined> {
    const found = await this.#erasures.findOne({ id, state: { $ne: 'begun' } });
    return found ? toErasure(found).receipt : undefined;
  }

  /** Whether an account is erased, or is being erased. */
  has(uid: string): Promise<boolean> {
    return this.#lookups.run(uid);
  }

  /** Keeps the receipt; where there is one already, that one counts. Answers the one that counts. */
  async finish(uid: string, receipt: ErasureReceipt, now: Date): Promise<ErasureReceipt> {
    await this.#erasures.updateOne({ _id: uid, state: 'begun' }, { $set: { state: 'erased', receipt, since: now } });
    return (await this.find(uid))?.receipt ?? receipt;
  }

  /** Nothing more is to be done about an erasure. */
  async settle(uid: string, now: Date): Promise<void> {
    await this.#erasures.updateOne({ _id: uid, state: 'erased' }, { $set: { state: 'settled', since: now } });
  }

  /** Something is to be done again: what was erased has come back. */
  async reopen(uid: string, now: Date): Promise<void> {
    await this.#erasures.updateOne({ _id: uid, state: 'settled' }, { $set: { state: 'erased', since: now } });
  }

  /** Somebody goes on with an erasure now. */
  async tried(uid: string, now: Date): Promise<void> {
    await this.#erasures.updateOne({ _id: uid }, { $set: { triedAt: now } });
  }

  /** Those that have been in a state since before a time; first those that were tried longest ago, so that none waits for others. */
  async waiting(state: ErasureState, before: Date, limit: number): Promise<readonly Erasure[]> {
    const found = this.#erasures.find({ state, since: { $lt: before } }).sort({ triedAt: 1 });
    return (await found.limit(limit).toArray()).map(toErasure);
  }

  /** Settled ones after an account in the order of their ids. */
  async settledAfter(uid: string, limit: number): Promise<readonly Erasure[]> {
    const found = this.#erasures.find({ _id: { $gt: uid }, state: 'settled' }).sort({ _id: 1 });
    return (await found.limit(limit).toArray()).map(toErasure);
  }

  /** For how long (seconds) the oldest of those in a state has been in it; 0 where there is none. */
  async oldest(state: ErasureState, now: Date): Promise<number> {
    const [found] = await this.#erasures.find({ state }).sort({ since: 1 }).limit(1).toArray();
    return found ? Math.max(0, (now.getTime() - found.since.getTime()) / 1_000) : 0;
  }

  async #hasEach(uids: readonly string[]): Promise<boolean[]> {
    const filter = { _id: { $in: [...new Set(uids)] } };
    const found = await this.#erasures.find(filter, { projection: { _id: 1 } }).toArray();
    const erased = new Set(found.map(({ _id }) => _id));
    return uids.map((uid) => erased.has(uid));
  }
}

const toErasure = ({ _id, id, state, receipt }: ErasureDocument): Erasure => ({
  id,
  uid: _id,
  state,
  receipt: receipt && erasureReceipt.parse(receipt),
});
