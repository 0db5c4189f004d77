import { judgeMatch, type Verdict } from './judge-match.js';
import type { NameRule } from './name-rules.js';
import { matchNames, removeVersion, type Match } from './skill-trie.js';
import type { Skill } from './taxonomy.js';
import type { Token } from './tokens.js';

/** A skill name in a text, from token `first` to `last` inclusive. */
export interface Occurrence {
  readonly skill: Skill;
  readonly first: number;
  readonly last: number;
  readonly verdict: Verdict;
  readonly rule?: NameRule | undefined;
}

/** Finds the names in a text from left to right, without overlaps, preferring the longest. */
export function findOccurrences(tokens: readonly Token[]): Occurrence[] {
  const isAllCaps = !tokens.some(({ text }) => /\p{Ll}{3}/u.test(text));
  const occurrences: Occurrence[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const occurrence = findOccurrenceAt(tokens, first, isAllCaps);
    if (!occurrence) continue;
    occurrences.push(occurrence);
    first = occurrence.last;
  }
  return occurrences;
}

function findOccurrenceAt(tokens: readonly Token[], first: number, isAllCaps: boolean): Occurrence | undefined {
  for (const match of matchNames(tokens, first)) {
    if (!hasSameForm(tokens, first, match)) continue;
    const { skill, last, rule } = match;
    const verdict = judgeMatch(tokens, first, match, isAllCaps);
    if (verdict !== 'no') return { skill, first, last, verdict, rule };
  }
  return undefined;
}

/**
 * Returns true if a word has the form of the name. Product names have no plural, and ambiguous names have only one
 * form: a window is not Windows, a canvas is not Canva.
 */
function hasSameForm(tokens: readonly Token[], first: number, { name, last, skill, rule }: Match): boolean {
  if (first !== last || skill.category === 'domain' || skill.category === 'soft') return true;
  const writtenWord = tokens[first]?.text.toLowerCase().replace(/['’]s$/u, '') ?? '';
  const lowerCaseName = name.toLowerCase();
  const text = writtenWord === lowerCaseName ? writtenWord : removeVersion(writtenWord);
  if (rule) return text === lowerCaseName;
  return (
    skill.category === 'technical' ||
    lowerCaseName.endsWith('s') ||
    !/^\p{Lu}.*\p{Ll}/u.test(name) ||
    text === lowerCaseName
  );
}
