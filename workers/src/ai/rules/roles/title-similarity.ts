import type { Role } from './role.js';
import { KNOWN_ROLES } from './roles.js';
import { titleWords } from './title-words.js';
import { remembered } from '../words/remembered.js';
import { wordSimilarity } from './word-similarity.js';

/** The titles of each role in words, its own first. */
const TITLES: readonly (readonly [Role, readonly (readonly string[])[]])[] = KNOWN_ROLES.map((role) => [
  role,
  [role.title, ...role.alsoCalled].map(titleWords),
]);

/** How many roles use a word in a title: "manager" tells little, "frontend" much. */
const USE: ReadonlyMap<string, number> = TITLES.flatMap(([, titles]) => [...new Set(titles.flat())]).reduce(
  (use, word) => use.set(word, (use.get(word) ?? 0) + 1),
  new Map<string, number>(),
);

const telling = (word: string): number => Math.log(1 + KNOWN_ROLES.length / (USE.get(word) ?? 1));

/** The longest title that is compared, in words; nobody's is longer, and work has to end. */
const MOST_WORDS = 12;

/** The words that role titles use and how near each is to a word of a title. */
const likeness = remembered((word): ReadonlyMap<string, number> => {
  const near = [...USE.keys()].map((known): readonly [string, number] => [known, wordSimilarity(word, known)]);
  return new Map(near.filter(([, similarity]) => similarity > 0));
});

/** How much of what two titles say they both say, weighed by how much each word tells; 0 to 1. */
function phraseSimilarity(
  words: readonly string[],
  near: readonly ReadonlyMap<string, number>[],
  known: readonly string[],
) {
  let shared = 0;
  let all = 0;
  words.forEach((word, at) => {
    shared += telling(word) * Math.max(0, ...known.map((other) => near[at]?.get(other) ?? 0));
    all += telling(word);
  });
  for (const word of known) {
    shared += telling(word) * Math.max(0, ...near.map((similarities) => similarities.get(word) ?? 0));
    all += telling(word);
  }
  return all === 0 ? 0 : shared / all;
}

/** How far a job title is that of each role, 0 to 1, whichever of the role's titles it is nearest to. */
export function titleSimilarity(title: string): ReadonlyMap<Role, number> {
  const words = titleWords(title).slice(0, MOST_WORDS);
  const near = words.map(likeness);
  return new Map(
    TITLES.map(([role, titles]) => [role, Math.max(...titles.map((known) => phraseSimilarity(words, near, known)))]),
  );
}

/** The role that goes by a title, its own or another of its names, however it is written. */
export function roleByTitle(title: string): Role | undefined {
  const words = titleWords(title).join(' ');
  const own = TITLES.find(([, [first = []]]) => first.join(' ') === words);
  const [role] = own ?? TITLES.find(([, titles]) => titles.some((known) => known.join(' ') === words)) ?? [];
  return role;
}
