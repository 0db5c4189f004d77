import { normalizeDigits, type NumberToken } from './number-tokens.js';
import { ATTACHED_SCALES, SCALES, TENS, BELOW_TWENTY } from './number-words.js';

/** A number and the index of the token after it. */
export interface ParsedNumber {
  readonly value: string;
  readonly next: number;
}

const getScale = ({ kind, text, isAttached }: NumberToken, afterDigits: boolean): number | undefined => {
  if (kind !== 'word') return undefined;
  const singular = SCALES.get(text) ?? SCALES.get(text.replace(/s$/, ''));
  return singular ?? (afterDigits && isAttached ? ATTACHED_SCALES.get(text) : undefined);
};

/** Reads 5, 5k, 1.5 million. */
function readDigits(tokens: readonly NumberToken[], at: number): ParsedNumber {
  let value = normalizeDigits(tokens[at]?.text ?? '');
  let next = at + 1;
  for (let token = tokens[next]; token; token = tokens[next]) {
    const scale = getScale(token, next === at + 1);
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
  const after = getSmallNumber(tokens[secondIndex]?.text);
  if (after === undefined) return { value, next: at + 1 };
  if ((value === 19 || value === 20) && after >= 10) {
    const thirdIndex = skipHyphen(tokens, secondIndex + 1);
    const unit = BELOW_TWENTY.get(tokens[thirdIndex]?.text ?? '');
    const isTens = TENS.has(tokens[secondIndex]?.text ?? '') && unit !== undefined && unit > 0 && unit < 10;
    return { value: value * 100 + after + (isTens ? unit : 0), next: (isTens ? thirdIndex : secondIndex) + 1 };
  }
  return TENS.has(firstText) && after > 0 && after < 10
    ? { value: value + after, next: secondIndex + 1 }
    : { value, next: at + 1 };
}

/** Returns true if a smaller number can follow: a hundred (and) five, a thousand (and) five. */
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
    const scale = token && getScale(token, false);
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
