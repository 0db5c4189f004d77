import type { UnsupportedClaim } from './unsupported-claim.js';
import { getRoot } from './word-roots.js';
import { hasSynonymIn } from './synonyms.js';
import { NEUTRAL_WORDS } from './neutral-words.js';
import { splitWords } from './words.js';

const LATIN_WORD = /^\p{Script=Latin}[\p{Script=Latin}\p{M}]+$/u;

const removeContraction = (lower: string): string => lower.replace(/(?:n't|'\p{L}+)$/u, '');

/**
 * Returns the content words of `rewrite` that `source` contains neither in another form nor as a synonym. `knownWords`
 * count as contained; `isHandledByOtherRule` selects words that other rules handle.
 */
export function findAddedWords(
  source: string,
  rewrite: string,
  knownWords: ReadonlySet<string>,
  isHandledByOtherRule: (word: string) => boolean,
): readonly UnsupportedClaim[] {
  const sourceWords = new Set(splitWords(source).map(({ lower }) => lower));
  const sourceRoots = new Set([...sourceWords].map((lower) => getRoot(removeContraction(lower))));
  const isNew = (lower: string): boolean => {
    const word = removeContraction(lower);
    return !(
      sourceWords.has(lower) ||
      knownWords.has(lower) ||
      !LATIN_WORD.test(word) ||
      NEUTRAL_WORDS.has(word) ||
      /n't$/.test(lower) ||
      hasSynonymIn(word, sourceRoots) ||
      isHandledByOtherRule(word)
    );
  };
  return [...new Set(splitWords(rewrite).map(({ lower }) => lower))]
    .filter(isNew)
    .map((words) => ({ kind: 'word' as const, words }));
}
