import type { NumberToken } from './number-tokens.js';
import { rootOf } from './roots.js';
import { isSaid } from './same-words.js';
import { JOINING_WORDS, SAYING_WORDS } from './saying-words.js';

/** What stands about a number: the words that it surely counts, and the roots of those that it may count. */
export interface Counted {
  readonly words: readonly string[];
  readonly near: ReadonlySet<string>;
}

export const COUNTS_NOTHING: Counted = { words: [], near: new Set() };

const MOST_WORDS = 3;
const MOST_NEAR = 8;
const MOST_BEFORE = 3;
const SENTENCE_ENDS = /^[.!?;:]$/;
const ALSO_UNITS = new Set(['people', 'persons', 'person']);
const BEGINS_ANOTHER = new Set(
  'and or but then while a an the my our his her their this that these those some any each every'.split(' '),
);

const isWord = (token: NumberToken | undefined): token is NumberToken =>
  token?.kind === 'word' || token?.kind === 'code';

/** Whether a word names something that can be counted. */
const isThing = ({ text }: NumberToken): boolean =>
  ALSO_UNITS.has(text) || (!JOINING_WORDS.has(text) && !SAYING_WORDS.has(text));

/** The words directly after a number that it counts: five new shops, 5-person team, dozens of customers. */
function wordsAfter(tokens: readonly NumberToken[], next: number): readonly string[] {
  const words: string[] = [];
  let at = tokens[next]?.text === '-' && tokens[next].glued ? next + 1 : next;
  if (tokens[at]?.text === 'of') at += 1;
  for (let token = tokens[at]; isWord(token) && isThing(token) && words.length < MOST_WORDS; token = tokens[at]) {
    words.push(token.text);
    at += 1;
  }
  return words;
}

/** Words that the number may count, to the end of what is said of it. */
function nearAfter(tokens: readonly NumberToken[], next: number): readonly string[] {
  const words: string[] = [];
  for (const token of tokens.slice(next, next + 3 * MOST_NEAR)) {
    if (SENTENCE_ENDS.test(token.text) || token.kind === 'digits' || words.length === MOST_NEAR) break;
    if (words.length > 0 && (token.text === ',' || BEGINS_ANOTHER.has(token.text))) break;
    if (isWord(token) && isThing(token)) words.push(token.text);
  }
  return words;
}

/** Words before it that it may count, where no other number has them: a team of five, shops: 5. */
function nearBefore(tokens: readonly NumberToken[], at: number, mayGoFar: boolean): readonly string[] {
  const words: string[] = [];
  for (const token of tokens.slice(Math.max(0, at - 3 * MOST_BEFORE), at).reverse()) {
    if (token.kind === 'digits') return [];
    if (/^[.!?;]$/.test(token.text) || words.length === MOST_BEFORE) break;
    if (!mayGoFar && (token.text === ',' || token.text === 'and')) break;
    if (isWord(token) && isThing(token)) words.push(token.text);
  }
  return words;
}

/** What the number from `at` to before `next` counts. */
export function countedBy(tokens: readonly NumberToken[], at: number, next: number): Counted {
  const after = nearAfter(tokens, next);
  const near = [...after, ...nearBefore(tokens, at, after.length === 0)];
  return { words: wordsAfter(tokens, next), near: new Set(near.map(rootOf)) };
}

/** Whether what one number is said to count is what another counts, or may count. */
export const countsTheSame = (stated: Counted, given: Counted): boolean =>
  stated.words.every((word) => isSaid(word, given.near));
