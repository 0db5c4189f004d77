import { judge, type Verdict } from './judge.js';
import type { NameRule } from './name-rules.js';
import { namesAt, withoutVersion, type Match } from './skill-trie.js';
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
    const { skill, last, rule } = match;
    const verdict = judge(tokens, first, match, shouted);
    if (verdict !== 'no') return { skill, first, last, verdict, rule };
  }
  return undefined;
}

/** A product's name has no plural, and an ambiguous name one form: a window is not Windows, and a canvas not Canva. */
function sameForm(tokens: readonly Token[], first: number, { alias, last, skill, rule }: Match): boolean {
  if (first !== last || skill.category === 'domain' || skill.category === 'soft') return true;
  const written = tokens[first]?.text.toLowerCase().replace(/['’]s$/u, '') ?? '';
  const name = alias.toLowerCase();
  const text = written === name ? written : withoutVersion(written);
  if (rule) return text === name;
  return skill.category === 'technical' || name.endsWith('s') || !/^\p{Lu}.*\p{Ll}/u.test(alias) || text === name;
}
