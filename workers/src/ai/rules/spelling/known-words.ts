import { isInDictionary, MAX_WORD_LENGTH } from '../../language/dictionary.js';
import { getBaseForms } from '../../language/wordnet.js';
import { capitalize } from '../words/letter-case.js';
import { toVerbForms } from '../words/verb-forms.js';
import { isWorkWord } from './work-words.js';

/** Shorter parts of a compound are too often part of any word. */
const MIN_PART_LENGTH = 3;
const PREFIX =
  /^(?:anti|auto|bio|co|cyber|de|dis|electro|geo|hydro|inter|mega|micro|mid|mis|mono|multi|nano|neuro|non|out|over|para|poly|post|pre|pro|psycho|re|semi|sub|super|tele|therm|trans|tri|ultra|un|under|up|video)(?=\p{L}{4})/u;
const SUFFIX = /(?:i[sz](?:e[drs]?|ing|ation)|ly|ness|less|able|ability|wise|ship|like|ification)$/;
/** Final letters that British spelling doubles where American does not: travelled, focussed. */
const DOUBLED_IN_BRITISH = /[ls]$/;

/** Words of Indian English that resemble others. */
const INDIAN_WORDS = new Set('prepone preponed preponing'.split(' '));

const isPlainWord = (word: string): boolean =>
  isInDictionary(word) || INDIAN_WORDS.has(word) || isWorkWord(word) || getBaseForms(word)[0] === word;

/** Returns true for the regular forms of words of WordNet, unless the dictionary spells that form otherwise. */
function isRegularForm(word: string): boolean {
  return getBaseForms(word).some((base) => {
    const regular = toVerbForms(base);
    const doubled = toVerbForms(`${base}+`);
    if (word === regular.third || (/[^s]s$/.test(word) && word === `${base}s` && !/[^aeiou]ys$/.test(word)))
      return true;
    if (DOUBLED_IN_BRITISH.test(base) && (word === doubled.past || word === doubled.gerund)) return true;
    return (
      (word === regular.past && !isInDictionary(doubled.past)) ||
      (word === regular.gerund && !isInDictionary(doubled.gerund))
    );
  });
}

/** Returns true for two known words in one: timetable, payslips. */
function isCompound(word: string): boolean {
  if (word.length > MAX_WORD_LENGTH) return false;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at += 1)
    if (isPlainWord(word.slice(0, at)) && isPlainWord(word.slice(at))) return true;
  return false;
}

/** Names that have a rare meaning in lower case, too. */
const NAMES = new Set(
  'monday easter english german french spanish dutch russian arabic korean greek swedish danish european african british berlin japan brazil morocco'.split(
    ' ',
  ),
);

/** Returns true if a lower-case word can only be a name: `delhi`, but not `polish`. */
export const isNameInLowerCase = (word: string): boolean =>
  NAMES.has(word) || (!isPlainWord(word) && !isRegularForm(word) && isInDictionary(capitalize(word)));

/** Returns true for a lower-case word that needs no correction: of a dictionary, WordNet, a skill, an occupation. */
export const isKnown = (word: string): boolean =>
  isPlainWord(word) ||
  isInDictionary(capitalize(word)) ||
  isRegularForm(word) ||
  (/[^aeious]s$/.test(word) && isInDictionary(word.slice(0, -1)) && !/ys$/.test(word)) ||
  (SUFFIX.test(word) && isPlainWord(word.replace(SUFFIX, ''))) ||
  (PREFIX.test(word) && isPlainWord(word.replace(PREFIX, ''))) ||
  isCompound(word);
