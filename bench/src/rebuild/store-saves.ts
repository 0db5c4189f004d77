import { profileStream } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { sealSave } from '@trackrecord/platform/testing/seal-save';
import type { GeneratedSave } from './generated-saves.js';

const CONCURRENCY = 64;

/** Appends saves to the log as the command API would, in their order for each person; returns how many events. */
export async function storeSaves(
  saves: Iterable<GeneratedSave>,
  { store, sealed }: Pick<Stores, 'store' | 'sealed'>,
): Promise<number> {
  const revisions = new Map<string, bigint>();
  const lastOf = new Map<string, Promise<void>>();
  const inFlight = new Set<Promise<void>>();
  let stored = 0;
  const append = async ({ uid, events }: GeneratedSave) => {
    const closed = await sealSave({ sealed }, uid, events);
    revisions.set(uid, await store.append(profileStream(uid), closed, revisions.get(uid) ?? 'no_stream'));
  };
  for (const save of saves) {
    stored += save.events.length;
    const saving = (lastOf.get(save.uid) ?? Promise.resolve()).then(() => append(save));
    lastOf.set(save.uid, saving);
    const tracked = saving.finally(() => inFlight.delete(tracked));
    inFlight.add(tracked);
    if (inFlight.size >= CONCURRENCY) await Promise.race(inFlight);
  }
  await Promise.all(inFlight);
  return stored;
}
