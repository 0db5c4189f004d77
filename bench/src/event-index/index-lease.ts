import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@trackrecord/platform';
import { EVENT_INDEX_LEASE } from '@trackrecord/query-api/event-index/fill-under-lease';

interface LeaseDocument {
  readonly _id: string;
  readonly owner: string;
  readonly until: Date;
}

const HOUR_MS = 3_600_000;
/** How long the projector may go on: it renews its lease every 2 seconds, and stops when another has it. */
export const LEASE_PAUSE_MS = 3_000;

/** Takes the lease of the index from the projector, which then waits for it. Returns the function that gives it back. */
export async function takeIndexLease(db: Database): Promise<() => Promise<void>> {
  const leases = db.collection<LeaseDocument>('leases');
  const lease = { owner: 'bench', until: new Date(Date.now() + HOUR_MS) };
  await leases.replaceOne({ _id: EVENT_INDEX_LEASE }, lease, { upsert: true });
  await sleep(LEASE_PAUSE_MS);
  return async () => {
    await leases.deleteOne({ _id: EVENT_INDEX_LEASE, owner: 'bench' });
  };
}
