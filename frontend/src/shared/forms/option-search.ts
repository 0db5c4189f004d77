/** Removes case, accents, dots and apostrophes, so that `btech` finds B.Tech. */
const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .trim();

/** Returns true if two texts are equal except for case, accents, dots and apostrophes. */
export const isSameText = (left: string, right: string): boolean => normalize(left) === normalize(right);

const splitWords = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '');

/** Ranks how well an option matches (0 is best); returns undefined if it does not match. */
function getMatchRank(option: string, query: string): number | undefined {
  const normalized = normalize(option);
  if (normalized.startsWith(query)) return 0;
  const words = splitWords(normalized);
  if (words.some((_, index) => words.slice(index).join(' ').startsWith(query))) return 1;
  const matchesEveryWord = splitWords(query).every((part) => words.some((word) => word.startsWith(part)));
  if (matchesEveryWord && splitWords(query).length > 0) return 2;
  return normalized.includes(query) ? 3 : undefined;
}

/**
 * Returns the matching options, best first: prefix of the option, prefix of a word, prefixes of all words, substring.
 */
export function findOptions(options: readonly string[], typedText: string): readonly string[] {
  const query = normalize(typedText);
  if (query === '') return options;
  return options
    .flatMap((option) => {
      const rank = getMatchRank(option, query);
      return rank === undefined ? [] : [{ option, rank }];
    })
    .sort((left, right) => left.rank - right.rank)
    .map(({ option }) => option);
}
