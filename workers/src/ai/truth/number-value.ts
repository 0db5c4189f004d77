import { normalizeDigits, type NumberToken } from './number-tokens.js';
import { ATTACHED_SCALES, SCALES, TENS, BELOW_TWENTY } from './number-words.js';

/** A number and the index of the token after it. */
export interface ParsedNumber {
  readonly value: string;
  readonly next: number;
}

const getScale = (
  { kind, text, isAttached }: NumberToken,
  { isAfterDigits }: { readonly isAfterDigits: boolean },
): number | undefined => {
  if (kind !== 'word') return undefined;
  const scale = SCALES.get(text) ?? SCALES.get(text.replace(/s$/, ''));
  return scale ?? (isAfterDigits && isAttached ? ATTACHED_SCALES.get(text) : undefined);
};

/** Reads 5, 5k, 1.5 million. */
function readDigits(tokens: readonly NumberToken[], at: number): ParsedNumber {
  let value = normalizeDigits(tokens[at]?.text ?? '');
  let next = at + 1;
  for (let token = tokens[next]; token; token = tokens[next]) {
    const scale = getScale(token, { isAfterDigits: next === at + 1 });
    const number = Number(value);
    if (scale === undefined || Number.isNaN(number)) break;
    value = String(Math.round(number * scale * 1000) / 1000);
    next += 1;
  }
  return { value, next };
}

const getSmallNumber = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (BELOW_TWENTY.get(word) ?? TENS.get(word));

/** Returns the index of the next word, skipping a hyphen. */
function skipHyphen(tokens: readonly NumberToken[], at: number): number {
  const sign = tokens[at];
  return sign?.text === '-' && sign.isAttached && tokens[at + 1]?.isAttached === true ? at + 1 : at;
}

/** Reads a number up to ninety-nine, or a spoken year: twenty nineteen. */
function readSmallNumber(tokens: readonly NumberToken[], at: number): { value: number; next: number } | undefined {
  const firstText = tokens[at]?.text ?? '';
  const value = getSmallNumber(firstText);
  if (value === undefined) return undefined;
  const secondIndex = skipHyphen(tokens, at + 1);
  const secondValue = getSmallNumber(tokens[secondIndex]?.text);
  if (secondValue === undefined) return { value, next: at + 1 };
  if ((value === 19 || value === 20) && secondValue >= 10) {
    const thirdIndex = skipHyphen(tokens, secondIndex + 1);
    const lastDigit = BELOW_TWENTY.get(tokens[thirdIndex]?.text ?? '');
    const hasLastDigit =
      TENS.has(tokens[secondIndex]?.text ?? '') && lastDigit !== undefined && lastDigit > 0 && lastDigit < 10;
    return {
      value: value * 100 + secondValue + (hasLastDigit ? lastDigit : 0),
      next: (hasLastDigit ? thirdIndex : secondIndex) + 1,
    };
  }
  return TENS.has(firstText) && secondValue > 0 && secondValue < 10
    ? { value: value + secondValue, next: secondIndex + 1 }
    : { value, next: at + 1 };
}

/**
 * Returns true if a smaller number can follow: a hundred (and) five, a thousand (and) five. `part` is the number below
 * the last scale such as thousand, `total` the sum up to that scale: 2000 and 100 for "two thousand one hundred".
 */
const canContinue = (total: number, part: number): boolean =>
  part === 0 ? total > 0 : part >= 100 && part % 100 === 0;

/** Reads one hundred and fifty, two thousand nineteen, a million. */
function readWords(tokens: readonly NumberToken[], at: number): ParsedNumber | undefined {
  const first = readSmallNumber(tokens, at);
  let total = 0;
  let part = first?.value ?? 0;
  let next = first?.next ?? at;
  for (;;) {
    const wordIndex = skipHyphen(tokens, next);
    const token = tokens[wordIndex];
    const scale = token && getScale(token, { isAfterDigits: false });
    if (scale !== undefined) {
      const scaled = Math.max(part, 1) * scale;
      total += scale === 100 ? 0 : scaled;
      part = scale === 100 ? scaled : 0;
      next = wordIndex + 1;
      continue;
    }
    if (next === at || !canContinue(total, part)) break;
    const nextNumber = readSmallNumber(tokens, token?.text === 'and' ? wordIndex + 1 : wordIndex);
    if (!nextNumber || nextNumber.value >= 100) break;
    part += nextNumber.value;
    next = nextNumber.next;
  }
  return next === at ? undefined : { value: String(total + part), next };
}

/** Reads the number that starts at a token, if any. */
export function readNumber(tokens: readonly NumberToken[], at: number): ParsedNumber | undefined {
  const token = tokens[at];
  if (token?.kind === 'digits') return readDigits(tokens, at);
  return token?.kind === 'word' ? readWords(tokens, at) : undefined;
}
