import type { NumberToken } from './number-tokens.js';
import { UNIT_WORDS } from './number-words.js';

const CURRENCY_BEFORE = /^(?:[$€£¥₹]|usd|eur|gbp|inr|rs|aed|cny|jpy)$/;
const BETWEEN_NUMBER_AND_UNIT = /^(?:\+|-|or|more|plus)$/;
/** `or more` has two tokens. */
const MAX_TOKENS_BEFORE_UNIT = 2;
const ORDINAL_ENDING = /^(?:st|nd|rd|th)$/;

const getTokenText = (tokens: readonly NumberToken[], at: number): string => tokens[at]?.text ?? '';

/** Returns the unit after a number, skipping `+`, `-` and `or more`. */
function findUnitAfter(tokens: readonly NumberToken[], next: number): string | undefined {
  let unitPosition = next;
  while (
    unitPosition < next + MAX_TOKENS_BEFORE_UNIT &&
    BETWEEN_NUMBER_AND_UNIT.test(getTokenText(tokens, unitPosition))
  )
    unitPosition += 1;
  if (getTokenText(tokens, unitPosition) === 'per' && getTokenText(tokens, unitPosition + 1) === 'cent')
    return 'percent';
  return UNIT_WORDS.get(getTokenText(tokens, unitPosition));
}

/** Returns the unit of the number in [`at`, `next`), or an empty string. */
export function findUnit(tokens: readonly NumberToken[], at: number, next: number): string {
  const before = getTokenText(tokens, at - 1);
  if (CURRENCY_BEFORE.test(before)) return UNIT_WORDS.get(before) ?? '';
  const unit = findUnitAfter(tokens, next);
  if (unit !== undefined) return unit;
  const suffix = tokens[next];
  if (suffix?.kind !== 'word' || !suffix.isAttached || suffix.text === 's') return '';
  return ORDINAL_ENDING.test(suffix.text) ? 'ordinal' : suffix.text;
}

const MORE_BEFORE =
  /(?:\b(?:over|above|exceed(?:s|ed|ing)?|beyond|at least|upwards of|(?:more|greater|better) than))(?: a| an)?(?: [$€£¥₹])?$/;
const LESS_BEFORE = /(?:\b(?:under|below|nearly|almost|up to|(?:less|fewer) than))(?: a| an)?(?: [$€£¥₹])?$/;

/** The longest match of `MORE_BEFORE` and `LESS_BEFORE`, such as "more than a $". */
const MAX_TOKENS_OF_BOUND = 4;

/** Parts of a year, during which something happened: over two summers. */
const SEASON = /^(?:summers?|winters?|springs?|autumns?|seasons?|terms?|semesters?)\b/;

/** Returns `more` for "over 10" and `less` for "under 10". */
export function findBound(tokens: readonly NumberToken[], at: number, next: number): 'more' | 'less' | undefined {
  const joinWords = (from: number, to: number): string =>
    tokens
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  if (/^(?:\+|plus|or more|and (?:more|above))/.test(joinWords(next, next + 2))) return 'more';
  const before = joinWords(at - MAX_TOKENS_OF_BOUND, at);
  if (/\bover$/.test(before) && SEASON.test(joinWords(next, next + 1))) return undefined;
  return MORE_BEFORE.test(before) ? 'more' : LESS_BEFORE.test(before) ? 'less' : undefined;
}
