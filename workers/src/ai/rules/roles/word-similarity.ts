import { memoizeByWord } from '../words/memoize-by-word.js';

const getTrigrams = memoizeByWord((word): ReadonlySet<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_none, index) => padded.slice(index, index + 3)));
});

/** Limits that distinguish typos and endings from other words (account, accountant). */
const MIN_SIMILARITY = 0.65;
const MAX_LENGTH_DIFFERENCE = 2;

/** Returns 1 for the same word, slightly less for typos and other endings, 0 for different words. */
export function getWordSimilarity(left: string, right: string): number {
  if (left === right) return 1;
  if (Math.abs(left.length - right.length) > MAX_LENGTH_DIFFERENCE) return 0;
  const leftTrigrams = getTrigrams(left);
  const rightTrigrams = getTrigrams(right);
  const sharedCount = [...leftTrigrams].filter((trigram) => rightTrigrams.has(trigram)).length;
  const diceCoefficient = (2 * sharedCount) / (leftTrigrams.size + rightTrigrams.size);
  return diceCoefficient < MIN_SIMILARITY ? 0 : diceCoefficient;
}
