import type { ProfileEvent } from '@trackrecord/contracts';
import type { ProfileState } from '@trackrecord/domain';
import type { PastStates } from '@trackrecord/platform';

/** Profiles as they were. */
export type PastProfiles = PastStates<ProfileState, ProfileEvent>;
