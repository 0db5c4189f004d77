import { distinctNonEmpty, type OmittedPart, type SkillsByCategory } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import { CATEGORIES, toKeywords, toResumeSkills } from './written-entries.js';

/** How many skills of one category an item can have. */
const MOST = 200;

/** In which categories a skill is known, by its lower case. */
export type KnownSkills = ReadonlyMap<string, readonly (keyof SkillsByCategory)[]>;

/** What the items of a profile know about skills. */
export function knownSkills(items: readonly { readonly skills?: SkillsByCategory | undefined }[]): KnownSkills {
  const known = new Map<string, (keyof SkillsByCategory)[]>();
  for (const { skills } of items)
    for (const category of CATEGORIES)
      for (const skill of skills?.[category] ?? []) {
        const before = known.get(skill.toLowerCase()) ?? [];
        if (!before.includes(category)) known.set(skill.toLowerCase(), [...before, category]);
      }
  return known;
}

interface ReadableSkills {
  readonly keywords?: readonly string[] | undefined;
  readonly skills?: SkillsByCategory | undefined;
}

/**
 * The skills of an item by category. The keywords of the standard count: where our own property says the same, it tells
 * the categories; else each goes where this item or the profile knows it, or is technical.
 */
export function saidSkills(
  { keywords, skills }: ReadableSkills,
  known: KnownSkills,
  path: string,
): { readonly skills: SkillsByCategory | undefined; readonly leftOut: readonly OmittedPart[] } {
  const own = toResumeSkills(skills);
  const wanted = keywords && distinctNonEmpty(keywords);
  if (wanted === undefined || (own && equal(toKeywords(own), wanted))) return { skills: own, leftOut: [] };
  const here = knownSkills([{ skills: own }]);
  const categorised = CATEGORIES.map((category) => {
    const belongs = (skill: string): boolean =>
      (here.get(skill.toLowerCase()) ?? known.get(skill.toLowerCase()) ?? ['technical']).includes(category);
    return [category, wanted.filter(belongs)] as const;
  });
  const isTooMany = categorised.some(([, list]) => list.length > MOST);
  return {
    skills: toResumeSkills(Object.fromEntries(categorised.map(([category, list]) => [category, list.slice(0, MOST)]))),
    leftOut: isTooMany
      ? [{ path: `${path}.keywords`, message: `Only ${String(MOST)} skills of each kind are kept.` }]
      : [],
  };
}
