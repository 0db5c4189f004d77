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
  const isAllCaps = isInCapitals(tokens);
  const occurrences: Occurrence[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const [occurrence] = findOccurrencesAt(tokens, first, isAllCaps);
    if (!occurrence) continue;
    occurrences.push(occurrence);
    first = occurrence.last;
  }
  return occurrences;
}

/** Finds all names in a text, also those within longer names. */
export function findOverlappingOccurrences(tokens: readonly Token[]): readonly Occurrence[] {
  const isAllCaps = isInCapitals(tokens);
  return tokens.flatMap((_token, first) => [...findOccurrencesAt(tokens, first, isAllCaps)]);
}

const isInCapitals = (tokens: readonly Token[]): boolean => !tokens.some(({ text }) => /\p{Ll}{3}/u.test(text));

/** Yields the names that start at a token, longest first. */
function* findOccurrencesAt(tokens: readonly Token[], first: number, isAllCaps: boolean): Generator<Occurrence> {
  for (const match of matchNames(tokens, first)) {
    if (!hasSameForm(tokens, first, match)) continue;
    const { skill, last, rule } = match;
    const verdict = judgeMatch(tokens, first, match, isAllCaps);
    if (verdict !== 'no') yield { skill, first, last, verdict, rule };
  }
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
