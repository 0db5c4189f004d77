import { SKILLS } from '../skills/taxonomy.js';
import { getOccupationData } from '../occupations/occupations.js';
import { ACTION_VERBS } from '../words/action-verbs.js';
import { copyString } from '../words/copy-string.js';
import { ORDINARY_WORDS } from '../words/ordinary-words.js';
import { getBaseForms } from '../../language/wordnet.js';
import { toVerbForms } from '../words/verb-forms.js';
import { NEUTRAL_WORDS } from '../../truth/neutral-words.js';

/** How often a word counts by where it stands. Function words and verbs are rare in titles of occupations. */
const COUNTS = { title: 1, groupWord: 3, verb: 10, ordinaryWord: 30 } as const;

let loadedCounts: ReadonlyMap<string, number> | undefined;

const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Counts the words of titles of occupations and skills, and of our own lists, when first needed. */
function getCounts(): ReadonlyMap<string, number> {
  if (loadedCounts) return loadedCounts;
  const counts = new Map<string, number>();
  const add = (texts: Iterable<string>, count: number): void => {
    for (const text of texts)
      for (const word of splitWords(text)) {
        const previous = counts.get(word);
        counts.set(previous === undefined ? copyString(word) : word, (previous ?? 0) + count);
      }
  };
  const { occupations, groupNames, groupWords } = getOccupationData();
  for (const { title, otherTitles, commonTitles } of occupations)
    add([title, ...otherTitles, ...commonTitles], COUNTS.title);
  add(groupNames.values(), COUNTS.title);
  for (const { words } of groupWords.values()) add(words, COUNTS.groupWord);
  for (const { name, aliases } of SKILLS) add([name, ...aliases], COUNTS.title);
  for (const { base, past, participle, gerund, third } of ACTION_VERBS)
    add(new Set([base, past, participle, gerund, third]), COUNTS.verb);
  add(NEUTRAL_WORDS, COUNTS.ordinaryWord);
  add(ORDINARY_WORDS, COUNTS.ordinaryWord);
  loadedCounts = counts;
  return counts;
}

/** A word with two errors must be used about work this often to be recognized. */
const MIN_FREQUENT_COUNT = 3;

let frequentWords: readonly string[] | undefined;

/** Returns the frequent words about work, and their plurals. */
export function getFrequentWorkWords(): readonly string[] {
  frequentWords ??= [...getCounts()].flatMap(([word, count]) =>
    count < MIN_FREQUENT_COUNT ? [] : [word, toVerbForms(word).third],
  );
  return frequentWords;
}

/** Returns true for a lower-case word of a title of an occupation, a skill or our own lists. */
export const isWorkWord = (word: string): boolean => getCounts().has(word);

/** Returns how often a lower-case word or its base form is used about work. */
export const countWorkWord = (word: string): number =>
  Math.max(...[word, ...getBaseForms(word)].map((form) => getCounts().get(form) ?? 0));
