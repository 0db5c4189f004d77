import { CONJUNCTIONS } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { isPhraseEnd } from './phrase.js';
import { findSkill } from './skill-trie.js';
import type { Token } from './tokens.js';

const MAX_LIST_MEMBERS = 5;
/** The tokens between two entries of a list, such as a comma and "and". */
const MAX_SEPARATOR_TOKENS = 2;

/**
 * Finds the skills of a list with a shared word: the last one in "unit, integration and regression testing", the first
 * one in "Google Docs, Sheets and Slides". Ignores words that already belong to a name.
 */
export function findSharedWordSkills(tokens: readonly Token[], namedSkills: readonly Occurrence[]): Occurrence[] {
  const usedTokens = new Set(namedSkills.flatMap(({ first, last }) => tokens.slice(first, last + 1)));
  return namedSkills
    .filter(({ first, last }) => first !== last)
    .flatMap((occurrence) => [
      ...walkList(tokens, occurrence, usedTokens, -1),
      ...walkList(tokens, occurrence, usedTokens, 1),
    ]);
}

/** Walks over the entries of a list from one end of a name, backwards (-1) or forwards (1). */
function walkList(
  tokens: readonly Token[],
  { first, last, verdict }: Occurrence,
  usedTokens: ReadonlySet<Token>,
  step: -1 | 1,
): Occurrence[] {
  const sharedKey = tokens[step === 1 ? first : last]?.key ?? '';
  const occurrences: Occurrence[] = [];
  let memberIndex = skipSeparator(tokens, (step === 1 ? last : first) + step, step);
  while (occurrences.length < MAX_LIST_MEMBERS && memberIndex !== undefined) {
    const word = tokens[memberIndex];
    if (!word || usedTokens.has(word) || (step === 1 && !isPhraseEnd(tokens, memberIndex))) break;
    const skill = findSkill(step === 1 ? [sharedKey, word.key] : [word.key, sharedKey]);
    if (!skill) break;
    occurrences.push({ skill, first: memberIndex, last: memberIndex, verdict });
    memberIndex = skipSeparator(tokens, memberIndex + step, step);
  }
  return occurrences;
}

/** Returns the position of the word after a conjunction, comma or slash; undefined if there is none. */
function skipSeparator(tokens: readonly Token[], start: number, step: -1 | 1): number | undefined {
  let index = start;
  while (Math.abs(index - start) < MAX_SEPARATOR_TOKENS && isSeparator(tokens[index])) index += step;
  return index !== start && tokens[index]?.kind === 'word' ? index : undefined;
}

/** Returns true if a token may separate the entries of a list. */
function isSeparator(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'slash' || token.text.trim() === ',' || CONJUNCTIONS.has(token.key));
}
