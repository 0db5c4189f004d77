import { dropUndefined, distinctBy, type JsonResume, type Preferences, type Profile } from '@trackrecord/contracts';
import type { ProfileState } from '../profile/profile.js';
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

/** The parts of a profile that a resume contains. */
type ResumeSections = Omit<ProfileState, 'exists' | 'erased' | 'onboardingCompleted' | 'preferredRoles' | 'userType'>;

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
