import { randomUUID } from 'node:crypto';
import { profileStream, SCHEMA_VERSION } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
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
    const stream = profileStream(uid);
    const metadata = metadataOf(uid);
    const closed = await Promise.all(
      events.map(async ({ type, data }) => {
        const id = randomUUID();
        return { id, type, data: await sealed.close(uid, { stream, type, id }, data), metadata };
      }),
    );
    revisions.set(uid, await store.append(stream, closed, revisions.get(uid) ?? 'no_stream'));
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

function metadataOf(uid: string) {
  const commandId = randomUUID();
  return {
    schemaVersion: SCHEMA_VERSION,
    actor: { uid, role: 'user' },
    commandId,
    correlationId: commandId,
    causationId: commandId,
    occurredAt: new Date().toISOString(),
  };
}
