import { tokenize } from '../ai/rules/skills/tokens.js';
import { ORDINARY_WORDS } from '../ai/rules/words/ordinary-words.js';

const SHORTEST = 2;

/** The words of a text that tell something, in the form they are compared in, as often as they stand there. */
export const termOccurrences = (text: string): readonly string[] =>
  tokenize(text).flatMap(({ kind, key, text: word }) =>
    kind === 'word' && key.length >= SHORTEST && !ORDINARY_WORDS.has(word.toLowerCase()) ? [key] : [],
  );

/** The same, each once. */
export const termsOf = (text: string): readonly string[] => [...new Set(termOccurrences(text))];
