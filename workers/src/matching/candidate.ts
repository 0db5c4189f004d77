import type { Preferences, Profile } from '@trackrecord/contracts';
import { comparableWords } from '@trackrecord/contracts';
import { knownSkills, skillsOfProfile } from '../ai/rules/roles/known-skills.js';
import { type DollarRates, rateOf } from '../feeds/ingestion/dollars.js';
import { levelOfCandidate } from './seniority.js';
import { termsOf } from './terms.js';

/** A title that somebody has or would like to have, and how much it says of what they look for, 0 to 1. */
export interface WishedTitle {
  readonly title: string;
  readonly weight: number;
  readonly isPreferred: boolean;
}

/** A place that somebody would work in, in comparable words. */
export interface WishedPlace {
  readonly name: string;
  readonly city: readonly string[];
  readonly country: readonly string[];
}

/** What jobs are compared with: a profile, read once. */
export interface Candidate {
  readonly skills: ReadonlySet<string>;
  readonly titles: readonly WishedTitle[];
  /** How far they are, 0 (a beginner) to 4; nothing where the profile does not say. */
  readonly level: number | undefined;
  readonly terms: readonly string[];
  readonly places: readonly WishedPlace[];
  readonly modes: ReadonlySet<string>;
  /** What they would like to earn, whole US dollars a year. */
  readonly salary: { readonly least?: number; readonly most?: number } | undefined;
}

const PREFERRED = 1;
const HEADLINE = 0.9;
/** The newest title they had, and less for each before. */
const HELD = [0.85, 0.7, 0.55] as const;

/** A profile as jobs are compared with it. Nothing in it depends on the clock. */
export function candidateOf(profile: Profile, rates: DollarRates): Candidate {
  const { personalInfo, preferences, experiences, projects, preferredRoles } = profile;
  const held = [...experiences].sort((one, other) => beganAt(other) - beganAt(one));
  const headline = personalInfo?.headline ?? '';
  const titles = [
    ...preferredRoles.map(({ title }) => ({ title, weight: PREFERRED, isPreferred: true })),
    ...(headline === '' ? [] : [{ title: headline, weight: HEADLINE, isPreferred: false }]),
    ...HELD.flatMap((weight, at) => {
      const title = held[at]?.title;
      return title === undefined ? [] : [{ title, weight, isPreferred: false }];
    }),
  ];
  const texts = [
    headline,
    ...preferredRoles.map(({ title }) => title),
    ...experiences.flatMap(({ title, description }) => [title, description ?? '']),
    ...projects.flatMap(({ title, description }) => [title, description ?? '']),
    ...profile.educations.map(({ courseName }) => courseName),
    ...(preferences?.preferredIndustries ?? []),
    ...profile.skills,
  ];
  return {
    skills: new Set([...skillsOfProfile(profile), ...knownSkills(profile.detectedSkills)]),
    titles,
    level: levelOfCandidate(profile),
    // In an order of their own, so that sums come out alike however a profile is arranged.
    terms: [...termsOf(texts.join('\n'))].sort(),
    places: placesOf(preferences, personalInfo?.location),
    modes: new Set([...(preferences?.workModes ?? []), ...(preferences?.jobTypes ?? [])].map(modeKey)),
    salary: salaryOf(preferences, rates),
  };
}

/** A way of working in one spelling: "On-site", "Onsite". */
export const modeKey = (mode: string): string => mode.toLowerCase().replace(/[^a-z]/g, '');

const beganAt = ({ startDate, current }: Profile['experiences'][number]): number =>
  current ? Number.MAX_SAFE_INTEGER : startDate === undefined ? 0 : Date.parse(startDate);

/** The places they name; where there are none, where they live. */
function placesOf(preferences: Preferences | undefined, home: string | undefined): readonly WishedPlace[] {
  const named = (preferences?.locations ?? []).map(({ city, country }) => place(city, country));
  if (named.length > 0 || home === undefined || home.trim() === '') return named;
  const [city = '', ...rest] = home.split(',');
  return [place(city.trim(), rest.at(-1)?.trim() ?? '')];
}

const place = (city: string, country: string): WishedPlace => ({
  name: city || country,
  city: comparableWords(city),
  country: comparableWords(country),
});

function salaryOf(preferences: Preferences | undefined, rates: DollarRates): Candidate['salary'] {
  const salary = preferences?.salary;
  const rate = salary && rateOf(salary.currency, rates);
  if (!salary || rate === undefined) return undefined;
  const yearly = (amount: number | null | undefined): number | undefined =>
    amount ? Math.round(amount * rate * (salary.period === 'MONTH' ? 12 : 1)) : undefined;
  const least = yearly(salary.minimum) ?? yearly(salary.amount);
  const most = yearly(salary.maximum);
  if (least === undefined && most === undefined) return undefined;
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}
