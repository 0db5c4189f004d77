import { isInDictionary } from '../../language/dictionary.js';
import { editDistance } from '../../language/edit-distance.js';
import { countWorkWord, getFrequentWorkWords } from './work-words.js';

/** Shorter words resemble too many others; longer ones may have two errors. */
const MIN_LENGTH = 6;
const MIN_LENGTH_FOR_TWO_ERRORS = 8;
/** A word that is not used about work must be this long, and resemble no other. */
const MIN_LENGTH_OF_RARE_WORD = 8;
/** Longer words are chemical names or no words. */
const MAX_LENGTH = 24;
/** The best word must be used this many times as often as the second. */
const MIN_PREVALENCE = 4;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const VOWELS = 'aeiouy';
/** Letters that are mistaken for each other. */
const CONFUSED_LETTERS = [VOWELS, 'cksqzx', 'ct', 'vwf', 'td', 'bp', 'mn', 'gj'];

const getConfusedLetters = (letter: string): ReadonlySet<string> =>
  new Set(CONFUSED_LETTERS.filter((letters) => letters.includes(letter)).join(''));

/**
 * Returns the words with the same first letter that are misspelt as `wrong` by one typical error: a letter too many, a
 * missing letter, neighbours swapped, or one letter mistaken for another.
 */
function findNearWords(wrong: string): readonly string[] {
  const near = new Set<string>();
  for (let at = 1; at <= wrong.length; at += 1) {
    const [before, after] = [wrong.slice(0, at), wrong.slice(at)];
    const isAtEnd = at === wrong.length;
    // What is missing at the end is more often a cut or foreign word: refacto, medicin.
    for (const letter of isAtEnd ? `${VOWELS}${wrong.at(-1) ?? ''}` : LETTERS) near.add(before + letter + after);
    if (isAtEnd) break;
    near.add(before + after.slice(1));
    near.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of getConfusedLetters(after.charAt(0))) near.add(before + letter + after.slice(1));
  }
  near.delete(wrong);
  return [...near].filter(isInDictionary);
}

/** Returns the consonants of a word, each once in a row: `rstrnt` for `restaurant`, and for `restorant`. */
const getConsonants = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/** Returns the frequent words with the same first letter and consonants that are misspelt by two errors. */
function findFarWords(wrong: string): readonly string[] {
  const consonants = getConsonants(wrong);
  return getFrequentWorkWords().filter(
    (word) =>
      word.charAt(0) === wrong.charAt(0) && getConsonants(word) === consonants && editDistance(wrong, word) === 2,
  );
}

/** Returns the word that is used about work much more often than the others. */
function chooseMostUsed(words: readonly string[]): string | undefined {
  const [best, second] = words
    .map((word) => ({ word, count: countWorkWord(word) }))
    .toSorted((left, right) => right.count - left.count);
  return best && best.count >= (second?.count ?? 0) * MIN_PREVALENCE ? best.word : undefined;
}

/** Returns the only plausible spelling of an unknown lower-case word, judging by the words used about work. */
export function chooseSpelling(wrong: string): string | undefined {
  if (wrong.length < MIN_LENGTH || wrong.length > MAX_LENGTH) return undefined;
  const consonants = getConsonants(wrong);
  const near = findNearWords(wrong);
  const used = near.filter((word) => countWorkWord(word) > 0);
  const alike = used.filter((word) => getConsonants(word) === consonants);
  if (used.length > 0) {
    const best = chooseMostUsed(alike.length > 0 ? alike : used);
    const isRivalled =
      best !== undefined && findFarWords(wrong).some((word) => countWorkWord(word) > countWorkWord(best));
    return isRivalled ? undefined : best;
  }
  if (near.length > 0) return near.length === 1 && wrong.length >= MIN_LENGTH_OF_RARE_WORD ? near[0] : undefined;
  return wrong.length < MIN_LENGTH_FOR_TWO_ERRORS ? undefined : chooseMostUsed(findFarWords(wrong));
}
