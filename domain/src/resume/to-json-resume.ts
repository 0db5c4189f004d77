import {
  distinctBy,
  dropUndefined,
  type Education,
  type Experience,
  type JsonResume,
  type PersonalInfo,
  type Preferences,
  type Profile,
  type Project,
} from '@trackrecord/contracts';
import { toResumeBasics } from './to-resume-basics.js';
import { toResumeEducation, toResumeProject, emptyToUndefined, toResumeWork } from './to-resume-entries.js';

/** The URL of the JSON Resume schema. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const VERSION = 'v1.0.0';

/**
 * Converts a profile to JSON Resume 1.0: what is in a CV and nothing else (no preferences, roles, drafts, ids). Custom
 * properties hold what the standard has no field for (docs/decisions/015-json-resume.md).
 */
export const toJsonResume = (profile: Profile): JsonResume => ({
  $schema: SCHEMA,
  ...toResumeContent(profile),
  meta: { version: VERSION, lastModified: profile.updatedAt },
});

/** The sections of a profile that a resume contains. */
export interface ResumeSections {
  readonly personalInfo?: PersonalInfo;
  readonly educations: readonly Education[];
  readonly experiences: readonly Experience[];
  readonly projects: readonly Project[];
  readonly skills: readonly string[];
  readonly preferences?: Preferences;
}

/** Returns the content without metadata. Entries are in the order of the profile. */
export function toResumeContent({
  personalInfo,
  experiences,
  educations,
  projects,
  skills,
  preferences,
}: ResumeSections) {
  return dropUndefined({
    basics: personalInfo && toResumeBasics(personalInfo),
    work: emptyListToUndefined(experiences.map(toResumeWork)),
    education: emptyListToUndefined(educations.map(toResumeEducation)),
    projects: emptyListToUndefined(projects.map(toResumeProject)),
    skills: emptyListToUndefined(skills.filter((skill) => skill !== '').map((name) => ({ name }))),
    languages: emptyListToUndefined(toResumeLanguages(preferences)),
  });
}

/** Returns undefined for an empty list. */
const emptyListToUndefined = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

/** Returns the languages without duplicates. */
const toResumeLanguages = ({ languages }: Pick<Preferences, 'languages'> = { languages: [] }) =>
  distinctBy(
    languages.filter(({ language }) => language !== ''),
    ({ language }) => language.toLowerCase(),
  ).map(({ language, proficiency }) => dropUndefined({ language, fluency: emptyToUndefined(proficiency) }));
