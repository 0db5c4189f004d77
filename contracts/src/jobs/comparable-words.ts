/**
 * The longest word that is compared (UTF-16 units); the rest of a longer one is cut off, in texts and in searches alike.
 * Scripts without blanks make one word of a whole paragraph, which no index should hold.
 */
export const MAX_WORD_LENGTH = 100;

/** A text without case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const each = (words: readonly string[]): readonly string[] => [
  ...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH))),
];
// Patterns match whatever they scan. One that scans a word and then fails is tried again from every letter of it.
const found = (pattern: RegExp, text: string): readonly string[] => text.match(pattern) ?? [];

/** The words of a text as places compare them, each once: without case, accents and punctuation. */
export const comparableWords = (text: string): readonly string[] => each(found(/[\p{L}\p{N}]+/gu, plain(text)));

/**
 * The words by which a text is found, each once: those that are compared, and beside them the names that signs belong to
 * (C++, C#, and .NET, also in ASP.NET).
 */
export function searchableWords(text: string): readonly string[] {
  const read = plain(text);
  return each([
    ...found(/[\p{L}\p{N}]+/gu, read),
    ...found(/[\p{L}\p{N}]+[+#]*/gu, read).filter((word) => /[+#]$/.test(word)),
    ...found(/\.\p{L}[\p{L}\p{N}]*/gu, read),
  ]);
}

/** The words that a search is for, each once; signs count that belong to a name (C++, C#, .NET). */
export const searchedWords = (text: string): readonly string[] =>
  each(found(/(?:(?<![\p{L}\p{N}])\.(?=\p{L}))?[\p{L}\p{N}]+[+#]*/gu, plain(text)));
