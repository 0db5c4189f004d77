import type { OnboardingEvent, ProfileEvent } from '@trackrecord/contracts';
import type { OnboardingState, ProfileState } from '@trackrecord/domain';
import type { PastStates } from '@trackrecord/platform';

/** Profiles as they were. */
export type PastProfiles = PastStates<ProfileState, ProfileEvent>;

/** The wizard's progress as it was. */
export type PastOnboardings = PastStates<OnboardingState, OnboardingEvent>;
