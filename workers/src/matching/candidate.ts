import type { Experience, Preferences, Profile, RoleProfile } from '@trackrecord/contracts';
import { consideredProfile, consideredSkills, consideredTitles } from '../ai/rules/roles/considered.js';
import { knownSkills, skillsOfProfile } from '../ai/rules/roles/known-skills.js';
import { type DollarRates, rateOf } from '../feeds/ingestion/dollars.js';
import type { Career } from './seniority.js';
import { termsOf } from './terms.js';
import { type WishedPlace, wishedPlace } from './wished-place.js';

/** A title that somebody has or would like to have, and how much it says of what they look for, 0 to 1. */
export interface WishedTitle {
  readonly title: string;
  readonly weight: number;
  readonly isPreferred: boolean;
}

/** What jobs are compared with: a profile, read once. */
export interface Candidate {
  readonly skills: ReadonlySet<string>;
  readonly titles: readonly WishedTitle[];
  readonly career: Career;
  readonly terms: readonly string[];
  /** Where they would work; where they name no place, where they live. */
  readonly places: readonly WishedPlace[];
  readonly home: WishedPlace | undefined;
  readonly modes: ReadonlySet<string>;
  /** What they would like to earn, whole US dollars a year. */
  readonly salary: { readonly least?: number; readonly most?: number } | undefined;
}

const PREFERRED = 1;
const HEADLINE = 0.9;
/** The newest title they had, and less for each before. */
const HELD = [0.85, 0.7, 0.55] as const;

/** A profile as jobs are compared with it, without what would only take time. Nothing in it depends on the clock. */
export function candidateOf(profile: Profile, rates: DollarRates): Candidate {
  const { preferences, userType, personalInfo } = profile;
  const experiences = profile.experiences.toSorted(newestFirst);
  const considered = consideredProfile({ ...profile, experiences });
  const home = homeOf(personalInfo?.location);
  const wished = (preferences?.locations ?? []).map(({ city, country }) => wishedPlace(city, country));
  return {
    skills: new Set([...skillsOfProfile(considered), ...knownSkills(consideredSkills(profile.detectedSkills))]),
    titles: titlesOf(profile, experiences),
    career: { userType, experiences },
    // In an order of their own, so that sums come out alike however a profile is arranged.
    terms: [...termsOf(textsOf(profile, considered).join('\n'))].sort(),
    places: wished.length === 0 && home ? [home] : wished,
    home,
    modes: new Set([...(preferences?.workModes ?? []), ...(preferences?.jobTypes ?? [])].map(modeKey)),
    salary: salaryOf(preferences, rates),
  };
}

function titlesOf({ personalInfo, preferredRoles }: Profile, held: readonly Experience[]): WishedTitle[] {
  const headline = personalInfo?.headline ?? '';
  return [
    ...wantedTitles(preferredRoles).map((title) => ({ title, weight: PREFERRED, isPreferred: true })),
    ...(headline === '' ? [] : [{ title: headline, weight: HEADLINE, isPreferred: false }]),
    ...HELD.flatMap((weight, at) => {
      const title = held[at]?.title;
      return title === undefined ? [] : [{ title, weight, isPreferred: false }];
    }),
  ];
}

const wantedTitles = (roles: Profile['preferredRoles']): readonly string[] =>
  consideredTitles(roles.map(({ title }) => title));

/** All that they write about what they do and would like to do. */
const textsOf = (profile: Profile, { experiences, projects, skills }: RoleProfile): readonly string[] => [
  profile.personalInfo?.headline ?? '',
  ...wantedTitles(profile.preferredRoles),
  ...[...experiences, ...projects].flatMap(({ title, description }) => [title, description ?? '']),
  ...profile.educations.map(({ courseName }) => courseName),
  ...(profile.preferences?.preferredIndustries ?? []),
  ...skills,
];

/** A way of working in one spelling: "On-site", "Onsite". */
export const modeKey = (mode: string): string => mode.toLowerCase().replace(/[^a-z]/g, '');

/** The newest first, those of today before all others, in whichever order they are kept. */
function newestFirst(one: Experience, other: Experience): number {
  if (one.current !== other.current) return one.current ? -1 : 1;
  return beganAt(other) - beganAt(one) || (one.title < other.title ? -1 : 1);
}

const beganAt = ({ startDate }: Experience): number => (startDate === undefined ? 0 : Date.parse(startDate));

function homeOf(home: string | undefined): WishedPlace | undefined {
  const [city = '', ...rest] = (home ?? '').split(',');
  return city.trim() === '' ? undefined : wishedPlace(city.trim(), rest.at(-1)?.trim() ?? '');
}

function salaryOf(preferences: Preferences | undefined, rates: DollarRates): Candidate['salary'] {
  const salary = preferences?.salary;
  const rate = salary && rateOf(salary.currency, rates);
  if (!salary || rate === undefined) return undefined;
  const yearly = (amount: number | null | undefined): number | undefined =>
    amount ? Math.round(amount * rate * (salary.period === 'MONTH' ? 12 : 1)) : undefined;
  const least = yearly(salary.minimum) ?? yearly(salary.amount);
  const most = yearly(salary.maximum);
  if (least === undefined && most === undefined) return undefined;
  if (least !== undefined && most !== undefined && least > most) return { least: most, most: least };
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}
