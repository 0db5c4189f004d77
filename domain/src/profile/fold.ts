import { decodeProfileEvent, profileSnapshot, profileStream, SNAPSHOT_VERSION } from '@trackrecord/contracts';
import { profileDecider } from './decider.js';
import { stateOf } from './profile-of.js';
import type { ProfileState } from './state.js';

/** How profile streams are read: from a snapshot, where there is one, and by folding what came after it. */
export const profileFold = {
  streamOf: profileStream,
  decode: decodeProfileEvent,
  evolve: profileDecider.evolve,
  initialState: profileDecider.initialState,
  isErased: ({ erased }: ProfileState): boolean => erased,
  snapshotVersion: SNAPSHOT_VERSION,
  restore: (content: unknown): ProfileState | undefined => {
    const snapshot = profileSnapshot.safeParse(content);
    return snapshot.success ? stateOf(snapshot.data.profile) : undefined;
  },
} as const;
