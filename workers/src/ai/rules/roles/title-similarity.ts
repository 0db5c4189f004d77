import type { Role } from './role.js';
import { KNOWN_ROLES } from './roles.js';
import { titleWords } from './title-words.js';

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

function trigrams(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_none, at) => padded.slice(at, at + 3)));
}

/** Words that share fewer of their letters than this are other words. */
const SAME_WORD = 0.6;

/** 1 for the same word, near 1 for a slip of the pen, 0 for another. */
function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const ones = trigrams(one);
  const others = trigrams(other);
  const shared = [...ones].filter((trigram) => others.has(trigram)).length;
  const dice = (2 * shared) / (ones.size + others.size);
  return dice < SAME_WORD ? 0 : dice;
}

/** How much of what two titles say they both say, weighed by how much each word tells. */
function phraseSimilarity(one: readonly string[], other: readonly string[]): number {
  const said = (words: readonly string[], among: readonly string[]): readonly [number, number] =>
    words.reduce<readonly [number, number]>(
      ([shared, all], word) => {
        const best = Math.max(0, ...among.map((candidate) => wordSimilarity(word, candidate)));
        return [shared + best * telling(word), all + telling(word)];
      },
      [0, 0],
    );
  const [shared, all] = said(one, other);
  const [sharedBack, allBack] = said(other, one);
  return all + allBack === 0 ? 0 : (shared + sharedBack) / (all + allBack);
}

/** The longest title that is compared, in words; nobody's is longer, and work has to end. */
const MOST_WORDS = 12;

/** How far a job title is that of a role, 0 to 1, whichever of its titles it is nearest to. */
export function titleSimilarity(title: string): ReadonlyMap<Role, number> {
  const words = titleWords(title).slice(0, MOST_WORDS);
  return new Map(
    TITLES.map(([role, titles]) => [role, Math.max(...titles.map((known) => phraseSimilarity(words, known)))]),
  );
}

/** The role that goes by a title, its own or another of its names, however it is written. */
export function roleByTitle(title: string): Role | undefined {
  const words = titleWords(title).join(' ');
  const own = TITLES.find(([, [first = []]]) => first.join(' ') === words);
  const [role] = own ?? TITLES.find(([, titles]) => titles.some((known) => known.join(' ') === words)) ?? [];
  return role;
}
