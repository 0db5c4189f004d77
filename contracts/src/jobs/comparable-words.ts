/**
 * The maximum length of a word (UTF-16 units). Longer words are truncated, in texts and in searches. Scripts without
 * spaces turn a whole paragraph into one word, which would bloat the index.
 */
export const MAX_WORD_LENGTH = 100;

/** Removes case and accents. */
const removeCaseAndAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const truncateAndDeduplicate = (words: readonly string[]): readonly string[] => [
  ...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH))),
];

// These patterns must not fail after scanning a word: the engine would then retry from each of its letters.
const findAll = (pattern: RegExp, text: string): readonly string[] => text.match(pattern) ?? [];

/** Splits a text into distinct words without case, accents and punctuation, for comparing places. */
export const toComparableWords = (text: string): readonly string[] =>
  truncateAndDeduplicate(findAll(/[\p{L}\p{N}]+/gu, removeCaseAndAccents(text)));

/**
 * Splits a text into the distinct words that it is indexed by: those of `toComparableWords`, and names with symbols
 * (C++, C#, and .NET, also in ASP.NET).
 */
export function toIndexWords(text: string): readonly string[] {
  const normalized = removeCaseAndAccents(text);
  return truncateAndDeduplicate([
    ...findAll(/[\p{L}\p{N}]+/gu, normalized),
    ...findAll(/[\p{L}\p{N}]+[+#]*/gu, normalized).filter((word) => /[+#]$/.test(word)),
    ...findAll(/\.\p{L}[\p{L}\p{N}]*/gu, normalized),
  ]);
}

/** Splits a search into distinct words. Symbols count if they are part of a name (C++, C#, .NET). */
export const toSearchWords = (text: string): readonly string[] =>
  truncateAndDeduplicate(findAll(/(?:(?<![\p{L}\p{N}])\.(?=\p{L}))?[\p{L}\p{N}]+[+#]*/gu, removeCaseAndAccents(text)));
