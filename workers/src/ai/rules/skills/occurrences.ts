import { judge, type Verdict } from './judge.js';
import { ruleFor, type NameRule } from './name-rules.js';
import { namesAt, type Match } from './skill-trie.js';
import type { Skill } from './taxonomy.js';
import type { Token } from './tokens.js';

/** A skill named between two tokens of a text, both within. */
export interface Occurrence {
  readonly skill: Skill;
  readonly first: number;
  readonly last: number;
  readonly verdict: Verdict;
  readonly rule?: NameRule | undefined;
}

/** The names in a text from left to right, none inside another, the longest where several begin at one word. */
export function occurrencesIn(tokens: readonly Token[]): Occurrence[] {
  const shouted = !tokens.some(({ text }) => /\p{Ll}{3}/u.test(text));
  const found: Occurrence[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const occurrence = occurrenceAt(tokens, first, shouted);
    if (!occurrence) continue;
    found.push(occurrence);
    first = occurrence.last;
  }
  return found;
}

function occurrenceAt(tokens: readonly Token[], first: number, shouted: boolean): Occurrence | undefined {
  for (const match of namesAt(tokens, first)) {
    if (!sameForm(tokens, first, match)) continue;
    const rule = ruleFor(match.alias);
    const verdict = judge(tokens, first, match, rule, shouted);
    if (verdict !== 'no') return { skill: match.skill, first, last: match.last, verdict, rule };
  }
  return undefined;
}

/** A product's name has no plural, and an ambiguous name one form: a window is not Windows, and a canvas not Canva. */
function sameForm(tokens: readonly Token[], first: number, { alias, last, skill }: Match): boolean {
  if (first !== last || skill.category === 'domain' || skill.category === 'soft') return true;
  const text = tokens[first]?.text.toLowerCase().replace(/['’]s$/u, '');
  const name = alias.toLowerCase();
  if (ruleFor(alias)) return text === name;
  return skill.category === 'technical' || name.endsWith('s') || !/^\p{Lu}.*\p{Ll}/u.test(alias) || text === name;
}
