import type { Collection } from 'mongodb';
import { sleep } from '../lifecycle/sleep.js';
import type { Database } from './database.js';

/** A lease that its owner extends. */
export interface Renewal {
  readonly name: string;
  readonly owner: string;
  readonly until: Date;
}

export interface LeaseDocument {
  readonly _id: string;
  readonly owner: string;
  readonly until: Date;
  readonly process?: LeaseProcess | undefined;
}

/** The process that owns a lease. Its id is only meaningful on the same host and in the same PID namespace. */
export interface LeaseProcess {
  readonly host: string;
  readonly pid: number;
}

/** Renewals that begin within this time are one write. */
const GATHERING_MS = 20;

/** Renews the leases that this process holds in a database with one write, so that an idle process writes seldom. */
export class LeaseRenewals {
  static readonly #byDatabase = new WeakMap<Database, LeaseRenewals>();
  readonly #leases: Collection<LeaseDocument>;
  #renewals: Renewal[] = [];
  #pending: Promise<boolean> | undefined;

  private constructor(db: Database) {
    this.#leases = db.collection('leases');
  }

  /** Returns the renewals of a database. */
  static of(db: Database): LeaseRenewals {
    const renewals = this.#byDatabase.get(db) ?? new LeaseRenewals(db);
    this.#byDatabase.set(db, renewals);
    return renewals;
  }

  /** Renews a lease. Returns false if this or another of the renewals has no such owner any more. */
  renew(renewal: Renewal): Promise<boolean> {
    this.#renewals.push(renewal);
    this.#pending ??= this.#renewGathered();
    return this.#pending;
  }

  async #renewGathered(): Promise<boolean> {
    await sleep(GATHERING_MS);
    const renewals = this.#renewals;
    this.#renewals = [];
    this.#pending = undefined;
    const { matchedCount } = await this.#leases.bulkWrite(
      renewals.map(({ name, owner, until }) => ({
        updateOne: { filter: { _id: name, owner }, update: { $set: { until } } },
      })),
      { ordered: false },
    );
    return matchedCount === renewals.length;
  }
}
