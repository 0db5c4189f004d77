import type { Experience, Preferences, Profile, RoleProfile } from '@trackrecord/contracts';
import { limitProfile, limitSkills, limitTitles } from '../ai/rules/roles/input-limits.js';
import { toCanonicalSkills, getProfileSkills } from '../ai/rules/roles/profile-skills.js';
import { type DollarRates, getRate } from '../feeds/ingestion/dollars.js';
import type { Career } from './seniority.js';
import { extractDistinctTerms } from './terms.js';
import { type TargetPlace, toTargetPlace } from './target-place.js';

/** A title the candidate has or wants, with its weight from 0 to 1. */
export interface TargetTitle {
  readonly title: string;
  readonly weight: number;
  readonly isPreferred: boolean;
}

/** The preprocessed profile that jobs are compared with. */
export interface Candidate {
  readonly skills: ReadonlySet<string>;
  readonly titles: readonly TargetTitle[];
  readonly career: Career;
  readonly terms: readonly string[];
  /** Preferred locations, or the home location if there are none. */
  readonly places: readonly TargetPlace[];
  readonly home: TargetPlace | undefined;
  /** The preferred work modes and job types, normalized: "remote", "fulltime". */
  readonly workModesAndJobTypes: ReadonlySet<string>;
  /** Expected salary in whole US dollars a year. */
  readonly salary: { readonly min?: number; readonly max?: number } | undefined;
}

const PREFERRED_WEIGHT = 1;
const HEADLINE_WEIGHT = 0.9;
/** Weights of the titles of the latest three experiences, newest first. */
const PAST_TITLE_WEIGHTS = [0.85, 0.7, 0.55] as const;

/** Preprocesses a profile for matching and limits its size. Does not depend on the current time. */
export function toCandidate(profile: Profile, rates: DollarRates): Candidate {
  const { preferences, userType, personalInfo } = profile;
  const experiences = profile.experiences.toSorted(compareNewestFirst);
  const limitedProfile = limitProfile({ ...profile, experiences });
  const home = parseHome(personalInfo?.location);
  const preferredPlaces = (preferences?.locations ?? []).map(({ city, country }) => toTargetPlace(city, country));
  return {
    skills: new Set([...getProfileSkills(limitedProfile), ...toCanonicalSkills(limitSkills(profile.detectedSkills))]),
    titles: collectTitles(profile, experiences),
    career: { userType, experiences },
    // Sorted, so that floating-point sums do not depend on the order of the profile.
    terms: [...extractDistinctTerms(collectTexts(profile, limitedProfile).join('\n'))].sort(),
    places: preferredPlaces.length === 0 && home ? [home] : preferredPlaces,
    home,
    workModesAndJobTypes: new Set(
      [...(preferences?.workModes ?? []), ...(preferences?.jobTypes ?? [])].map(normalizeModeOrType),
    ),
    salary: toYearlySalary(preferences, rates),
  };
}

function collectTitles({ personalInfo, preferredRoles }: Profile, experiences: readonly Experience[]): TargetTitle[] {
  const headline = personalInfo?.headline ?? '';
  return [
    ...getPreferredTitles(preferredRoles).map((title) => ({ title, weight: PREFERRED_WEIGHT, isPreferred: true })),
    ...(headline === '' ? [] : [{ title: headline, weight: HEADLINE_WEIGHT, isPreferred: false }]),
    ...PAST_TITLE_WEIGHTS.flatMap((weight, index) => {
      const title = experiences[index]?.title;
      return title === undefined ? [] : [{ title, weight, isPreferred: false }];
    }),
  ];
}

const getPreferredTitles = (roles: Profile['preferredRoles']): readonly string[] =>
  limitTitles(roles.map(({ title }) => title));

/** Returns all texts of the profile about past, current and desired work and about education. */
const collectTexts = (profile: Profile, { experiences, projects, skills }: RoleProfile): readonly string[] => [
  profile.personalInfo?.headline ?? '',
  ...getPreferredTitles(profile.preferredRoles),
  ...[...experiences, ...projects].flatMap(({ title, description }) => [title, description ?? '']),
  ...profile.educations.map(({ courseName }) => courseName),
  ...(profile.preferences?.preferredIndustries ?? []),
  ...skills,
];

/** Normalizes a work mode or job type: "On-site" and "Onsite" become "onsite". */
export const normalizeModeOrType = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Sorts current experiences first, then the newest; independent of the stored order. */
function compareNewestFirst(left: Experience, right: Experience): number {
  if (left.current !== right.current) return left.current ? -1 : 1;
  return getStartTime(right) - getStartTime(left) || (left.title < right.title ? -1 : 1);
}

const getStartTime = ({ startDate }: Experience): number => (startDate === undefined ? 0 : Date.parse(startDate));

function parseHome(home: string | undefined): TargetPlace | undefined {
  const [city = '', ...rest] = (home ?? '').split(',');
  return city.trim() === '' ? undefined : toTargetPlace(city.trim(), rest.join(','));
}

function toYearlySalary(preferences: Preferences | undefined, rates: DollarRates): Candidate['salary'] {
  const salary = preferences?.salary;
  const rate = salary && getRate(salary.currency, rates);
  if (!salary || rate === undefined) return undefined;
  const toYearlyAmount = (amount: number | null | undefined): number | undefined =>
    amount ? Math.round(amount * rate * (salary.period === 'MONTH' ? 12 : 1)) : undefined;
  const min = toYearlyAmount(salary.minimum) ?? toYearlyAmount(salary.amount);
  const max = toYearlyAmount(salary.maximum);
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
