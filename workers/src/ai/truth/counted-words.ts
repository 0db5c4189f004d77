import type { NumberToken } from './number-tokens.js';
import { getRoot } from './word-roots.js';
import { hasSynonymIn } from './synonyms.js';
import { PHRASE_END_WORDS, NEUTRAL_WORDS } from './neutral-words.js';

/** The words around a number: those it certainly counts, and the roots of those it may count. */
export interface CountedWords {
  readonly words: readonly string[];
  readonly nearby: ReadonlySet<string>;
}

export const NO_COUNTED_WORDS: CountedWords = { words: [], nearby: new Set() };

const MAX_WORDS = 3;
const MAX_NEARBY = 8;
const MAX_BEFORE = 3;
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
  for (let token = tokens[at]; isWord(token) && isCountable(token) && words.length < MAX_WORDS; token = tokens[at]) {
    words.push(token.text);
    at += 1;
  }
  return words;
}

/** Returns the words up to the end of the phrase that the number may count. */
function findNearbyAfter(tokens: readonly NumberToken[], next: number): readonly string[] {
  const words: string[] = [];
  for (const token of tokens.slice(next, next + 3 * MAX_NEARBY)) {
    if (SENTENCE_END.test(token.text) || token.kind === 'digits' || words.length === MAX_NEARBY) break;
    if (words.length > 0 && (token.text === ',' || PHRASE_STARTERS.has(token.text))) break;
    if (isWord(token) && isCountable(token)) words.push(token.text);
  }
  return words;
}

/** Returns the words before the number that it may count, unless another number is nearer: a team of five, shops: 5. */
function findNearbyBefore(tokens: readonly NumberToken[], at: number, canPassCommas: boolean): readonly string[] {
  const words: string[] = [];
  for (const token of tokens.slice(Math.max(0, at - 3 * MAX_BEFORE), at).reverse()) {
    if (token.kind === 'digits') return [];
    if (/^[.!?;]$/.test(token.text) || words.length === MAX_BEFORE) break;
    if (!canPassCommas && (token.text === ',' || token.text === 'and')) break;
    if (isWord(token) && isCountable(token)) words.push(token.text);
  }
  return words;
}

/** Returns the words that the number in [`at`, `next`) counts. */
export function findCountedWords(tokens: readonly NumberToken[], at: number, next: number): CountedWords {
  const after = findNearbyAfter(tokens, next);
  const nearbyWords = [...after, ...findNearbyBefore(tokens, at, after.length === 0)];
  return { words: findWordsAfter(tokens, next), nearby: new Set(nearbyWords.map(getRoot)) };
}

/** Returns true if the source number counts, or may count, what the stated number counts. */
export const hasSameCountedWords = (stated: CountedWords, source: CountedWords): boolean =>
  stated.words.every((word) => hasSynonymIn(word, source.nearby));
