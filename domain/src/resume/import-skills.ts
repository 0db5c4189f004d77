import {
  distinctNonEmpty,
  type ImportStrategy,
  type OmittedValue,
  MAX_SKILLS,
  type ReadableResume,
  toSkillKey,
} from '@trackrecord/contracts';
import equal from 'fast-deep-equal';

/** A section of the resume file, and the same section in our export of the current profile. */
export interface ImportSources<Part> {
  readonly fileSection: Part | undefined;
  readonly exportedSection: Part | undefined;
  readonly strategy: ImportStrategy;
}

/** A section after an import. */
export interface SectionImport<Section> {
  /** Undefined, or the current section, if the import does not change it. */
  readonly section: Section | undefined;
  readonly leftOut: readonly OmittedValue[];
}

type Skills = NonNullable<ReadableResume['skills']>;

/** Returns the skills of JSON Resume and their keywords as one list. */
const toSkillNames = (skills: Skills): string[] =>
  distinctNonEmpty(skills.flatMap(({ name, keywords = [] }) => [...(name === undefined ? [] : [name]), ...keywords]));

/** Returns the skills after an import. `merge` appends the new skills of the file. */
export function importSkills(
  { fileSection, exportedSection = [], strategy }: ImportSources<Skills>,
  currentSkills: readonly string[],
): SectionImport<readonly string[]> {
  const skills = fileSection && toSkillNames(fileSection);
  if (skills === undefined || (skills.length === 0 && fileSection?.length !== 0))
    return { section: undefined, leftOut: [] };
  if (equal(skills, toSkillNames(exportedSection))) return { section: currentSkills, leftOut: [] };
  const remainingSkills = strategy === 'merge' ? currentSkills : [];
  const remainingKeys = new Set(remainingSkills.map((skill) => toSkillKey(skill)));
  const addedSkills = skills.filter((skill) => !remainingKeys.has(toSkillKey(skill)));
  const freeSlots = Math.max(0, MAX_SKILLS - remainingSkills.length);
  const excessCount = addedSkills.length - freeSlots;
  return {
    section: [...remainingSkills, ...addedSkills.slice(0, freeSlots)],
    leftOut:
      excessCount > 0
        ? [
            {
              path: 'skills',
              message: `A profile can have up to ${String(MAX_SKILLS)} skills: ${String(excessCount)} are not imported.`,
            },
          ]
        : [],
  };
}
