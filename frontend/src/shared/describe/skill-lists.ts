import type { Experience, Project, SkillsByCategory } from '@trackrecord/contracts';

/** Returns the skills of all categories in order. */
export const flattenSkills = (skills: SkillsByCategory | undefined): readonly string[] =>
  Object.values(skills ?? {}).flat();

/** Returns true if the list contains the skill (case-insensitive). */
export function hasSkill(list: readonly string[], skill: string): boolean {
  const key = skill.toLowerCase();
  return list.some((known) => known.toLowerCase() === key);
}

/** Appends skills to a list, without duplicates (case-insensitive). */
export const mergeSkills = (list: readonly string[], added: readonly string[]): readonly string[] =>
  added.reduce((known, skill) => (hasSkill(known, skill) ? known : [...known, skill]), list);

/** Adds skills by category, without duplicates. */
export function mergeByCategory(skills: SkillsByCategory, found: SkillsByCategory): SkillsByCategory {
  const known = flattenSkills(skills);
  const added = Object.entries(found).map(([category, list]) => [
    category,
    [...(skills[category as keyof SkillsByCategory] ?? []), ...list.filter((skill) => !hasSkill(known, skill))],
  ]);
  return { ...skills, ...(Object.fromEntries(added) as SkillsByCategory) };
}

export const removeSkill = (skills: SkillsByCategory, skill: string): SkillsByCategory =>
  Object.fromEntries(
    Object.entries(skills).map(([category, list]) => [category, list.filter((other) => other !== skill)]),
  );

export const removeSkills = (skills: SkillsByCategory, removed: readonly string[]): SkillsByCategory =>
  removed.reduce(removeSkill, skills);

interface EntriesWithSkills {
  readonly experiences?: readonly Pick<Experience, 'skills'>[] | undefined;
  readonly projects?: readonly Pick<Project, 'skills'>[] | undefined;
}

/** Returns the skills of all work experience and projects, without duplicates. */
export const collectDetectedSkills = ({ experiences = [], projects = [] }: EntriesWithSkills): readonly string[] =>
  mergeSkills(
    [],
    [...experiences, ...projects].flatMap(({ skills }) => flattenSkills(skills)),
  );
