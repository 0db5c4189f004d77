const TRADEMARKS = /[™®©℠]/gu;
const INVISIBLE = /[\p{Cf}\p{Me}\u{FE00}-\u{FE0F}]/gu;
const FILLER = /\b(?:u+m+|u+h+m?|erm+)\b[,.]?/giu;
const DIGIT = /\p{Nd}/gu;
const ASCII_DIGIT = /[0-9]/;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONTH_THEN_YEAR = /(?<![\d/.-])(0?[1-9]|1[0-2])[/.-]((?:19|20)\d\d)(?![\d/-])/g;
const YEAR_THEN_MONTH = /(?<![\d/.-])((?:19|20)\d\d)[/-](0[1-9]|1[0-2])(?![\d/-])/g;
const ISO_DAY = /(?<![\d/.-])((?:19|20)\d\d)-(0[1-9]|1[0-2])-(\d\d)(?!\d)/g;

const getMonthName = (number: string): string => MONTHS[Number(number) - 1] ?? number;

/** Unicode has decimal digits in runs of ten, so the offset in the run is the value in any script. */
function toAsciiDigit(digit: string): string {
  if (ASCII_DIGIT.test(digit)) return digit;
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value);
}

/**
 * Normalizes digits, quotes, dashes and month formats and removes invisible characters, so that texts can be compared.
 */
export function normalizeText(text: string): string {
  return text
    .replace(TRADEMARKS, '')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DIGIT, toAsciiDigit)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(FILLER, ' ')
    .replace(ISO_DAY, (_whole, year: string, month: string, day: string) => `${getMonthName(month)} ${day} ${year}`)
    .replace(MONTH_THEN_YEAR, (_whole, month: string, year: string) => `${getMonthName(month)} ${year}`)
    .replace(YEAR_THEN_MONTH, (_whole, year: string, month: string) => `${getMonthName(month)} ${year}`);
}

/** Removes the numbers of a numbered list (`1. …`, `2) …`) that counts from one. */
export function removeListNumbers(text: string): string {
  let expected = 1;
  return text.replace(/^([ \t]*)(\d{1,2})[.)][ \t]+/gm, (whole, indent: string, number: string) => {
    if (Number(number) !== expected) return whole;
    expected += 1;
    return indent;
  });
}
