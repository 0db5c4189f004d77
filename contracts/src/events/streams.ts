export const PROFILE_STREAM_PREFIX = 'profile-';
export const ONBOARDING_STREAM_PREFIX = 'onboarding-';
export const DETECTED_SKILLS_STREAM_PREFIX = 'detected-skills-';
export const APPLICATIONS_STREAM_PREFIX = 'applications-';
export const ACCOUNT_STREAM_PREFIX = 'account-';

export const ACCESS_STREAM_PREFIX = 'access-';
export const STAFF_STREAM_PREFIX = 'staff-';

/** Returns the name of the stream of a user's profile. */
export const profileStream = (uid: string): string => `${PROFILE_STREAM_PREFIX}${uid}`;

/** Returns the name of the stream of a user's onboarding. */
export const onboardingStream = (uid: string): string => `${ONBOARDING_STREAM_PREFIX}${uid}`;

/** Returns the name of the stream of the skills that workers detected in a user's texts. */
export const detectedSkillsStream = (uid: string): string => `${DETECTED_SKILLS_STREAM_PREFIX}${uid}`;

/** Returns the name of the stream of a user's applications. */
export const applicationsStream = (uid: string): string => `${APPLICATIONS_STREAM_PREFIX}${uid}`;

/** Returns the name of the stream of sign-ins and of changes to how a user signs in. */
export const accountStream = (uid: string): string => `${ACCOUNT_STREAM_PREFIX}${uid}`;

/** Returns the name of the stream of accesses of staff to a user's data. It is kept after an erasure (decision 061). */
export const accessStream = (uid: string): string => `${ACCESS_STREAM_PREFIX}${uid}`;

/** Returns the name of the stream of what a staff member was allowed and did. */
export const staffStream = (uid: string): string => `${STAFF_STREAM_PREFIX}${uid}`;

/**
 * Returns the names of all streams of a user that are erased with the account. Every payload in them is encrypted with
 * the user's key.
 */
export const userStreams = (uid: string): readonly string[] => [
  profileStream(uid),
  onboardingStream(uid),
  detectedSkillsStream(uid),
  applicationsStream(uid),
  accountStream(uid),
];
