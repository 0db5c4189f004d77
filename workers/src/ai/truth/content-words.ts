import type { Addition } from './addition.js';
import { rootOf } from './roots.js';
import { isSaid } from './same-words.js';
import { SAYING_WORDS } from './saying-words.js';
import { wordsOf } from './words.js';

const SPELLED = /^\p{Script=Latin}[\p{Script=Latin}\p{M}]+$/u;

const withoutContraction = (lower: string): string => lower.replace(/(?:n't|'\p{L}+)$/u, '');

/**
 * The words of a plain text that name something which another does not, in any form or by another common word for it.
 * `known` are words that count as given; `isJudgedElsewhere` tells the words whose truth other rules decide.
 */
export function addedWords(
  before: string,
  after: string,
  known: ReadonlySet<string>,
  isJudgedElsewhere: (word: string) => boolean,
): readonly Addition[] {
  const written = new Set(wordsOf(before).map(({ lower }) => lower));
  const given = new Set([...written].map((lower) => rootOf(withoutContraction(lower))));
  const isNew = (lower: string): boolean => {
    const word = withoutContraction(lower);
    return !(
      written.has(lower) ||
      known.has(lower) ||
      !SPELLED.test(word) ||
      SAYING_WORDS.has(word) ||
      /n't$/.test(lower) ||
      isSaid(word, given) ||
      isJudgedElsewhere(word)
    );
  };
  return [...new Set(wordsOf(after).map(({ lower }) => lower))]
    .filter(isNew)
    .map((words) => ({ kind: 'word' as const, words }));
}
