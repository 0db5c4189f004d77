import { estimateTokens } from './estimate-tokens.js';

/** The end of a sentence or line, with the space after it. */
const SENTENCE_END = /[.!?…]["'”’)]?\s|\n/g;

/**
 * Returns the beginning of a text with at most `maxTokens` tokens: whole sentences or lines, else whole words; empty if
 * not even a word fits.
 */
export function cutToTokens(text: string, maxTokens: number): string {
  if (estimateTokens(text) <= maxTokens) return text;
  // With the next character, which may be the space after a sentence or word.
  const beginning = text.slice(0, findLength(text, maxTokens) + 1);
  let end = 0;
  for (const match of beginning.matchAll(SENTENCE_END)) end = match.index + match[0].length;
  if (end === 0) end = beginning.search(/\s\S*$/);
  return beginning.slice(0, Math.max(0, end)).trimEnd();
}

/** Returns the length of the longest beginning with at most `maxTokens` tokens, by bisection. */
function findLength(text: string, maxTokens: number): number {
  let fits = 0;
  let exceeds = text.length;
  while (exceeds - fits > 1) {
    const middle = (fits + exceeds) >> 1;
    if (estimateTokens(text.slice(0, middle)) <= maxTokens) fits = middle;
    else exceeds = middle;
  }
  return fits;
}
