import { type ImportStrategy, type OmittedValue, type ReadResumeResult, readResume } from '@trackrecord/contracts';
import type { SectionsInput } from '../sections/sections-input.js';
import { createEducationRules, createProjectRules, createWorkRules } from './import-rules.js';
import { importLanguages } from './import-languages.js';
import { importList } from './import-list.js';
import { importPersonalInfo } from './import-personal-info.js';
import { importSkills } from './import-skills.js';
import { groupCategoriesBySkill } from './parse-skills.js';
import { type ResumeSections, toResumeContent } from './to-json-resume.js';
import { findUnsupportedFields } from './unsupported-fields.js';

/** A resume to import, and the strategy. */
export interface ResumeImport {
  readonly readResult: ReadResumeResult;
  readonly strategy: ImportStrategy;
  /** The email of the account. */
  readonly accountEmail?: string | undefined;
}

/** The sections after an import, and what was left out of the resume. */
export interface ImportedSections {
  readonly sections: SectionsInput;
  readonly leftOut: readonly OmittedValue[];
}

/**
 * Returns the sections that an import leads to (docs/decisions/015-json-resume.md). `today` is the current day (UTC),
 * as an ISO date.
 */
export function importSections(
  { readResult, strategy, accountEmail }: ResumeImport,
  currentState: ResumeSections,
  today: string,
): ImportedSections {
  const { resume: fileResume } = readResult;
  const { resume: exportedResume } = readResume(toResumeContent(currentState));
  const unreadablePaths = new Set(readResult.leftOut.map(({ path }) => path));
  const categoriesBySkill = groupCategoriesBySkill([...currentState.experiences, ...currentState.projects]);
  const options = {
    today,
    categoriesBySkill: categoriesBySkill,
    isOngoingWithoutEnd: strategy === 'replace',
    isUnreadable: (path: string) => unreadablePaths.has(path),
  };

  const info = importPersonalInfo({
    fileBasics: fileResume.basics,
    exportedBasics: exportedResume.basics,
    currentInfo: currentState.personalInfo,
    strategy,
    accountEmail,
  });
  const work = importList(
    {
      fileEntries: fileResume.work,
      exportedEntries: exportedResume.work,
      currentItems: currentState.experiences,
      strategy,
    },
    createWorkRules(options),
  );
  const education = importList(
    {
      fileEntries: fileResume.education,
      exportedEntries: exportedResume.education,
      currentItems: currentState.educations,
      strategy,
    },
    createEducationRules(options),
  );
  const projects = importList(
    {
      fileEntries: fileResume.projects,
      exportedEntries: exportedResume.projects,
      currentItems: currentState.projects,
      strategy,
    },
    createProjectRules(options),
  );
  const skills = importSkills(
    { fileSection: fileResume.skills, exportedSection: exportedResume.skills, strategy },
    currentState.skills,
  );
  const languages = importLanguages(
    { fileSection: fileResume.languages, exportedSection: exportedResume.languages, strategy },
    currentState.preferences,
  );
  return {
    sections: {
      personalInfo: info.section,
      experiences: work.items,
      educations: education.items,
      projects: projects.items,
      skills: skills.section,
      preferences: languages.section,
    },
    leftOut: limitLeftOut(
      [readResult, info, work, education, projects, skills, languages]
        .flatMap((part) => part.leftOut)
        .concat(findUnsupportedFields(fileResume)),
    ),
  };
}

/** The maximum number of left-out parts that are named. */
const MAX_REPORTED = 200;

const limitLeftOut = (leftOut: readonly OmittedValue[]): readonly OmittedValue[] =>
  leftOut.length <= MAX_REPORTED
    ? leftOut
    : [
        ...leftOut.slice(0, MAX_REPORTED),
        { path: '', message: `${String(leftOut.length - MAX_REPORTED)} more parts are not imported.` },
      ];
