import type { Completeness, Preferences, Profile, ProfileGap } from '@trackrecord/contracts';

/** The number of skills from which a profile has enough. */
const MIN_SKILLS = 5;
/** The maximum number of steps that are suggested. */
const MAX_SUGGESTED_STEPS = 3;

interface Criterion {
  readonly percentage: number;
  readonly isMet: (profile: Profile) => boolean;
}

const hasPreference =
  (isMet: (preferences: Preferences) => boolean) =>
  ({ preferences }: Profile): boolean =>
    preferences !== undefined && isMet(preferences);

/** What a complete profile has, with the percentage of each part. What matching depends on most counts most. */
const CRITERIA: Readonly<Record<ProfileGap, Criterion>> = {
  // The wizard requires a project from students and an experience from others.
  work: {
    percentage: 20,
    isMet: ({ userType, experiences, projects }) => (userType === 'student' ? projects : experiences).length > 0,
  },
  skills: { percentage: 20, isMet: ({ skills }) => skills.length >= MIN_SKILLS },
  roles: { percentage: 15, isMet: ({ preferredRoles }) => preferredRoles.length > 0 },
  personal: {
    percentage: 10,
    isMet: ({ personalInfo }) => Boolean(personalInfo?.firstName && personalInfo.lastName && personalInfo.linkedInUrl),
  },
  education: { percentage: 10, isMet: ({ educations }) => educations.length > 0 },
  // The specification counts a profile as incomplete without these (spec section 4, Profile page).
  locations: { percentage: 8, isMet: hasPreference(({ locations }) => locations.length > 0) },
  salary: {
    percentage: 5,
    isMet: hasPreference(({ salary }) => typeof salary?.minimum === 'number' && typeof salary.maximum === 'number'),
  },
  'work-modes': { percentage: 4, isMet: hasPreference(({ workModes }) => workModes.length > 0) },
  industries: { percentage: 4, isMet: hasPreference(({ preferredIndustries }) => preferredIndustries.length > 0) },
  languages: { percentage: 4, isMet: hasPreference(({ languages }) => languages.length > 0) },
};

/** Returns how complete a profile is, and the most important steps that are left. */
export function getCompleteness(profile: Profile): Completeness {
  const gaps = (Object.entries(CRITERIA) as [ProfileGap, Criterion][]).filter(([, { isMet }]) => !isMet(profile));
  return {
    percentage: gaps.reduce((remainingPercentage, [, { percentage }]) => remainingPercentage - percentage, 100),
    steps: gaps.slice(0, MAX_SUGGESTED_STEPS).map(([gap, { percentage }]) => ({ gap, percentage })),
  };
}
