import { editDistance } from '../language/edit-distance.js';
import {
  getBaseForms,
  getDerivedWords,
  getHypernyms,
  getSenses,
  isKnownWord,
  isVerbSense,
  type Sense,
} from '../language/wordnet.js';
import { MEANINGLESS_WORDS, NEUTRAL_WORDS } from './neutral-words.js';
import { getSkillWords } from './skill-words.js';
import { STRICT_WORDS } from './strict-words.js';
import { getSynonyms, hasSynonymIn } from './synonyms.js';
import { getRoot } from '../language/word-roots.js';
import { splitWords } from './words.js';

const NEGATION = /n't$|^(?:not|no|never|without|dont|doesnt|didnt)$/;
const NEGATIVE_PREFIX = /^(?:un|non|in|dis)(?=.{4})/;

/** A word of fewer letters is too short for two wrong ones. */
const MIN_LENGTH_FOR_TWO_ERRORS = 5;
/** Unknown words beyond these are not compared, since each new word of a rewrite is compared with each of them. */
const MAX_UNKNOWN_WORDS = 200;
/** Shorter words resemble too many others. */
const MIN_COMPARED_LENGTH = 4;
/** Longer words are names of substances or no words, and comparing takes quadratic time. */
const MAX_COMPARED_LENGTH = 30;

/** Removes the end of a contraction: `do` for `don't`. */
export const removeContraction = (lower: string): string => lower.replace(/(?:n't|'\p{L}+)$/u, '');

/** A source text, prepared to tell which words of a rewrite it supports. */
export class SourceVocabulary {
  readonly #words: ReadonlySet<string>;
  readonly #roots: ReadonlySet<string>;
  readonly #derivedRoots = new Set<string>();
  readonly #senses = new Set<Sense>();
  readonly #generalSenses = new Set<Sense>();
  /** Words that are neither in WordNet nor names nor skills: spelling mistakes, for the most part. */
  readonly #unknownWords: readonly string[];
  readonly #hasNegation: boolean;

  /** `source` is normalized (normalize-text.ts). */
  constructor(source: string) {
    const tokens = splitWords(source);
    const skillWords = getSkillWords(source);
    const plainWords = tokens.map(({ lower }) => removeContraction(lower));
    // "Time tables" is also "timetables".
    const compounds = plainWords.map((word, at) => word + (plainWords[at + 1] ?? '')).filter(isKnownWord);
    const words = new Set([...plainWords, ...compounds]);
    const names = new Set(tokens.flatMap(({ text, lower, isFirst }) => (!isFirst && text !== lower ? [lower] : [])));
    this.#words = new Set([...tokens.map(({ lower }) => lower), ...plainWords, ...skillWords]);
    this.#roots = new Set([...words].map(getRoot));
    this.#hasNegation = tokens.some(({ lower }) => NEGATION.test(lower));
    this.#unknownWords = [...words]
      .filter((word) => word.length >= MIN_COMPARED_LENGTH && word.length <= MAX_COMPARED_LENGTH)
      .filter((word) => !isKnownWord(word) && !NEUTRAL_WORDS.has(word) && !skillWords.has(word) && !names.has(word))
      .slice(0, MAX_UNKNOWN_WORDS);
    for (const word of words) if (!MEANINGLESS_WORDS.has(word)) this.#addMeanings(word);
  }

  #addMeanings(word: string): void {
    for (const base of getBaseForms(word)) {
      for (const derived of getDerivedWords(base)) this.#derivedRoots.add(getRoot(derived));
      for (const sense of getSenses(base)) {
        this.#senses.add(sense);
        for (const hypernym of getHypernyms(sense)) this.#generalSenses.add(hypernym);
      }
    }
  }

  /** Returns true if the source has a lower-case word as it is, or as another name of one of its skills. */
  contains(lower: string): boolean {
    return this.#words.has(lower);
  }

  /**
   * Returns true if the source has a lower-case word in this or another form, a synonym, a derived word, or misspelt.
   * For rank, size and results only the word itself and our own synonyms count.
   */
  means(lower: string): boolean {
    const word = removeContraction(lower);
    if (this.contains(lower) || hasSynonymIn(word, this.#roots)) return true;
    if (isStrict(word)) return false;
    return this.#isNegated(word) || getBaseForms(word).some((base) => this.#isSynonym(base)) || this.isMisspelt(word);
  }

  /** Returns true if the source means a lower-case word, or a more special one; of verbs also a more general one. */
  supports(lower: string): boolean {
    if (this.means(lower)) return true;
    const word = removeContraction(lower);
    return !isStrict(word) && getBaseForms(word).some((base) => this.#isRelated(base));
  }

  /** Returns true for `unpaid` if something was not paid. */
  #isNegated(word: string): boolean {
    return this.#hasNegation && NEGATIVE_PREFIX.test(word) && this.means(word.replace(NEGATIVE_PREFIX, ''));
  }

  #isSynonym(base: string): boolean {
    return (
      this.#derivedRoots.has(getRoot(base)) ||
      getDerivedWords(base).some((derived) => this.#roots.has(getRoot(derived))) ||
      getSenses(base).some((sense) => this.#senses.has(sense))
    );
  }

  #isRelated(base: string): boolean {
    return getSenses(base).some(
      (sense) =>
        this.#generalSenses.has(sense) ||
        (isVerbSense(sense) && getHypernyms(sense).some((hypernym) => this.#senses.has(hypernym))),
    );
  }

  /** Returns true if an unknown word of the source may be a spelling mistake for a lower-case word or its synonym. */
  isMisspelt(word: string): boolean {
    if (word.length > MAX_COMPARED_LENGTH) return false;
    return [word, ...getSynonyms(word)].some((meant) =>
      this.#unknownWords.some((unknown) => isSimilar(meant, unknown) || isSimilar(getRoot(meant), getRoot(unknown))),
    );
  }
}

const isStrict = (word: string): boolean => [word, ...getBaseForms(word)].some((form) => STRICT_WORDS.has(form));

const respell = (word: string): string => word.replaceAll('ph', 'f');

function isSimilar(left: string, right: string): boolean {
  const [shorter = '', longer = ''] = [respell(left), respell(right)].sort((a, b) => a.length - b.length);
  const maxErrors = shorter.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2;
  return longer.length - shorter.length <= maxErrors && editDistance(shorter, longer) <= maxErrors;
}
