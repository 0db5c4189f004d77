import type { Experience, Project, SkillsByCategory } from '@trackrecord/contracts';
import { toSkillKey } from '@trackrecord/contracts/skill-text';

/** Returns the skills of all categories in order. */
export const flattenSkills = (skills: SkillsByCategory | undefined): readonly string[] =>
  Object.values(skills ?? {}).flat();

/** Returns true if the list contains the skill, in any case and spelling of blanks and letters. */
export function hasSkill(list: readonly string[], skill: string): boolean {
  const key = toSkillKey(skill);
  return list.some((item) => toSkillKey(item) === key);
}

/** Appends skills to a list, without duplicates. */
export const mergeSkills = (list: readonly string[], newSkills: readonly string[]): readonly string[] =>
  newSkills.reduce((merged, skill) => (hasSkill(merged, skill) ? merged : [...merged, skill]), list);

/** Adds skills by category, without duplicates. */
export function mergeByCategory(skills: SkillsByCategory, newSkills: SkillsByCategory): SkillsByCategory {
  const currentSkills = flattenSkills(skills);
  const changedCategories = Object.entries(newSkills).map(([category, list]) => [
    category,
    [...(skills[category as keyof SkillsByCategory] ?? []), ...list.filter((skill) => !hasSkill(currentSkills, skill))],
  ]);
  return { ...skills, ...(Object.fromEntries(changedCategories) as SkillsByCategory) };
}

export const removeSkill = (skills: SkillsByCategory, skill: string): SkillsByCategory =>
  Object.fromEntries(
    Object.entries(skills).map(([category, list]) => [category, list.filter((other) => other !== skill)]),
  );

/** Returns the skill alone, in its category. */
export const pickSkill = (skills: SkillsByCategory, skill: string): SkillsByCategory =>
  Object.fromEntries(
    Object.entries(skills).map(([category, list]) => [category, list.filter((other) => other === skill)]),
  );

export const removeSkills = (skills: SkillsByCategory, skillsToRemove: readonly string[]): SkillsByCategory =>
  skillsToRemove.reduce(removeSkill, skills);

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
