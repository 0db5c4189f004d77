import type { SkillsByCategory } from '@trackrecord/contracts';
import { detectNamedSkills } from '../rules/skills/detect-skills.js';
import { type Skill, SKILLS } from '../rules/skills/taxonomy.js';
import { splitWords } from './words.js';

const SKILL_BY_NAME: ReadonlyMap<string, Skill> = new Map(SKILLS.map((skill) => [skill.name, skill]));

export const getNames = (skills: SkillsByCategory): readonly string[] => Object.values(skills).flat();

/** Returns all names of a skill, its own first. */
export const getAliases = (name: string): readonly string[] => [name, ...(SKILL_BY_NAME.get(name)?.aliases ?? [])];

/** Returns the lower-case words of all names of the skills in a text: for "k8s" also "kubernetes". */
export function getSkillWords(text: string): ReadonlySet<string> {
  return new Set(
    getNames(detectNamedSkills(text)).flatMap((name) =>
      getAliases(name).flatMap((alias) => splitWords(alias).map(({ lower }) => lower)),
    ),
  );
}
