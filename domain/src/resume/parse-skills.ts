import {
  distinctNonEmpty,
  MAX_SKILLS_PER_CATEGORY,
  type OmittedValue,
  type SkillsByCategory,
  toSkillKey,
} from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import { SKILL_CATEGORIES, toKeywords, toResumeSkills } from './to-resume-entries.js';

/** The categories of known skills, by `toSkillKey`. */
export type CategoriesBySkill = ReadonlyMap<string, readonly (keyof SkillsByCategory)[]>;

/** Returns the skills in the items of a profile with their categories. */
export function groupCategoriesBySkill(
  items: readonly { readonly skills?: SkillsByCategory | undefined }[],
): CategoriesBySkill {
  const categoriesBySkill = new Map<string, (keyof SkillsByCategory)[]>();
  for (const { skills } of items)
    for (const category of SKILL_CATEGORIES)
      for (const skill of skills?.[category] ?? []) {
        const categories = categoriesBySkill.get(toSkillKey(skill)) ?? [];
        if (!categories.includes(category)) categoriesBySkill.set(toSkillKey(skill), [...categories, category]);
      }
  return categoriesBySkill;
}

interface ReadableSkills {
  readonly keywords?: readonly string[] | undefined;
  readonly skills?: SkillsByCategory | undefined;
}

/**
 * Returns the skills of an item by category. The standard `keywords` decide which skills there are. If our property
 * `skills` has the same ones, it decides their categories. Otherwise each has the category that it has in `skills` or
 * in the profile; unknown skills are technical.
 */
export function parseSkills(
  { keywords, skills }: ReadableSkills,
  categoriesBySkill: CategoriesBySkill,
  path: string,
): { readonly skills: SkillsByCategory | undefined; readonly leftOut: readonly OmittedValue[] } {
  const categorySkills = toResumeSkills(skills);
  const keywordSkills = keywords && distinctNonEmpty(keywords);
  if (keywordSkills === undefined || (categorySkills && equal(toKeywords(categorySkills), keywordSkills)))
    return { skills: categorySkills, leftOut: [] };
  const itemCategories = groupCategoriesBySkill([{ skills: categorySkills }]);
  const skillsByCategory = SKILL_CATEGORIES.map((category) => {
    const isInCategory = (skill: string): boolean =>
      (itemCategories.get(toSkillKey(skill)) ?? categoriesBySkill.get(toSkillKey(skill)) ?? ['technical']).includes(
        category,
      );
    return [category, keywordSkills.filter(isInCategory)] as const;
  });
  const exceedsCategoryLimit = skillsByCategory.some(([, list]) => list.length > MAX_SKILLS_PER_CATEGORY);
  return {
    skills: toResumeSkills(
      Object.fromEntries(
        skillsByCategory.map(([category, list]) => [category, list.slice(0, MAX_SKILLS_PER_CATEGORY)]),
      ),
    ),
    leftOut: exceedsCategoryLimit
      ? [{ path: `${path}.keywords`, message: `Only ${String(MAX_SKILLS_PER_CATEGORY)} skills of each kind are kept.` }]
      : [],
  };
}
