/** A text without case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const each = (words: Iterable<string>): readonly string[] => [...new Set(words)];
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
    ...comparableWords(text),
    ...found(/[\p{L}\p{N}]+[+#]+/gu, read),
    ...found(/\.\p{L}[\p{L}\p{N}]*/gu, read),
  ]);
}

/** The words that a search is for, each once; signs count that belong to a name (C++, C#, .NET). */
export const searchedWords = (text: string): readonly string[] =>
  each(found(/(?:(?<![\p{L}\p{N}])\.(?=\p{L}))?[\p{L}\p{N}]+[+#]*/gu, plain(text)));
