/** A token for reading numbers; `isAttached` if no space precedes it. */
export interface NumberToken {
  readonly kind: 'digits' | 'word' | 'code' | 'sign';
  readonly text: string;
  readonly isAttached: boolean;
}

const TOKEN = /(?<word>[a-z]+(?<code>\d[a-z\d]*)?)|(?<digits>\d+(?:[.,]\d+)*)|(?<sign>[^\s])/g;

/** Tokenizes a normalized lower-case text. A word with digits (es6, s3) is a name, not a number. */
export function tokenizeNumbers(text: string): readonly NumberToken[] {
  const tokens: NumberToken[] = [];
  let end = -1;
  // One match after another: all of them at once take several megabytes for a long text.
  for (const { index, groups = {}, 0: match } of text.matchAll(TOKEN)) {
    const kind = groups['code'] ? 'code' : groups['digits'] ? 'digits' : groups['word'] ? 'word' : 'sign';
    tokens.push({ kind, text: match, isAttached: index === end });
    end = index + match.length;
  }
  return tokens;
}

/** Longer numbers exceed the precision of JavaScript and are compared as strings. */
const MAX_EXACT_DIGITS = 15;

/** Normalizes grouped and decimal digits: 1,200 to 1200, 1,00,000 to 100000, 2.50 to 2.5. */
export function normalizeDigits(digits: string): string {
  if (digits.length > MAX_EXACT_DIGITS) return digits;
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(digits)) return String(Number(digits.replaceAll(',', '')));
  return /^\d+(?:\.\d+)?$/.test(digits) ? String(Number(digits)) : digits;
}
