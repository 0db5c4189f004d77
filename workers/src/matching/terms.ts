import { MAX_WORD_LENGTH } from '@trackrecord/contracts';
import { wordKey } from '../ai/rules/skills/word-key.js';
import { ownText } from '../ai/rules/words/own-text.js';
import { remembered } from '../ai/rules/words/remembered.js';
import { ORDINARY_WORDS } from '../ai/rules/words/ordinary-words.js';

const WORD = /[\p{L}\p{M}\p{N}+#]+/gu;
const SHORTEST = 2;

/** The words of a text that tell something, in the form they are compared in, as often as they stand there. */
export function termOccurrences(text: string): readonly string[] {
  const terms: string[] = [];
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    // A word that nobody writes tells nothing, and remembering it takes memory.
    const term = word.length > MAX_WORD_LENGTH ? '' : termOf(word);
    if (term !== '') terms.push(term);
  }
  return terms;
}

/** The same, each once. */
export const termsOf = (text: string): readonly string[] => [...new Set(termOccurrences(text))];

/** What a word is compared by; empty where it tells nothing. */
const termOf = remembered((word) => (word.length < SHORTEST || ORDINARY_WORDS.has(word) ? '' : ownText(wordKey(word))));
