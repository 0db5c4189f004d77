import { randomUUID } from 'node:crypto';
import { profileStream, SCHEMA_VERSION } from '@trackrecord/contracts';
import { profileDecider, type WantedSections } from '@trackrecord/domain';
import type { Stores } from '@trackrecord/platform';

/** Stores a profile as the command API would, and answers the revision it has come to. */
export const storeProfile = (
  stores: Stores,
  uid: string,
  sections: WantedSections,
  completesOnboarding = true,
): Promise<number> => appendSections(stores, uid, { sections, completesOnboarding, expected: 'no_stream' });

/** Adds a skill to a stored profile that has none, and answers the revision it has come to. */
export const addSkill = (stores: Stores, uid: string, skill: string): Promise<number> =>
  appendSections(stores, uid, { sections: { skills: [skill] }, completesOnboarding: false, expected: 'any' });

interface Append {
  readonly sections: WantedSections;
  readonly completesOnboarding: boolean;
  readonly expected: 'no_stream' | 'any';
}

async function appendSections(
  { store, sealed }: Stores,
  uid: string,
  { sections, completesOnboarding, expected }: Append,
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
  return Number(await store.append(stream, closed, expected));
}
