import type {
  Education,
  Experience,
  PersonalInfo,
  PreferredRole,
  Preferences,
  Project,
  SkillsByCategory,
} from '@trackrecord/contracts';
import { formatMonthRange, formatYearRange } from '../format/format-date-range';
import { getDisplayedMatch } from './format-role';
import { formatSalary } from './format-salary';
import { PERSONAL_TEXT_NAMES, PERSONAL_TEXTS } from '@trackrecord/contracts/profile/personal-texts';
import { formatLocationAndVisa } from './entry-summaries';

/** A labelled value of a part of a profile. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

type FactEntry = readonly [label: string, text: string | undefined];
type FactEntries = readonly FactEntry[];

const toFacts = (...facts: FactEntries): readonly Fact[] =>
  facts.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [{ label, text }]));

const joinList = (texts: readonly string[] | undefined): string => (texts ?? []).join(', ');

const toSkillEntries = (skills: SkillsByCategory | undefined): FactEntries => [
  ['Technical skills', joinList(skills?.technical)],
  ['Soft skills', joinList(skills?.soft)],
  ['Domain skills', joinList(skills?.domain)],
  ['Tools', joinList(skills?.tools)],
];

/** Returns the facts of personal information. Title and headline are two names of one thing (spec section 3). */
export const getPersonalFacts = (info: PersonalInfo): readonly Fact[] =>
  toFacts(
    ['First name', info.firstName],
    ['Last name', info.lastName],
    ['Only one name', info.hasOnlyOneName ? 'Yes' : undefined],
    ['Title', info.title || info.headline],
    ['Other title', info.title ? info.headline : undefined],
    ['Email', info.email],
    ...PERSONAL_TEXT_NAMES.map((name): FactEntry => [PERSONAL_TEXTS[name].label, info[name]]),
    ['LinkedIn URL', info.linkedInUrl],
    ['Portfolio URL', info.portfolioUrl],
  );

const formatYears = (item: Education): string => formatYearRange(item, item.isCurrentlyStudying);

/** Returns the facts of an education: its years, or its months if the years of its other version are equal. */
export const getEducationFacts = (item: Education, other: Education | undefined): readonly Fact[] =>
  toFacts(
    ['Education type', item.courseType],
    ['Course name', item.courseName],
    ['Institution', item.institution],
    other !== undefined && formatYears(other) === formatYears(item)
      ? ['Dates', formatMonthRange(item, item.isCurrentlyStudying)]
      : ['Years', formatYears(item)],
    ['Achievements', item.achievements],
  );

export const getExperienceFacts = (item: Experience): readonly Fact[] =>
  toFacts(
    ['Job title', item.title],
    ['Company', item.company],
    ['Location', item.location],
    ['Dates', formatMonthRange(item, item.current)],
    ['Description', item.description],
    ...toSkillEntries(item.skills),
  );

export const getProjectFacts = (item: Project): readonly Fact[] =>
  toFacts(
    ['Project title', item.title],
    ['Category', item.category],
    ['Dates', formatMonthRange(item, item.isOngoing)],
    ['Year', item.year],
    ['Description', item.description],
    ['Links', item.links.map(({ name, url }) => `${name} (${url})`).join('\n')],
    ['Project URL', item.projectUrl],
    ['Image URL', item.imageUrl],
    ...toSkillEntries(item.skills),
  );

export const getRoleFacts = (item: PreferredRole): readonly Fact[] =>
  toFacts(
    ['Title', item.title],
    ['Match', `${getDisplayedMatch(item)}%`],
    ['Description', item.description],
    ['Skills asked for', joinList(item.requiredSkills)],
  );

export const getPreferenceFacts = (preferences: Preferences): readonly Fact[] =>
  toFacts(
    ['Work modes', joinList(preferences.workModes)],
    ['Locations', preferences.locations.map(formatLocationAndVisa).join('\n')],
    ['Salary', preferences.salary && formatSalary(preferences.salary)],
    ['Job types', joinList(preferences.jobTypes)],
    ['Preferred industries', joinList(preferences.preferredIndustries)],
    ['Languages', preferences.languages.map(({ language, proficiency }) => `${language} (${proficiency})`).join(', ')],
  );
