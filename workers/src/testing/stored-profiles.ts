import { randomUUID } from 'node:crypto';
import { profileStream, SCHEMA_VERSION } from '@trackrecord/contracts';
import { profileDecider, type WantedSections } from '@trackrecord/domain';
import type { Stores } from '@trackrecord/platform';

/** Stores a profile as the command API would, and answers the revision it has come to. */
export async function storeProfile(
  { store, sealed }: Stores,
  uid: string,
  sections: WantedSections,
  completesOnboarding = true,
): Promise<number> {
  const outside = { newId: () => randomUUID(), today: () => '2026-01-01' };
  const command = { type: 'SaveProfile', sections, completesOnboarding } as const;
  const events = profileDecider.decide(command, profileDecider.initialState, outside);
  const stream = profileStream(uid);
  const commandId = randomUUID();
  const metadata = {
    schemaVersion: SCHEMA_VERSION,
    actor: { uid, role: 'user' },
    commandId,
    correlationId: commandId,
    causationId: commandId,
    occurredAt: '2026-01-01T00:00:00.000Z',
  };
  const closed = await Promise.all(
    events.map(async ({ type, data }) => {
      const id = randomUUID();
      return { id, type, data: await sealed.close(uid, { stream, type, id }, data), metadata };
    }),
  );
  return Number(await store.append(stream, closed, 'no_stream'));
}
