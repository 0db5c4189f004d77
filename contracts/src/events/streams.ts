export const PROFILE_STREAM_PREFIX = 'profile-';
export const ONBOARDING_STREAM_PREFIX = 'onboarding-';
export const DETECTED_SKILLS_STREAM_PREFIX = 'detected-skills-';
export const APPLICATIONS_STREAM_PREFIX = 'applications-';
export const ACCOUNT_STREAM_PREFIX = 'account-';

export const ACCESS_STREAM_PREFIX = 'access-';
export const STAFF_STREAM_PREFIX = 'staff-';

/** The kinds of streams of a user that are erased with the account, and how their names begin. */
export const STREAM_PREFIXES = {
  profile: PROFILE_STREAM_PREFIX,
  onboarding: ONBOARDING_STREAM_PREFIX,
  'detected-skills': DETECTED_SKILLS_STREAM_PREFIX,
  applications: APPLICATIONS_STREAM_PREFIX,
  account: ACCOUNT_STREAM_PREFIX,
} as const;
export type StreamCategory = keyof typeof STREAM_PREFIXES;
export const STREAM_CATEGORIES = Object.keys(STREAM_PREFIXES) as readonly StreamCategory[];

/** A stream of a user by its parts. */
export interface UserStream {
  readonly category: StreamCategory;
  readonly uid: string;
}

/** Returns the name of a stream of a user. */
export const toStreamName = ({ category, uid }: UserStream): string => `${STREAM_PREFIXES[category]}${uid}`;

/** Returns the parts of the name of a stream of a user; undefined for all other streams. */
export function parseStreamName(stream: string): UserStream | undefined {
  const category = STREAM_CATEGORIES.find((option) => stream.startsWith(STREAM_PREFIXES[option]));
  const uid = category && stream.slice(STREAM_PREFIXES[category].length);
  return uid ? { category, uid } : undefined;
}

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
export const userStreams = (uid: string): readonly string[] =>
  STREAM_CATEGORIES.map((category) => toStreamName({ category, uid }));
