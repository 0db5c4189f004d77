import { remembered } from '../words/remembered.js';

const trigrams = remembered((word): ReadonlySet<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_none, at) => padded.slice(at, at + 3)));
});

/** Words that share less of their letters, or differ more in length, are other words: account, accountant. */
const SAME_WORD = 0.65;
const LENGTH_APART = 2;

/** 1 for the same word, near 1 for a slip of the pen or another ending, 0 for another word. */
export function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  if (Math.abs(one.length - other.length) > LENGTH_APART) return 0;
  const ones = trigrams(one);
  const others = trigrams(other);
  const shared = [...ones].filter((trigram) => others.has(trigram)).length;
  const dice = (2 * shared) / (ones.size + others.size);
  return dice < SAME_WORD ? 0 : dice;
}
