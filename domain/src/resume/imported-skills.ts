import {
  distinctNonEmpty,
  type ImportStrategy,
  type OmittedPart,
  MAX_SKILLS,
  type ReadableResume,
} from '@trackrecord/contracts';
import equal from 'fast-deep-equal';

/** A part of a resume beside what is there. */
export interface SideBySide<Part> {
  readonly file: Part | undefined;
  /** What our own export says of what is there. */
  readonly own: Part | undefined;
  readonly strategy: ImportStrategy;
}

/** A section as it is wanted after an import. */
export interface Imported<Section> {
  /** Absent where the resume says nothing of it. */
  readonly section: Section | undefined;
  readonly leftOut: readonly OmittedPart[];
}

type Skills = NonNullable<ReadableResume['skills']>;

/** A skill of JSON Resume is a skill, and what it is about are, too. */
const skillsIn = (skills: Skills): string[] =>
  distinctNonEmpty(skills.flatMap(({ name, keywords = [] }) => [...(name === undefined ? [] : [name]), ...keywords]));

/** The skills after an import: under `merge` those of the file that are new come behind those there are. */
export function importedSkills(
  { file, own = [], strategy }: SideBySide<Skills>,
  present: readonly string[],
): Imported<readonly string[]> {
  const said = file && skillsIn(file);
  if (said === undefined || (said.length === 0 && file?.length !== 0)) return { section: undefined, leftOut: [] };
  if (equal(said, skillsIn(own))) return { section: present, leftOut: [] };
  const stay = strategy === 'merge' ? present : [];
  const known = new Set(stay.map((skill) => skill.toLowerCase()));
  const come = said.filter((skill) => !known.has(skill.toLowerCase()));
  const room = Math.max(0, MAX_SKILLS - stay.length);
  const spare = come.length - room;
  return {
    section: [...stay, ...come.slice(0, room)],
    leftOut:
      spare > 0
        ? [
            {
              path: 'skills',
              message: `A profile can have up to ${String(MAX_SKILLS)} skills: ${String(spare)} are not imported.`,
            },
          ]
        : [],
  };
}
