import { wordKey } from '../ai/rules/skills/word-key.js';
import { ORDINARY_WORDS } from '../ai/rules/words/ordinary-words.js';

const WORD = /[\p{L}\p{M}\p{N}+#]+/gu;
const SHORTEST = 2;
/** So many words are remembered with the form they are compared in; texts repeat themselves. */
const MOST_KNOWN = 200_000;
const known = new Map<string, string>();

/** The words of a text that tell something, in the form they are compared in, as often as they stand there. */
export function termOccurrences(text: string): readonly string[] {
  const terms: string[] = [];
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    const term = known.get(word) ?? termOf(word);
    if (term !== '') terms.push(term);
  }
  return terms;
}

/** The same, each once. */
export const termsOf = (text: string): readonly string[] => [...new Set(termOccurrences(text))];

/** What a word is compared by; empty where it tells nothing. */
function termOf(word: string): string {
  const term = word.length < SHORTEST || ORDINARY_WORDS.has(word) ? '' : wordKey(word);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, term);
  return term;
}
