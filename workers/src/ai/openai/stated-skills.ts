import type { SkillsByCategory } from '@trackrecord/contracts';
import { z } from 'zod';
import { shortLines } from './written.js';

const named = z.array(z.string());

/** Skills by category as a model is asked for them. */
export const skillsAnswer = z.object({
  technical: named.describe(
    'programming languages, libraries, frameworks, databases, protocols, engineering and data methods',
  ),
  tools: named.describe(
    'named products: cloud services, platforms, applications, office and design software, instruments',
  ),
  domain: named.describe('fields and business practice'),
  soft: named.describe('leadership, teamwork, negotiation and the like, only where said in words'),
});

/** What a model is told about naming skills. */
export const SKILLS_TASK =
  'List the skills that the description names, each once, in the words that stand there with the usual capitals, in the one category that fits best; an empty list where there is none. Do not list what is merely implied.';

/** The longest list of a category (contracts, `skillsByCategory`). */
const MOST_OF_A_CATEGORY = 200;

/** Of the skills a model names those that stand in the text, word for word; the others it made up. */
export function statedSkills(text: string, answer: z.infer<typeof skillsAnswer>): SkillsByCategory {
  const stated = (names: readonly string[]) =>
    shortLines(names, MOST_OF_A_CATEGORY).filter((name) => isStated(text, name));
  const { technical, tools, domain, soft } = answer;
  const found = { technical: stated(technical), tools: stated(tools), domain: stated(domain), soft: stated(soft) };
  return Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0));
}

/** Whether a text holds a name as whole words, in any spelling of upper and lower case, spaces and hyphens. */
export function isStated(text: string, name: string): boolean {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .map(literally);
  if (words.join('') === '') return false;
  // A sign that belongs to a name is no border of it: there is no C in C++, and no Node in Node.js.
  return new RegExp(`(?<![\\p{L}\\p{N}_])${words.join('[\\s-]+')}(?![\\p{L}\\p{N}_+#]|\\.\\p{L})`, 'iu').test(text);
}

const literally = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
