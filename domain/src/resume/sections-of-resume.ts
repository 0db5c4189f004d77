import { type ImportStrategy, type OmittedPart, type ReadResume, readResume } from '@trackrecord/contracts';
import type { ProfileState } from '../profile/profile.js';
import type { SectionsInput } from '../sections/sections-input.js';
import { educationRules, projectRules, workRules } from './import-rules.js';
import { importedLanguages } from './imported-languages.js';
import { importedList } from './imported-list.js';
import { importedPersonalInfo } from './imported-personal-info.js';
import { importedSkills } from './imported-skills.js';
import { knownSkills } from './read-skills.js';
import { toResumeContent } from './to-json-resume.js';
import { unsupportedFields } from './unsupported-fields.js';

/** A resume to import, and the strategy. */
export interface ResumeImport {
  readonly read: ReadResume;
  readonly strategy: ImportStrategy;
  /** The email of the account. */
  readonly accountEmail?: string | undefined;
}

/** The sections after an import, and what was left out of the resume. */
export interface SectionsOfResume {
  readonly sections: SectionsInput;
  readonly leftOut: readonly OmittedPart[];
}

/**
 * Returns the sections that an import leads to (docs/decisions/015-json-resume.md). `today` is the current day (UTC),
 * as an ISO date.
 */
export function sectionsOfResume(
  { read, strategy, accountEmail }: ResumeImport,
  present: ProfileState,
  today: string,
): SectionsOfResume {
  const { resume: file } = read;
  const { resume: own } = readResume(toResumeContent(present));
  const unread = new Set(read.leftOut.map(({ path }) => path));
  const known = knownSkills([...present.experiences, ...present.projects]);
  const reading = { today, known, byCustom: strategy === 'replace', isUnread: (path: string) => unread.has(path) };

  const info = importedPersonalInfo({
    file: file.basics,
    own: own.basics,
    present: present.personalInfo,
    strategy,
    accountEmail,
  });
  const work = importedList(
    { file: file.work, own: own.work, present: present.experiences, strategy },
    workRules(reading),
  );
  const education = importedList(
    { file: file.education, own: own.education, present: present.educations, strategy },
    educationRules(reading),
  );
  const projects = importedList(
    { file: file.projects, own: own.projects, present: present.projects, strategy },
    projectRules(reading),
  );
  const skills = importedSkills({ file: file.skills, own: own.skills, strategy }, present.skills);
  const languages = importedLanguages({ file: file.languages, own: own.languages, strategy }, present.preferences);
  return {
    sections: {
      personalInfo: info.section,
      experiences: work.items,
      educations: education.items,
      projects: projects.items,
      skills: skills.section,
      preferences: languages.section,
    },
    leftOut: named(
      [read, info, work, education, projects, skills, languages]
        .flatMap((part) => part.leftOut)
        .concat(unsupportedFields(file)),
    ),
  };
}

/** The maximum number of left-out parts that are named. */
const MAX_NAMED = 200;

const named = (leftOut: readonly OmittedPart[]): readonly OmittedPart[] =>
  leftOut.length <= MAX_NAMED
    ? leftOut
    : [
        ...leftOut.slice(0, MAX_NAMED),
        { path: '', message: `${String(leftOut.length - MAX_NAMED)} more parts are not imported.` },
      ];
