const MARKS = /[™®©℠]/gu;
const INVISIBLE = /[\p{Cf}\p{Me}\u{FE00}-\u{FE0F}]/gu;
const SPOKEN_PAUSE = /\b(?:u+m+|u+h+m?|erm+)\b[,.]?/giu;
const DIGIT = /\p{Nd}/gu;
const ASCII_DIGIT = /[0-9]/;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONTH_THEN_YEAR = /(?<![\d/.-])(0?[1-9]|1[0-2])[/.-]((?:19|20)\d\d)(?![\d/-])/g;
const YEAR_THEN_MONTH = /(?<![\d/.-])((?:19|20)\d\d)[/-](0[1-9]|1[0-2])(?![\d/-])/g;
const ISO_DAY = /(?<![\d/.-])((?:19|20)\d\d)-(0[1-9]|1[0-2])-(\d\d)(?!\d)/g;

const monthName = (number: string): string => MONTHS[Number(number) - 1] ?? number;

/** Decimal digits come in runs of ten, so how far back the run begins is the value, whatever the script. */
function asciiDigit(digit: string): string {
  if (ASCII_DIGIT.test(digit)) return digit;
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value);
}

/**
 * A text in the form in which two texts are compared: one way to write digits, quotes, dashes and months of a year, and
 * nothing invisible, so that no addition hides in how it is written.
 */
export function plain(text: string): string {
  return text
    .replace(MARKS, '')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DIGIT, asciiDigit)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(SPOKEN_PAUSE, ' ')
    .replace(ISO_DAY, (_whole, year: string, month: string, day: string) => `${monthName(month)} ${day} ${year}`)
    .replace(MONTH_THEN_YEAR, (_whole, month: string, year: string) => `${monthName(month)} ${year}`)
    .replace(YEAR_THEN_MONTH, (_whole, year: string, month: string) => `${monthName(month)} ${year}`);
}

/** Counts at the starts of lines (`1. …`, `2) …`) say nothing but the order, as long as they count from one. */
export function withoutLineNumbers(text: string): string {
  let expected = 1;
  return text.replace(/^([ \t]*)(\d{1,2})[.)][ \t]+/gm, (whole, indent: string, number: string) => {
    if (Number(number) !== expected) return whole;
    expected += 1;
    return indent;
  });
}
