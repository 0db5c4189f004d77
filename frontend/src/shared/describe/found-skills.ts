import type { Experience, Project, SkillsByCategory } from '@trackrecord/contracts';

/** The skills of an entry, whatever their category, in order. */
export const skillsIn = (skills: SkillsByCategory | undefined): readonly string[] => Object.values(skills ?? {}).flat();

const isIn = (list: readonly string[], skill: string): boolean =>
  list.some((known) => known.toLowerCase() === skill.toLowerCase());

/** The list with further skills at its end, none twice in any spelling of upper and lower case. */
export const withSkills = (list: readonly string[], more: readonly string[]): readonly string[] =>
  more.reduce((known, skill) => (isIn(known, skill) ? known : [...known, skill]), list);

/** Whether a list holds a skill, in any spelling of upper and lower case. */
export const hasSkill = isIn;

/** Skills by category with further ones, none twice. */
export function withFound(skills: SkillsByCategory, found: SkillsByCategory): SkillsByCategory {
  const known = skillsIn(skills);
  const added = Object.entries(found).map(([category, list]) => [
    category,
    [...(skills[category as keyof SkillsByCategory] ?? []), ...list.filter((skill) => !isIn(known, skill))],
  ]);
  return { ...skills, ...(Object.fromEntries(added) as SkillsByCategory) };
}

/** Skills by category without one. */
export const withoutSkill = (skills: SkillsByCategory, skill: string): SkillsByCategory =>
  Object.fromEntries(
    Object.entries(skills).map(([category, list]) => [category, list.filter((other) => other !== skill)]),
  );

/** Skills by category without several. */
export const withoutSkills = (skills: SkillsByCategory, gone: readonly string[]): SkillsByCategory =>
  gone.reduce(withoutSkill, skills);

interface Described {
  readonly experiences?: readonly Pick<Experience, 'skills'>[] | undefined;
  readonly projects?: readonly Pick<Project, 'skills'>[] | undefined;
}

/** Every skill found in the descriptions of work experience and projects. */
export const foundSkills = ({ experiences = [], projects = [] }: Described): readonly string[] =>
  withSkills(
    [],
    [...experiences, ...projects].flatMap(({ skills }) => skillsIn(skills)),
  );
