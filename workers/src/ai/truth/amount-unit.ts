import type { NumberToken } from './number-tokens.js';
import { UNIT_WORDS } from './number-words.js';

const CURRENCY_BEFORE = /^(?:[$€£¥₹]|usd|eur|gbp|inr|rs|aed|cny|jpy)$/;
const BETWEEN_NUMBER_AND_UNIT = /^(?:\+|-|or|more|plus)$/;
const ORDINAL_ENDING = /^(?:st|nd|rd|th)$/;

const textAt = (tokens: readonly NumberToken[], at: number): string => tokens[at]?.text ?? '';

/** The unit in the word after a number, past `+`, `-` and `or more`. */
function unitAfter(tokens: readonly NumberToken[], next: number): string | undefined {
  let after = next;
  while (after < next + 2 && BETWEEN_NUMBER_AND_UNIT.test(textAt(tokens, after))) after += 1;
  if (textAt(tokens, after) === 'per' && textAt(tokens, after + 1) === 'cent') return 'percent';
  return UNIT_WORDS.get(textAt(tokens, after));
}

/** What the number from `at` to before `next` counts, where that is part of the fact; else empty. */
export function unitOf(tokens: readonly NumberToken[], at: number, next: number): string {
  const before = textAt(tokens, at - 1);
  if (CURRENCY_BEFORE.test(before)) return UNIT_WORDS.get(before) ?? '';
  const unit = unitAfter(tokens, next);
  if (unit !== undefined) return unit;
  const suffix = tokens[next];
  if (suffix?.kind !== 'word' || !suffix.glued || suffix.text === 's') return '';
  return ORDINAL_ENDING.test(suffix.text) ? 'ordinal' : suffix.text;
}

const MORE_BEFORE =
  /(?:\b(?:over|above|exceed(?:s|ed|ing)?|beyond|at least|upwards of|(?:more|greater|better) than))(?: a| an)?(?: [$€£¥₹])?$/;
const LESS_BEFORE = /(?:\b(?:under|below|nearly|almost|up to|(?:less|fewer) than))(?: a| an)?(?: [$€£¥₹])?$/;

/** Whether the number is said to be exceeded or not to be reached: that makes it another amount. */
export function boundOf(tokens: readonly NumberToken[], at: number, next: number): 'more' | 'less' | undefined {
  const words = (from: number, to: number): string =>
    tokens
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  if (/^(?:\+|plus|or more|and (?:more|above))/.test(words(next, next + 2))) return 'more';
  const before = words(at - 4, at);
  return MORE_BEFORE.test(before) ? 'more' : LESS_BEFORE.test(before) ? 'less' : undefined;
}
