import { randomUUID } from 'node:crypto';
import { profileStream } from '@trackrecord/contracts';
import { profileAggregate, type SectionsInput } from '@trackrecord/domain';
import type { Stores } from '@trackrecord/platform';
import { sealProfileEvents } from '@trackrecord/platform/testing/seal-profile-events';

/** Stores a profile like the command API and returns its revision. */
export const storeProfile = (
  stores: Stores,
  uid: string,
  sections: SectionsInput,
  { completesOnboarding = true }: { readonly completesOnboarding?: boolean } = {},
): Promise<number> => appendSections(stores, uid, { sections, completesOnboarding, expectedRevision: 'no_stream' });

/** Adds a skill to a stored profile without skills and returns its revision. */
export const addSkill = (stores: Stores, uid: string, skill: string): Promise<number> =>
  appendSections(stores, uid, { sections: { skills: [skill] }, completesOnboarding: false, expectedRevision: 'any' });

interface AppendOptions {
  readonly sections: SectionsInput;
  readonly completesOnboarding: boolean;
  readonly expectedRevision: 'no_stream' | 'any';
}

async function appendSections(
  { store, eventSealer }: Stores,
  uid: string,
  { sections, completesOnboarding, expectedRevision }: AppendOptions,
): Promise<number> {
  const context = { newId: () => randomUUID(), today: () => '2026-01-01', now: () => '2026-01-01T00:00:00.000Z' };
  const command = { type: 'SaveProfile', sections, completesOnboarding } as const;
  const events = profileAggregate.decide(command, profileAggregate.initialState, context);
  const sealedEvents = await sealProfileEvents({ eventSealer }, uid, events, '2026-01-01T00:00:00.000Z');
  return Number(await store.append(profileStream(uid), sealedEvents, expectedRevision));
}
