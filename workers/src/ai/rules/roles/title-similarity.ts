import { KNOWN_ROLES, type Role } from './roles.js';
import { getTitleWords } from './title-words.js';
import { memoizeByWord } from '../words/memoize-by-word.js';
import { getWordSimilarity } from './word-similarity.js';

/** The words of all titles of each role, its main title first. */
const ROLE_TITLES: readonly (readonly [Role, readonly (readonly string[])[]])[] = KNOWN_ROLES.map((role) => [
  role,
  [role.title, ...role.alternativeTitles].map(getTitleWords),
]);

/** The number of roles that use a word in a title: many for "manager", few for "frontend". */
const ROLES_PER_WORD: ReadonlyMap<string, number> = ROLE_TITLES.flatMap(([, titles]) => [
  ...new Set(titles.flat()),
]).reduce((counts, word) => counts.set(word, (counts.get(word) ?? 0) + 1), new Map<string, number>());

const getWordWeight = (word: string): number => Math.log(1 + KNOWN_ROLES.length / (ROLES_PER_WORD.get(word) ?? 1));

/** Maximum number of words of a title that are compared. */
const MAX_WORDS = 12;

/** Returns the words of role titles that are similar to a word, with their similarity. */
const findSimilarWords = memoizeByWord((word): ReadonlyMap<string, number> => {
  const similarities = [...ROLES_PER_WORD.keys()].map((knownWord): readonly [string, number] => [
    knownWord,
    getWordSimilarity(word, knownWord),
  ]);
  return new Map(similarities.filter(([, similarity]) => similarity > 0));
});

/** Returns the share of similar words in two titles, weighted by rarity, 0 to 1. */
function getPhraseSimilarity(
  words: readonly string[],
  similarWords: readonly ReadonlyMap<string, number>[],
  knownWords: readonly string[],
) {
  let sharedWeight = 0;
  let totalWeight = 0;
  words.forEach((word, index) => {
    sharedWeight +=
      getWordWeight(word) * Math.max(0, ...knownWords.map((knownWord) => similarWords[index]?.get(knownWord) ?? 0));
    totalWeight += getWordWeight(word);
  });
  for (const word of knownWords) {
    sharedWeight +=
      getWordWeight(word) * Math.max(0, ...similarWords.map((similarities) => similarities.get(word) ?? 0));
    totalWeight += getWordWeight(word);
  }
  return totalWeight === 0 ? 0 : sharedWeight / totalWeight;
}

/** Returns the similarity (0 to 1) of a job title to the nearest title of each role. */
export function getTitleSimilarities(title: string): ReadonlyMap<Role, number> {
  const words = getTitleWords(title).slice(0, MAX_WORDS);
  const similarWords = words.map(findSimilarWords);
  return new Map(
    ROLE_TITLES.map(([role, titles]) => [
      role,
      Math.max(...titles.map((knownWords) => getPhraseSimilarity(words, similarWords, knownWords))),
    ]),
  );
}

/** Finds a role by its main or an alternative title, in any spelling. */
export function findRoleByTitle(title: string): Role | undefined {
  const joinedWords = getTitleWords(title).join(' ');
  const mainTitleMatch = ROLE_TITLES.find(([, [mainTitleWords = []]]) => mainTitleWords.join(' ') === joinedWords);
  const [role] =
    mainTitleMatch ??
    ROLE_TITLES.find(([, titles]) => titles.some((knownWords) => knownWords.join(' ') === joinedWords)) ??
    [];
  return role;
}

/** Returns true if a job title is the main title of a role, in any spelling. */
export const isMainTitle = (title: string, role: Role): boolean =>
  getTitleWords(title).join(' ') === getTitleWords(role.title).join(' ');
