export const PROFILE_STREAM_PREFIX = 'profile-';
export const ONBOARDING_STREAM_PREFIX = 'onboarding-';
export const DETECTED_SKILLS_STREAM_PREFIX = 'detected-skills-';

/** Returns the name of the stream of a user's profile. */
export const profileStream = (uid: string): string => `${PROFILE_STREAM_PREFIX}${uid}`;

/** Returns the name of the stream of a user's onboarding. */
export const onboardingStream = (uid: string): string => `${ONBOARDING_STREAM_PREFIX}${uid}`;

/** Returns the name of the stream of the skills that workers detected in a user's texts. */
export const detectedSkillsStream = (uid: string): string => `${DETECTED_SKILLS_STREAM_PREFIX}${uid}`;

/** Returns the names of all streams of a user. Every payload in them is encrypted with the user's key. */
export const userStreams = (uid: string): readonly string[] => [
  profileStream(uid),
  onboardingStream(uid),
  detectedSkillsStream(uid),
];
