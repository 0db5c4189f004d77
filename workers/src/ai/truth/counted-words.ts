import type { NumberToken } from './number-tokens.js';
import { getRoot } from '../language/word-roots.js';
import { UNIT_WORDS } from './number-words.js';
import type { SourceVocabulary } from './source-vocabulary.js';
import { hasSynonymIn } from './synonyms.js';
import { PHRASE_END_WORDS, NEUTRAL_WORDS } from './neutral-words.js';

/** The words around a number: those it certainly counts, and the roots of those it may count. */
export interface CountedWords {
  readonly words: readonly string[];
  readonly nearbyRoots: ReadonlySet<string>;
}

export const NO_COUNTED_WORDS: CountedWords = { words: [], nearbyRoots: new Set() };

const MAX_COUNTED_WORDS = 3;
const MAX_NEARBY_AFTER = 8;
const MAX_NEARBY_BEFORE = 3;
/** How many tokens are searched per nearby word. They include those that are not countable. */
const SEARCHED_TOKENS_PER_WORD = 3;
const SENTENCE_END = /^[.!?;:]$/;
const PERSON_UNITS = new Set(['people', 'persons', 'person']);
const PHRASE_STARTERS = new Set(
  'and or but then while a an the my our his her their this that these those some any each every'.split(' '),
);

const isWord = (token: NumberToken | undefined): token is NumberToken =>
  token?.kind === 'word' || token?.kind === 'code';

const isCountable = ({ text }: NumberToken): boolean =>
  PERSON_UNITS.has(text) || (!PHRASE_END_WORDS.has(text) && !NEUTRAL_WORDS.has(text));

/** Returns the words directly after a number that it counts: five new shops, 5-person team, dozens of customers. */
function findWordsAfter(tokens: readonly NumberToken[], next: number): readonly string[] {
  const words: string[] = [];
  let at = tokens[next]?.text === '-' && tokens[next].isAttached ? next + 1 : next;
  if (tokens[at]?.text === 'of') at += 1;
  for (
    let token = tokens[at];
    isWord(token) && isCountable(token) && words.length < MAX_COUNTED_WORDS;
    token = tokens[at]
  ) {
    words.push(token.text);
    at += 1;
  }
  return words;
}

const RATE_WORDS = new Set(['a', 'an', 'per', 'each', 'every']);

/** Returns true for "a week" and "per day", which follow a number but are not counted by it. */
const isRate = (tokens: readonly NumberToken[], at: number): boolean =>
  RATE_WORDS.has(tokens[at]?.text ?? '') && UNIT_WORDS.has(tokens[at + 1]?.text ?? '');

/** Returns the words up to the end of the phrase that the number may count. */
function findNearbyAfter(tokens: readonly NumberToken[], next: number): readonly string[] {
  if (isRate(tokens, next)) return [];
  const words: string[] = [];
  for (const token of tokens.slice(next, next + SEARCHED_TOKENS_PER_WORD * MAX_NEARBY_AFTER)) {
    if (SENTENCE_END.test(token.text) || token.kind === 'digits' || words.length === MAX_NEARBY_AFTER) break;
    if (words.length > 0 && (token.text === ',' || PHRASE_STARTERS.has(token.text))) break;
    if (isWord(token) && isCountable(token)) words.push(token.text);
  }
  return words;
}

/** Returns the words before the number that it may count, unless another number is nearer: a team of five, shops: 5. */
function findNearbyBefore(tokens: readonly NumberToken[], at: number, canPassCommas: boolean): readonly string[] {
  const words: string[] = [];
  for (const token of tokens.slice(Math.max(0, at - SEARCHED_TOKENS_PER_WORD * MAX_NEARBY_BEFORE), at).reverse()) {
    if (token.kind === 'digits') return [];
    if (/^[.!?;]$/.test(token.text) || words.length === MAX_NEARBY_BEFORE) break;
    if (!canPassCommas && (token.text === ',' || token.text === 'and')) break;
    if (isWord(token) && isCountable(token)) words.push(token.text);
  }
  return words;
}

/** Returns the words that the number in [`at`, `next`) counts. */
export function findCountedWords(tokens: readonly NumberToken[], at: number, next: number): CountedWords {
  const nearbyAfter = findNearbyAfter(tokens, next);
  const nearbyWords = [...nearbyAfter, ...findNearbyBefore(tokens, at, nearbyAfter.length === 0)];
  return { words: findWordsAfter(tokens, next), nearbyRoots: new Set(nearbyWords.map(getRoot)) };
}

/** Returns true if the source number counts, or may count, what the stated number counts. */
export const hasSameCountedWords = (statedWords: CountedWords, sourceWords: CountedWords): boolean =>
  statedWords.words.every((word) => hasSynonymIn(word, sourceWords.nearbyRoots));

/** Returns true if a number counts something under another name, rather than something else of its source. */
export const isCountedUnderNewName = ({ words }: CountedWords, vocabulary: SourceVocabulary): boolean =>
  words.length > 0 && !vocabulary.contains(words.at(-1) ?? '');
