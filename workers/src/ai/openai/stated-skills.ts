import type { SkillsByCategory } from '@trackrecord/contracts';
import { z } from 'zod';
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

/** Keeps the skills that the text states literally; the model invented the others. */
export function keepStatedSkills(text: string, response: z.infer<typeof skillsSchema>): SkillsByCategory {
  const keepStated = (names: readonly string[]) =>
    cleanLines(names, MAX_PER_CATEGORY).filter((name) => mentionsSkill(text, name));
  const { technical, tools, domain, soft } = response;
  const statedSkills = {
    technical: keepStated(technical),
    tools: keepStated(tools),
    domain: keepStated(domain),
    soft: keepStated(soft),
  };
  return Object.fromEntries(Object.entries(statedSkills).filter(([, names]) => names.length > 0));
}

/** Returns true if a text contains a name as whole words, ignoring case, spaces and hyphens. */
export function mentionsSkill(text: string, name: string): boolean {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .map(escapeRegExp);
  if (words.join('') === '') return false;
  // Signs may belong to a name: C++ does not mention C, nor Node.js Node.
  return new RegExp(`(?<![\\p{L}\\p{N}_])${words.join('[\\s-]+')}(?![\\p{L}\\p{N}_+#]|\\.\\p{L})`, 'iu').test(text);
}

const escapeRegExp = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
