import type { DetectedSkillsEvent, OnboardingEvent, ProfileEvent } from '@trackrecord/contracts';
import type { DetectedSkillsState, OnboardingState, ProfileState } from '@trackrecord/domain';
import type { PastStates } from '@trackrecord/platform';

/** Profiles as they were. */
export type PastProfiles = PastStates<ProfileState, ProfileEvent>;

/** The wizard's progress as it was. */
export type PastOnboardings = PastStates<OnboardingState, OnboardingEvent>;

/** Detected skills as they were. */
export type PastDetectedSkills = PastStates<DetectedSkillsState, DetectedSkillsEvent>;
