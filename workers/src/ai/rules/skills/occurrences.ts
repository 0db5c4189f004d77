import { judge, type Verdict } from './judge.js';
import { ruleFor } from './name-rules.js';
import { namesAt, type Match } from './skill-trie.js';
import type { Skill } from './taxonomy.js';
import type { Token } from './tokens.js';

/** A skill named between two tokens of a text, both within. */
export interface Occurrence {
  readonly skill: Skill;
  readonly first: number;
  readonly last: number;
  readonly verdict: Verdict;
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
    const verdict = judge(tokens, first, match, ruleFor(match.alias), shouted);
    if (verdict !== 'no') return { skill: match.skill, first, last: match.last, verdict };
  }
  return undefined;
}

/** A product's name of one word keeps its ending, and so does each name with a rule: a window is not Windows. */
function sameForm(tokens: readonly Token[], first: number, { alias, last, skill }: Match): boolean {
  const text = tokens[first]?.text.toLowerCase();
  if (first !== last || text === undefined) return true;
  const name = alias.toLowerCase();
  if (ruleFor(alias)) return text.replace(/['’]s$/u, '') === name || (name.length === 1 && text === name);
  return skill.category === 'domain' || skill.category === 'soft' || !name.endsWith('s') || text.endsWith('s');
}
