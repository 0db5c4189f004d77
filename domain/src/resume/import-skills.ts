import {
  distinctNonEmpty,
  type ImportStrategy,
  type OmittedValue,
  MAX_SKILLS,
  type ReadableResume,
} from '@trackrecord/contracts';
import equal from 'fast-deep-equal';

/** A section of the resume, and our export of the current section. */
export interface ImportSources<Part> {
  readonly file: Part | undefined;
  readonly exported: Part | undefined;
  readonly strategy: ImportStrategy;
}

/** A section after an import. */
export interface SectionImport<Section> {
  /** Undefined if the file has no such section; the current one if the import does not change it. */
  readonly section: Section | undefined;
  readonly leftOut: readonly OmittedValue[];
}

type Skills = NonNullable<ReadableResume['skills']>;

/** Returns the skills of JSON Resume and their keywords as one list. */
const toSkillNames = (skills: Skills): string[] =>
  distinctNonEmpty(skills.flatMap(({ name, keywords = [] }) => [...(name === undefined ? [] : [name]), ...keywords]));

/** Returns the skills after an import. `merge` appends the new skills of the file. */
export function importSkills(
  { file, exported = [], strategy }: ImportSources<Skills>,
  current: readonly string[],
): SectionImport<readonly string[]> {
  const skills = file && toSkillNames(file);
  if (skills === undefined || (skills.length === 0 && file?.length !== 0)) return { section: undefined, leftOut: [] };
  if (equal(skills, toSkillNames(exported))) return { section: current, leftOut: [] };
  const remaining = strategy === 'merge' ? current : [];
  const known = new Set(remaining.map((skill) => skill.toLowerCase()));
  const added = skills.filter((skill) => !known.has(skill.toLowerCase()));
  const freeSlots = Math.max(0, MAX_SKILLS - remaining.length);
  const excess = added.length - freeSlots;
  return {
    section: [...remaining, ...added.slice(0, freeSlots)],
    leftOut:
      excess > 0
        ? [
            {
              path: 'skills',
              message: `A profile can have up to ${String(MAX_SKILLS)} skills: ${String(excess)} are not imported.`,
            },
          ]
        : [],
  };
}
