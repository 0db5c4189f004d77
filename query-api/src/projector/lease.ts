import { isDuplicateKey, pause } from '@trackrecord/platform';
import type { Collection, Db } from 'mongodb';

interface LeaseDocument {
  readonly _id: string;
  readonly owner: string;
  readonly until: Date;
}

const LENGTH = 6_000;
const RENEW_EVERY = 2_000;

/** Lets one process at a time do something: the others stand by until the owner stops renewing. */
export class Lease {
  readonly #leases: Collection<LeaseDocument>;

  constructor(
    db: Db,
    private readonly name: string,
    private readonly owner: string,
  ) {
    this.#leases = db.collection('leases');
  }

  /**
   * Waits for the lease, then works under it, again and again, until the signal aborts. The signal that `work` gets
   * aborts when the lease is lost, too.
   */
  async hold(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      if (!(await this.#take())) {
        await pause(RENEW_EVERY / 4, signal);
        continue;
      }
      const lost = new AbortController();
      const renewing = this.#renew(AbortSignal.any([signal, lost.signal]), lost);
      try {
        await work(AbortSignal.any([signal, lost.signal]));
      } finally {
        lost.abort();
        await renewing;
        await this.#leases.deleteOne({ _id: this.name, owner: this.owner });
      }
    }
  }

  async #renew(signal: AbortSignal, lost: AbortController): Promise<void> {
    const active = () => !signal.aborted;
    while (active()) {
      await pause(RENEW_EVERY, signal);
      if (!active()) return;
      const held = await this.#take().catch(() => false);
      if (!held) lost.abort();
    }
  }

  async #take(): Promise<boolean> {
    const now = Date.now();
    try {
      await this.#leases.updateOne(
        { _id: this.name, $or: [{ owner: this.owner }, { until: { $lt: new Date(now) } }] },
        { $set: { owner: this.owner, until: new Date(now + LENGTH) } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
