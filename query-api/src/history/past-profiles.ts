import type { DetectedSkillsEvent, OnboardingEvent, ProfileEvent } from '@trackrecord/contracts';
import type { DetectedSkillsState, OnboardingState, ProfileState } from '@trackrecord/domain';
import type { StateHistory } from '@trackrecord/platform';

/** Reads profiles at past revisions and times. */
export type PastProfiles = StateHistory<ProfileState, ProfileEvent>;

/** Reads onboardings at past revisions and times. */
export type PastOnboardings = StateHistory<OnboardingState, OnboardingEvent>;

/** Reads detected skills at past revisions and times. */
export type PastDetectedSkills = StateHistory<DetectedSkillsState, DetectedSkillsEvent>;
