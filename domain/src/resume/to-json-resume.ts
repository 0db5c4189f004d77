import { dropUndefined, distinctBy, type JsonResume, type Preferences, type Profile } from '@trackrecord/contracts';
import type { ProfileState } from '../profile/profile.js';
import { toResumeBasics } from './written-basics.js';
import { toResumeEducation, toResumeProject, said, toResumeWork } from './written-entries.js';

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

/** The sections in a resume. */
type Written = Omit<ProfileState, 'exists' | 'erased' | 'onboardingCompleted' | 'preferredRoles' | 'userType'>;

/** Returns the content without metadata. Entries are in the order of the profile. */
export function toResumeContent({ personalInfo, experiences, educations, projects, skills, preferences }: Written) {
  return dropUndefined({
    basics: personalInfo && toResumeBasics(personalInfo),
    work: filled(experiences.map(toResumeWork)),
    education: filled(educations.map(toResumeEducation)),
    projects: filled(projects.map(toResumeProject)),
    skills: filled(skills.filter((skill) => skill !== '').map((name) => ({ name }))),
    languages: filled(toResumeLanguages(preferences)),
  });
}

/** Returns undefined for an empty list. */
const filled = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

/** Returns the languages without duplicates. */
const toResumeLanguages = ({ languages }: Pick<Preferences, 'languages'> = { languages: [] }) =>
  distinctBy(
    languages.filter(({ language }) => language !== ''),
    ({ language }) => language.toLowerCase(),
  ).map(({ language, proficiency }) => dropUndefined({ language, fluency: said(proficiency) }));
