import { MAX_WORD_LENGTH } from '@trackrecord/contracts';
import { toWordKey } from '../ai/rules/skills/word-key.js';
import { copyString } from '../ai/rules/words/copy-string.js';
import { memoizeByWord } from '../ai/rules/words/memoize-by-word.js';
import { ORDINARY_WORDS } from '../ai/rules/words/ordinary-words.js';

const WORD = /[\p{L}\p{M}\p{N}+#]+/gu;
const MIN_LENGTH = 2;

/** Extracts the normalized terms of a text, with repetitions. */
export function extractTerms(text: string): readonly string[] {
  const terms: string[] = [];
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    // Overlong words carry no meaning and would fill the cache.
    const term = word.length > MAX_WORD_LENGTH ? '' : normalizeTerm(word);
    if (term !== '') terms.push(term);
  }
  return terms;
}

/** Extracts the distinct terms of a text. */
export const extractDistinctTerms = (text: string): readonly string[] => [...new Set(extractTerms(text))];

/** Returns the normalized form of a word, or an empty string for stop words. */
const normalizeTerm = memoizeByWord((word) =>
  word.length < MIN_LENGTH || ORDINARY_WORDS.has(word) ? '' : copyString(toWordKey(word)),
);
