/** A piece of a text as far as numbers go. `glued`: nothing lies between it and the piece before. */
export interface NumberToken {
  readonly kind: 'digits' | 'word' | 'code' | 'sign';
  readonly text: string;
  readonly glued: boolean;
}

const PIECE = /(?<code>[a-z]+\d[a-z\d]*)|(?<digits>\d+(?:[.,]\d+)*)|(?<word>[a-z]+)|(?<sign>[^\s])/g;

/** The pieces of a plain, lower-case text. A word with digits in it (es6, s3) is a name, not a number. */
export function numberTokens(text: string): readonly NumberToken[] {
  const tokens: NumberToken[] = [];
  let end = -1;
  // One match after another: all of them at once take several megabytes for a long text.
  for (const { index, groups = {}, 0: whole } of text.matchAll(PIECE)) {
    const kind = groups['code'] ? 'code' : groups['digits'] ? 'digits' : groups['word'] ? 'word' : 'sign';
    tokens.push({ kind, text: whole, glued: index === end });
    end = index + whole.length;
  }
  return tokens;
}

/** More digits than this are no number that JavaScript holds exactly, so they are compared as written. */
const LONGEST_EXACT = 15;

/** Digits as one value however they are grouped: 1,200 and 1200, 1,00,000 and 100000, 2.50 and 2.5. */
export function digitsValue(digits: string): string {
  if (digits.length > LONGEST_EXACT) return digits;
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(digits)) return String(Number(digits.replaceAll(',', '')));
  return /^\d+(?:\.\d+)?$/.test(digits) ? String(Number(digits)) : digits;
}
