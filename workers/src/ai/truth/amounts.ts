import { boundOf, unitOf } from './amount-unit.js';
import { type Counted, countedBy, COUNTS_NOTHING } from './counted.js';
import { type NumberToken, numberTokens } from './number-tokens.js';
import { readNumber, type ReadNumber } from './number-value.js';
import { MULTIPLES, ORDINALS, ROUNDLY } from './number-words.js';

/** An amount that a text states: `unit` where what it counts is part of it, else empty. */
export interface Amount {
  readonly value: string;
  readonly unit: string;
  /** Whether it surely counts something; the pronoun "one" may not. */
  readonly isSure: boolean;
  /** The things of which it is the number. */
  readonly counted: Counted;
}

const sure = (value: string | number, unit = '', counted = COUNTS_NOTHING): Amount => ({
  value: String(value),
  unit,
  isSure: true,
  counted,
});

const YEAR = /^(?:19|20)\d\d$/;

/** What a word says that is an amount by itself: doubled, half, third, dozens. */
function amountOfWord(tokens: readonly NumberToken[], at: number): Amount | undefined {
  const word = tokens[at]?.text ?? '';
  const multiple = MULTIPLES.find(([pattern]) => pattern.test(word));
  if (multiple) return sure(multiple[1], 'times');
  if (/^(?:half|halv(?:e|es|ed|ing))$/.test(word)) return sure(50, 'percent');
  const ordinal = ORDINALS.get(word);
  if (ordinal !== undefined) return sure(ordinal, 'ordinal');
  return ROUNDLY.has(word) ? sure(word, '', countedBy(tokens, at, at + 1)) : undefined;
}

/** Half a million is one amount. */
function halfOfScale(tokens: readonly NumberToken[], at: number): ReadNumber | undefined {
  if (tokens[at]?.text !== 'half') return undefined;
  const from = /^an?$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const whole = tokens[from]?.kind === 'word' ? readNumber(tokens, from) : undefined;
  return whole && { value: String(Number(whole.value) / 2), next: whole.next };
}

function numberAt(tokens: readonly NumberToken[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (!token || ROUNDLY.has(token.text)) return undefined;
  const read = halfOfScale(tokens, at) ?? readNumber(tokens, at);
  const isShortYear = read && token.kind === 'digits' && token.text.length === 2 && tokens[at - 1]?.text === "'";
  return isShortYear ? { ...read, value: `${Number(token.text) > 50 ? '19' : '20'}${token.text}` } : read;
}

/** Every amount that a plain text states, in order: 5 years, 20 percent, 1500000 dollar, "more" where it is exceeded. */
export function amountsIn(text: string): readonly Amount[] {
  const tokens = numberTokens(text.toLowerCase());
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = numberAt(tokens, at);
    if (number) {
      const unit = unitOf(tokens, at, number.next);
      const isPronoun = number.next === at + 1 && unit === '' && tokens[at]?.text === 'one';
      const bound = boundOf(tokens, at, number.next);
      const counted = isPronoun || YEAR.test(number.value) ? COUNTS_NOTHING : countedBy(tokens, at, number.next);
      amounts.push(
        { value: number.value, unit, isSure: !isPronoun, counted },
        ...(bound ? [sure(`${bound} than`)] : []),
      );
    } else {
      const amount = amountOfWord(tokens, at);
      if (amount) amounts.push(amount);
    }
    at = number?.next ?? at + 1;
  }
  return amounts;
}
