import type { SkillsByCategory } from '@trackrecord/contracts';
import { detectNamedSkills } from '../rules/skills/detect-skills.js';
import { type Skill, SKILLS } from '../rules/skills/taxonomy.js';
import { splitWords } from './words.js';

const SKILL_BY_NAME: ReadonlyMap<string, Skill> = new Map(SKILLS.map((skill) => [skill.name, skill]));

export const getNames = (skills: SkillsByCategory): readonly string[] => Object.values(skills).flat();

/** Returns all names of a skill, its own first. */
export const getAliases = (name: string): readonly string[] => [name, ...(SKILL_BY_NAME.get(name)?.aliases ?? [])];

/**
 * Returns the lower-case words of all names of the products and technologies in a text: for "k8s" also "kubernetes".
 * The names of a practice differ in what they say: who cleaned offices has not cleaned schools.
 */
export function getSkillWords(text: string): ReadonlySet<string> {
  const { technical = [], tools = [] } = detectNamedSkills(text);
  return new Set(
    [...technical, ...tools].flatMap((name) =>
      getAliases(name).flatMap((alias) => splitWords(alias).map(({ lower }) => lower)),
    ),
  );
}
