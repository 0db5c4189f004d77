/** Removes case, accents, dots and apostrophes, so that `btech` finds B.Tech. */
const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .trim();

/** Returns true if two texts are equal except for case, accents, dots and apostrophes. */
export const isSameText = (one: string, other: string): boolean => normalise(one) === normalise(other);

const splitWords = (folded: string): readonly string[] =>
  folded.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '');

/** Ranks how well an option matches (0 is best); returns undefined if it does not match. */
function rank(option: string, query: string): number | undefined {
  const folded = normalise(option);
  if (folded.startsWith(query)) return 0;
  const words = splitWords(folded);
  if (words.some((_, place) => words.slice(place).join(' ').startsWith(query))) return 1;
  const everyWord = splitWords(query).every((part) => words.some((word) => word.startsWith(part)));
  if (everyWord && splitWords(query).length > 0) return 2;
  return folded.includes(query) ? 3 : undefined;
}

/** Returns the matching options, best first: prefix of the option, prefix of a word, prefixes of all words, substring. */
export function findOptions(options: readonly string[], typed: string): readonly string[] {
  const query = normalise(typed);
  if (query === '') return options;
  return options
    .flatMap((option) => {
      const ranked = rank(option, query);
      return ranked === undefined ? [] : [{ option, ranked }];
    })
    .sort((one, other) => one.ranked - other.ranked)
    .map(({ option }) => option);
}
