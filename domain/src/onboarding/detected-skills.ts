import type { SkillsByCategory } from '@trackrecord/contracts';

/** How many skills of a category are remembered as noticed: as many as a list of them may hold. */
const MOST = 200;

type Category = keyof SkillsByCategory;

const listsOf = (skills: SkillsByCategory) => Object.entries(skills) as (readonly [Category, readonly string[]])[];

/** The skills that are not known yet, in whatever category and spelling of upper and lower case, as far as there is room. */
export function newSkills(known: SkillsByCategory, found: SkillsByCategory): SkillsByCategory {
  const named = new Set(listsOf(known).flatMap(([, skills]) => skills.map((skill) => skill.toLowerCase())));
  const fresh = listsOf(found).map(([category, skills]) => {
    const room = MOST - (known[category]?.length ?? 0);
    return [category, skills.filter((skill) => !named.has(skill.toLowerCase())).slice(0, room)] as const;
  });
  return Object.fromEntries(fresh.filter(([, skills]) => skills.length > 0));
}

/** The known skills with those that were found. */
export function withSkills(known: SkillsByCategory, found: SkillsByCategory): SkillsByCategory {
  const added = listsOf(newSkills(known, found)).map(([category, skills]) => [
    category,
    [...(known[category] ?? []), ...skills],
  ]);
  return { ...known, ...(Object.fromEntries(added) as SkillsByCategory) };
}
