import { memoizeByWord } from '../words/memoize-by-word.js';

const getTrigrams = memoizeByWord((word): ReadonlySet<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_none, at) => padded.slice(at, at + 3)));
});

/** Limits that distinguish typos and endings from other words (account, accountant). */
const MIN_SIMILARITY = 0.65;
const MAX_LENGTH_DIFFERENCE = 2;

/** Returns 1 for the same word, slightly less for typos and other endings, 0 for different words. */
export function getWordSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  if (Math.abs(one.length - other.length) > MAX_LENGTH_DIFFERENCE) return 0;
  const ones = getTrigrams(one);
  const others = getTrigrams(other);
  const shared = [...ones].filter((trigram) => others.has(trigram)).length;
  const dice = (2 * shared) / (ones.size + others.size);
  return dice < MIN_SIMILARITY ? 0 : dice;
}
