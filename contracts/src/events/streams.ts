/** What every profile stream's name begins with. */
export const PROFILE_STREAM_PREFIX = 'profile-';

/** What every onboarding stream's name begins with. */
export const ONBOARDING_STREAM_PREFIX = 'onboarding-';

/** The stream of a user's profile. */
export const profileStream = (uid: string): string => `${PROFILE_STREAM_PREFIX}${uid}`;

/** The stream of a user's onboarding. */
export const onboardingStream = (uid: string): string => `${ONBOARDING_STREAM_PREFIX}${uid}`;

/** All streams of a user: every payload in them is sealed with the user's key. */
export const userStreams = (uid: string): readonly string[] => [profileStream(uid), onboardingStream(uid)];
