import type { DetectedSkillsEvent, OnboardingEvent, ProfileEvent } from '@trackrecord/contracts';
import type { DetectedSkillsState, OnboardingState, ProfileState } from '@trackrecord/domain';
import type { StateHistory } from '@trackrecord/platform';

/** Profiles as they were. */
export type PastProfiles = StateHistory<ProfileState, ProfileEvent>;

/** The wizard's progress as it was. */
export type PastOnboardings = StateHistory<OnboardingState, OnboardingEvent>;

/** Detected skills as they were. */
export type PastDetectedSkills = StateHistory<DetectedSkillsState, DetectedSkillsEvent>;
