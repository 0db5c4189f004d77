import { findBound, findUnit } from './amount-unit.js';
import { type CountedWords, findCountedWords, NO_COUNTED_WORDS } from './counted-words.js';
import { type NumberToken, tokenizeNumbers } from './number-tokens.js';
import { readNumber, type ParsedNumber } from './number-value.js';
import { MULTIPLES, ORDINALS, ROUND_QUANTITIES } from './number-words.js';

/** An amount in a text; `unit` may be empty. */
export interface Amount {
  readonly value: string;
  readonly unit: string;
  /** False for "one", which may be a pronoun. */
  readonly isCertain: boolean;
  readonly countedWords: CountedWords;
}

const createAmount = (value: string | number, unit = '', countedWords = NO_COUNTED_WORDS): Amount => ({
  value: String(value),
  unit,
  isCertain: true,
  countedWords,
});

/** Years with two digits up to this one belong to the 21st century. */
const LAST_SHORT_YEAR = 50;
const YEAR = /^(?:19|20)\d\d$/;

/** Reads a word that is an amount by itself: doubled, half, third, dozens. */
function readWordAmount(tokens: readonly NumberToken[], at: number): Amount | undefined {
  const word = tokens[at]?.text ?? '';
  const multiple = MULTIPLES.find(([pattern]) => pattern.test(word));
  if (multiple) return createAmount(multiple[1], 'times');
  if (/^(?:half|halv(?:e|es|ed|ing))$/.test(word)) return createAmount(50, 'percent');
  const ordinal = ORDINALS.get(word);
  if (ordinal !== undefined) return createAmount(ordinal, 'ordinal');
  return ROUND_QUANTITIES.has(word) ? createAmount(word, '', findCountedWords(tokens, at, at + 1)) : undefined;
}

/** Reads phrases such as "half a million". */
function readHalfOfScale(tokens: readonly NumberToken[], at: number): ParsedNumber | undefined {
  if (tokens[at]?.text !== 'half') return undefined;
  const from = /^an?$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const number = tokens[from]?.kind === 'word' ? readNumber(tokens, from) : undefined;
  return number && { value: String(Number(number.value) / 2), next: number.next };
}

function readNumberAt(tokens: readonly NumberToken[], at: number): ParsedNumber | undefined {
  const token = tokens[at];
  if (!token || ROUND_QUANTITIES.has(token.text)) return undefined;
  const number = readHalfOfScale(tokens, at) ?? readNumber(tokens, at);
  const isShortYear = number && token.kind === 'digits' && token.text.length === 2 && tokens[at - 1]?.text === "'";
  return isShortYear
    ? { ...number, value: `${Number(token.text) > LAST_SHORT_YEAR ? '19' : '20'}${token.text}` }
    : number;
}

/** Returns all amounts of a normalized text in order: 5 years, 20 percent, 1500000 dollar, "more than". */
export function findAmounts(text: string): readonly Amount[] {
  const tokens = tokenizeNumbers(text.toLowerCase());
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = readNumberAt(tokens, at);
    if (number) {
      const unit = findUnit(tokens, at, number.next);
      const isPronoun = number.next === at + 1 && unit === '' && tokens[at]?.text === 'one';
      const bound = findBound(tokens, at, number.next);
      const countedWords =
        isPronoun || YEAR.test(number.value) ? NO_COUNTED_WORDS : findCountedWords(tokens, at, number.next);
      amounts.push(
        { value: number.value, unit, isCertain: !isPronoun, countedWords },
        ...(bound ? [createAmount(`${bound} than`)] : []),
      );
    } else {
      const amount = readWordAmount(tokens, at);
      if (amount) amounts.push(amount);
    }
    at = number?.next ?? at + 1;
  }
  return amounts;
}
