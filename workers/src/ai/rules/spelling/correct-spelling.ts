import { readData } from '../../../read-data.js';
import { isInDictionary } from '../../language/dictionary.js';
import { capitalize, matchCase } from '../words/letter-case.js';
import { chooseSpelling } from './choose-spelling.js';
import { isKnown, isNameInLowerCase } from './known-words.js';
import { correctForm } from './wrong-forms.js';

const MISSPELLINGS = new Map(Object.entries(readData('words/misspellings') as Readonly<Record<string, string>>));

/** A word of letters only: no part of a name with hyphens or digits, an address or a contraction. */
const WORD =
  /(?<![\p{L}\p{M}\p{N}\p{Cf}'’@#&/\\._+-])[A-Za-z][a-z]+(?![\p{L}\p{M}\p{N}\p{Cf}'’@#&/\\_+-]|\.[\p{L}\p{N}])/gu;
const MAX_START_LENGTH = 8;
const BLANKS = String.raw`\s{0,${MAX_START_LENGTH}}`;
/** What may stand before the first word of a sentence. */
const SENTENCE_START = new RegExp(String.raw`(?:^|[.!?;•\n]|\n${BLANKS}[-*–—])${BLANKS}$`, 'u');
const MIN_LENGTH = 4;
/** Further unknown words are left as they are, since each takes about 10 ms. */
const MAX_UNKNOWN_WORDS = 40;

/** Corrects the words of one text. A word that the text also has as a name is left as it is. */
class SpellingCorrector {
  readonly #names: ReadonlySet<string>;
  readonly #chosen = new Map<string, string | undefined>();

  constructor(private readonly text: string) {
    this.#names = new Set(
      [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
        /^[A-Z]/.test(word) && !this.#isAtStart(index) ? [word.toLowerCase()] : [],
      ),
    );
  }

  correct(): string {
    let previousWord = '';
    return this.text.replace(WORD, (word, index: number) => {
      const before = previousWord;
      previousWord = word.toLowerCase();
      const hasCapital = /^[A-Z]/.test(word);
      if (hasCapital && !this.#isAtStart(index)) return word;
      return this.#correctWord(word, before);
    });
  }

  #isAtStart(index: number): boolean {
    return SENTENCE_START.test(this.text.slice(Math.max(0, index - MAX_START_LENGTH), index));
  }

  #correctWord(word: string, previousWord: string): string {
    const lower = word.toLowerCase();
    const listed = MISSPELLINGS.get(lower);
    if (listed !== undefined) return matchCase(word, listed);
    if (lower.length < MIN_LENGTH || this.#names.has(lower) || isInDictionary(lower)) return word;
    const form = correctForm(lower, previousWord);
    if (form !== undefined) return matchCase(word, form);
    if (word === lower && isNameInLowerCase(lower)) return capitalize(word);
    if (isKnown(lower)) return word;
    return matchCase(word, this.#choose(lower) ?? lower);
  }

  #choose(lower: string): string | undefined {
    if (!this.#chosen.has(lower) && this.#chosen.size < MAX_UNKNOWN_WORDS)
      this.#chosen.set(lower, chooseSpelling(lower));
    return this.#chosen.get(lower);
  }
}

/**
 * Corrects the spelling of an English text: common misspellings, wrong forms, names in lower case, and unknown words
 * with one plausible spelling. Never changes words of a dictionary, British or American, of WordNet, skills and
 * occupations, or words with a capital within a sentence.
 */
export const correctSpelling = (text: string): string => new SpellingCorrector(text).correct();
