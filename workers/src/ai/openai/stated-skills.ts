import type { SkillsByCategory } from '@trackrecord/contracts';
import { z } from 'zod';
import { StatedNames } from '../rules/skills/stated-names.js';
import { findCanonicalSkill, toNameKey } from '../rules/skills/taxonomy.js';
import { cleanLines } from './model-text.js';

const skillNames = z.array(z.string());

/** The schema of skills in responses. */
export const skillsSchema = z.object({
  technical: skillNames.describe(
    'programming languages, libraries, frameworks, databases, protocols, engineering and data methods',
  ),
  tools: skillNames.describe(
    'named products: cloud services, platforms, applications, office and design software, instruments',
  ),
  domain: skillNames.describe('fields and business practice'),
  soft: skillNames.describe('leadership, teamwork, negotiation and the like, only where said in words'),
});

export const SKILLS_INSTRUCTIONS =
  'List the skills that the description names, each once, in the words that stand there with the usual capitals, in the one category that fits best; an empty list where there is none. Do not list what is merely implied.';

/** Maximum skills per category (contracts, `skillsByCategory`). */
const MAX_PER_CATEGORY = 200;

const CATEGORIES = ['technical', 'tools', 'domain', 'soft'] as const;

/**
 * Keeps the skills that the text states and its author has; the model invented the others, or missed that they are
 * denied, wished for or another person's. Skills of the taxonomy get their canonical name and category.
 */
export function keepStatedSkills(text: string, response: z.infer<typeof skillsSchema>): SkillsByCategory {
  const statedNames = new StatedNames(text);
  const skills: SkillsByCategory = {};
  const seenKeys = new Set<string>();
  for (const responseCategory of CATEGORIES) {
    for (const responseName of cleanLines(response[responseCategory], MAX_PER_CATEGORY)) {
      const { name, category } = findCanonicalSkill(responseName) ?? { name: responseName, category: responseCategory };
      const names = (skills[category] ??= []);
      const key = toNameKey(name);
      if (seenKeys.has(key) || names.length === MAX_PER_CATEGORY || !statedNames.has(responseName)) continue;
      seenKeys.add(key);
      names.push(name);
    }
  }
  return Object.fromEntries(Object.entries(skills).filter(([, names]) => names.length > 0));
}
