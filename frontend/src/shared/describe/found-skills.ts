import type { Experience, Project, SkillsByCategory } from '@trackrecord/contracts';

/** The skills of an entry, whatever their category, in order. */
export const skillsIn = (skills: SkillsByCategory | undefined): readonly string[] => Object.values(skills ?? {}).flat();

const includesSkill = (list: readonly string[], skill: string): boolean =>
  list.some((known) => known.toLowerCase() === skill.toLowerCase());

/** The list with further skills at its end, none twice in any spelling of upper and lower case. */
export const withSkills = (list: readonly string[], more: readonly string[]): readonly string[] =>
  more.reduce((known, skill) => (includesSkill(known, skill) ? known : [...known, skill]), list);

/** Whether a list holds a skill, in any spelling of upper and lower case. */
export const hasSkill = includesSkill;

/** Skills by category with further ones, none twice. */
export function mergeByCategory(skills: SkillsByCategory, found: SkillsByCategory): SkillsByCategory {
  const known = skillsIn(skills);
  const added = Object.entries(found).map(([category, list]) => [
    category,
    [...(skills[category as keyof SkillsByCategory] ?? []), ...list.filter((skill) => !includesSkill(known, skill))],
  ]);
  return { ...skills, ...(Object.fromEntries(added) as SkillsByCategory) };
}

/** Skills by category without one. */
export const removeSkill = (skills: SkillsByCategory, skill: string): SkillsByCategory =>
  Object.fromEntries(
    Object.entries(skills).map(([category, list]) => [category, list.filter((other) => other !== skill)]),
  );

/** Skills by category without several. */
export const removeSkills = (skills: SkillsByCategory, removed: readonly string[]): SkillsByCategory =>
  removed.reduce(removeSkill, skills);

interface EntriesWithSkills {
  readonly experiences?: readonly Pick<Experience, 'skills'>[] | undefined;
  readonly projects?: readonly Pick<Project, 'skills'>[] | undefined;
}

/** Every skill found in the descriptions of work experience and projects. */
export const foundSkills = ({ experiences = [], projects = [] }: EntriesWithSkills): readonly string[] =>
  withSkills(
    [],
    [...experiences, ...projects].flatMap(({ skills }) => skillsIn(skills)),
  );
