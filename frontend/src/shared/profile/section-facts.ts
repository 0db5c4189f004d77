import type {
  Education,
  Experience,
  PersonalInfo,
  PreferredRole,
  Preferences,
  Project,
  SkillsByCategory,
} from '@trackrecord/contracts';
import { monthSpan, yearSpan } from '../entries/months';
import { shownMatch } from './role-match';
import { salaryWords } from './salary-words';
import { placeOf } from './words';

/** One thing a part of a profile says: what it is about, and the words. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

type Said = readonly (readonly [label: string, text: string | undefined])[];

const said = (...facts: Said): readonly Fact[] =>
  facts.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [{ label, text }]));

const listed = (texts: readonly string[] | undefined): string => (texts ?? []).join(', ');

const skillFacts = (skills: SkillsByCategory | undefined): Said => [
  ['Technical skills', listed(skills?.technical)],
  ['Soft skills', listed(skills?.soft)],
  ['Domain skills', listed(skills?.domain)],
  ['Tools', listed(skills?.tools)],
];

/** What a person says about themselves. */
export const personalFacts = (info: PersonalInfo): readonly Fact[] =>
  said(
    ['First name', info.firstName],
    ['Last name', info.lastName],
    ['Title', info.title],
    ['Headline', info.headline],
    ['Email', info.email],
    ['Phone', info.phone],
    ['Location', info.location],
    ['LinkedIn', info.linkedInUrl],
    ['Portfolio', info.portfolioUrl],
  );

const years = (item: Education): string => yearSpan(item, item.isCurrentlyStudying);

/** What an education says; its years, and the months where only those tell it from its other state. */
export const educationFacts = (item: Education, other: Education | undefined): readonly Fact[] =>
  said(
    ['Course type', item.courseType],
    ['Course name', item.courseName],
    ['Institution', item.institution],
    other !== undefined && years(other) === years(item)
      ? ['Dates', monthSpan(item, item.isCurrentlyStudying)]
      : ['Years', years(item)],
    ['Achievements', item.achievements],
  );

/** What a work experience says. */
export const experienceFacts = (item: Experience): readonly Fact[] =>
  said(
    ['Title', item.title],
    ['Company', item.company],
    ['Location', item.location],
    ['Dates', monthSpan(item, item.current)],
    ['Description', item.description],
    ...skillFacts(item.skills),
  );

/** What a project says. */
export const projectFacts = (item: Project): readonly Fact[] =>
  said(
    ['Title', item.title],
    ['Category', item.category],
    ['Dates', monthSpan(item, item.isOngoing)],
    ['Year', item.year],
    ['Description', item.description],
    ['Links', item.links.map(({ name, url }) => `${name} (${url})`).join('\n')],
    ['Project address', item.projectUrl],
    ['Picture', item.imageUrl],
    ...skillFacts(item.skills),
  );

/** What a preferred role says. */
export const roleFacts = (item: PreferredRole): readonly Fact[] =>
  said(
    ['Title', item.title],
    ['Match', `${shownMatch(item)}%`],
    ['Description', item.description],
    ['Skills asked for', listed(item.requiredSkills)],
  );

type Place = Preferences['locations'][number];

const visaOf = ({ hasVisa, visaType, visaExpiryDate = null }: Place): string => {
  if (!hasVisa) return '';
  const until = monthSpan({ endDate: visaExpiryDate }, false);
  return ` (${visaType ? `${visaType} visa` : 'visa'}${until && ` until ${until}`})`;
};

/** What a person wishes for at work. */
export const preferenceFacts = (wishes: Preferences): readonly Fact[] =>
  said(
    ['Work modes', listed(wishes.workModes)],
    ['Locations', wishes.locations.map((place) => `${placeOf(place)}${visaOf(place)}`).join('\n')],
    ['Salary', wishes.salary && salaryWords(wishes.salary)],
    ['Job types', listed(wishes.jobTypes)],
    ['Industries', listed(wishes.preferredIndustries)],
    ['Languages', wishes.languages.map(({ language, proficiency }) => `${language} (${proficiency})`).join(', ')],
  );
