import { toWordKeys } from './cues.js';
import { getWordAt } from './phrase.js';
import type { Token } from './tokens.js';

/** Words between two letters of an enumeration: "plan B and C", "from A to C". */
const LINKS = toWordKeys('and or to through versus vs');
/** Letters that are languages too: "C and R" alone is no enumeration. */
const LANGUAGES: ReadonlySet<string> = new Set(['C', 'R']);
/** The maximum number of letters that are looked at on each side. */
const MAX_LETTERS = 8;

/**
 * Returns true if a letter is one of several that name things: "plan B and C", "sections A, B and C". A language has
 * other names beside it.
 */
export const isEnumeratedLetter = (tokens: readonly Token[], index: number): boolean =>
  [-1, 1].some((direction) => leadsToLetter(tokens, index, direction));

function leadsToLetter(tokens: readonly Token[], from: number, direction: number): boolean {
  let index = from;
  for (let count = 0; count < MAX_LETTERS; count += 1) {
    const next = [2, 3].map((distance) => index + direction * distance).find((to) => isLinked(tokens, index, to));
    if (next === undefined) return false;
    if (!LANGUAGES.has(tokens[next]?.text ?? '')) return true;
    index = next;
  }
  return false;
}

/** Returns true if only links, commas and slashes are between two tokens, and the second one is a capital letter. */
function isLinked(tokens: readonly Token[], from: number, to: number): boolean {
  const letter = getWordAt(tokens, to)?.text ?? '';
  // "I" is the author.
  if (!/^\p{Lu}$/u.test(letter) || letter === 'I') return false;
  const between = tokens.slice(Math.min(from, to) + 1, Math.max(from, to));
  return between.every(({ kind, key }) => kind === 'pause' || kind === 'slash' || LINKS.has(key));
}
