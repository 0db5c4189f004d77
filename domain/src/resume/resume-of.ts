import { defined, distinctBy, type JsonResume, type Preferences, type Profile } from '@trackrecord/contracts';
import type { ProfileState } from '../profile/profile.js';
import { basicsOf } from './written-basics.js';
import { educationOf, projectOf, said, workOf } from './written-entries.js';

/** The schema that a resume follows, as JSON Resume names it. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const VERSION = 'v1.0.0';

/**
 * A profile as JSON Resume 1.0: what goes into a CV and nothing else of the person (no wishes, roles, drafts, ids).
 * Where the standard has no field, properties of ours say the rest (docs/decisions/015-json-resume.md).
 */
export const resumeOf = (profile: Profile): JsonResume => ({
  $schema: SCHEMA,
  ...contentOf(profile),
  meta: { version: VERSION, lastModified: profile.updatedAt },
});

/** The sections that a resume is made of. */
type Written = Omit<ProfileState, 'exists' | 'erased' | 'onboardingCompleted' | 'preferredRoles' | 'userType'>;

/** The same as content alone. Entries stand in the order of the profile's, one for each. */
export function contentOf({ personalInfo, experiences, educations, projects, skills, preferences }: Written) {
  return defined({
    basics: personalInfo && basicsOf(personalInfo),
    work: filled(experiences.map(workOf)),
    education: filled(educations.map(educationOf)),
    projects: filled(projects.map(projectOf)),
    skills: filled(skills.filter((skill) => skill !== '').map((name) => ({ name }))),
    languages: filled(languagesOf(preferences)),
  });
}

/** A list, or nothing where it is empty. */
const filled = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

/** The languages, each once, as they are saved. */
const languagesOf = ({ languages }: Pick<Preferences, 'languages'> = { languages: [] }) =>
  distinctBy(
    languages.filter(({ language }) => language !== ''),
    ({ language }) => language.toLowerCase(),
  ).map(({ language, proficiency }) => defined({ language, fluency: said(proficiency) }));
