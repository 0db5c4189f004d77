import { digitsValue, type NumberToken } from './number-tokens.js';
import { GLUED_SCALES, SCALES, TENS, UNITS } from './number-words.js';

/** A number read from pieces of a text, and the piece after it. */
export interface ReadNumber {
  readonly value: string;
  readonly next: number;
}

const scaleOf = ({ kind, text, glued }: NumberToken, afterDigits: boolean): number | undefined => {
  if (kind !== 'word') return undefined;
  const singular = SCALES.get(text) ?? SCALES.get(text.replace(/s$/, ''));
  return singular ?? (afterDigits && glued ? GLUED_SCALES.get(text) : undefined);
};

/** 5, 5k, 1.5 million. */
function fromDigits(tokens: readonly NumberToken[], at: number): ReadNumber {
  let value = digitsValue(tokens[at]?.text ?? '');
  let next = at + 1;
  for (let token = tokens[next]; token; token = tokens[next]) {
    const scale = scaleOf(token, next === at + 1);
    const number = Number(value);
    if (scale === undefined || Number.isNaN(number)) break;
    value = String(Math.round(number * scale * 1000) / 1000);
    next += 1;
  }
  return { value, next };
}

const belowHundred = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (UNITS.get(word) ?? TENS.get(word));

/** The index of the next word, past one hyphen that joins it on. */
function wordAfter(tokens: readonly NumberToken[], at: number): number {
  const sign = tokens[at];
  return sign?.text === '-' && sign.glued && tokens[at + 1]?.glued === true ? at + 1 : at;
}

/** Up to ninety-nine, or a year as it is said: twenty nineteen. */
function smallFromWords(tokens: readonly NumberToken[], at: number): { value: number; next: number } | undefined {
  const first = tokens[at]?.text ?? '';
  const value = belowHundred(first);
  if (value === undefined) return undefined;
  const second = wordAfter(tokens, at + 1);
  const after = belowHundred(tokens[second]?.text);
  if (after === undefined) return { value, next: at + 1 };
  if ((value === 19 || value === 20) && after >= 10) {
    const third = wordAfter(tokens, second + 1);
    const unit = UNITS.get(tokens[third]?.text ?? '');
    const isTens = TENS.has(tokens[second]?.text ?? '') && unit !== undefined && unit > 0 && unit < 10;
    return { value: value * 100 + after + (isTens ? unit : 0), next: (isTens ? third : second) + 1 };
  }
  return TENS.has(first) && after > 0 && after < 10
    ? { value: value + after, next: second + 1 }
    : { value, next: at + 1 };
}

/** Whether a smaller number can follow in the same number: a hundred (and) five, a thousand (and) five. */
const takesMore = (total: number, part: number): boolean => (part === 0 ? total > 0 : part >= 100 && part % 100 === 0);

/** One hundred and fifty, two thousand nineteen, a million. */
function fromWords(tokens: readonly NumberToken[], at: number): ReadNumber | undefined {
  const begin = smallFromWords(tokens, at);
  let total = 0;
  let part = begin?.value ?? 0;
  let next = begin?.next ?? at;
  for (;;) {
    const joined = wordAfter(tokens, next);
    const token = tokens[joined];
    const scale = token && scaleOf(token, false);
    if (scale !== undefined) {
      const scaled = Math.max(part, 1) * scale;
      total += scale === 100 ? 0 : scaled;
      part = scale === 100 ? scaled : 0;
      next = joined + 1;
      continue;
    }
    if (next === at || !takesMore(total, part)) break;
    const more = smallFromWords(tokens, token?.text === 'and' ? joined + 1 : joined);
    if (!more || more.value >= 100) break;
    part += more.value;
    next = more.next;
  }
  return next === at ? undefined : { value: String(total + part), next };
}

/** The number that begins at a piece, if one does. */
export function readNumber(tokens: readonly NumberToken[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (token?.kind === 'digits') return fromDigits(tokens, at);
  return token?.kind === 'word' ? fromWords(tokens, at) : undefined;
}
