import { findMonthByName, foldWord } from '../month-words.js';
import { isoDateOrTime } from '../text.js';

/** A date that was read from a text. `date` is `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or, only for an end, `present`. */
export interface DateInText {
  readonly date: string;
  /** False if part of the text is not in the date, such as a season. */
  readonly isComplete: boolean;
}

const MAX_LENGTH = 60;

/**
 * Reads a date as people write it: “May 2014”, “06/2014”, “2014年5月”, “since 2019”, “till date”. Never invents a month or
 * a day: of “Summer 2015” or “03/04/2016” only the year is read, of 2019-06-31 the month. Returns undefined if there is
 * no date, or more than one.
 */
export function readDateText(text: string, bound: 'start' | 'end'): DateInText | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const words = splitWords(text);
  const phrase = ` ${words.join(' ')} `;
  const years = words.filter((word) => YEAR.test(word));
  if (PRESENT.some((present) => phrase.includes(present)))
    return bound === 'end' && years.length === 0 ? { date: 'present', isComplete: true } : undefined;
  const [year, ...otherYears] = years;
  if (year === undefined || otherYears.length > 0) return undefined;
  return readWords(
    words.filter((word) => word !== year && !NEUTRAL[bound].has(word)),
    { year, isYearFirst: words[0] === year, isDayFirst: text.includes('.') },
    bound,
  );
}

interface Layout {
  readonly year: string;
  readonly isYearFirst: boolean;
  /** True if the day is before the month: dates with dots are never American. */
  readonly isDayFirst: boolean;
}

function readWords(words: readonly string[], layout: Layout, bound: 'start' | 'end'): DateInText | undefined {
  if (words.some((word) => OPPOSITE[bound].has(word) || LONG_NUMBER.test(word))) return undefined;
  const numbers = words.filter((word) => NUMBER.test(word)).map(Number);
  const months = [...new Set(words.map(findMonthByName).filter((month) => month !== undefined))];
  const isComplete = words.every((word) => NUMBER.test(word) || findMonthByName(word) !== undefined);
  if (months.length > 1 || numbers.length > (months.length === 1 ? 1 : 2)) return undefined;
  if (months.length === 1) return toDate([layout.year, ...months, ...numbers], isComplete);
  if (numbers.length > 0 && !isComplete) return toDate([layout.year], false);
  const ordered = orderNumbers(numbers, layout);
  return ordered === undefined ? toDate([layout.year], false) : toDate([layout.year, ...ordered], isComplete);
}

/** Returns month and day of a date in numbers, or undefined if either number can be the month. */
function orderNumbers(numbers: readonly number[], layout: Layout): readonly number[] | undefined {
  const [first = 0, second] = numbers;
  if (second === undefined || layout.isYearFirst) return numbers;
  if (layout.isDayFirst || first > 12) return [second, first];
  return second > 12 || first === second ? numbers : undefined;
}

/** Joins year, month and day. A day that the month does not have is left out. Returns undefined without such a month. */
function toDate(parts: readonly (number | string)[], isComplete: boolean): DateInText | undefined {
  const date = parts.map((part) => String(part).padStart(2, '0')).join('-');
  const firstDay = `${date}-01-01`.slice(0, 'YYYY-MM-DD'.length);
  if (isoDateOrTime.safeParse(firstDay).success) return { date, isComplete };
  return parts.length > 2 ? toDate(parts.slice(0, 2), false) : undefined;
}

const YEAR = /^[12]\d{3}$/;
const NUMBER = /^\d{1,2}$/;
const LONG_NUMBER = /^\d{3,}$/;

/** Splits a text into folded words and numbers, without a time of day. `'14` becomes 2014, and `'87` 1987. */
const splitWords = (text: string): readonly string[] =>
  foldWord(text)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/(?<=\d)t\d.*|\b\d{1,2}:\d{2}.*/s, '')
    .replace(/['’`´](\d\d)(?!\d)/, (_, year: string) => `${year < '50' ? '20' : '19'}${year}`)
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

const toWords = (words: string): readonly string[] => words.split(' ').map(foldWord);

/** Words that mark the start or the end of a period: the others mean that the date is the other bound. */
const SINCE = toWords('since from seit ab depuis desde dal da vanaf sinds od sedan fra с od 自 から');
const UNTIL = toWords('until till til to bis jusqu hasta fino até tot till до kadar إلى まで');
const NEUTRAL_WORDS = toWords('in of the st nd rd th er re de del di do en le г год года yil 年 月 日 년 월 일');
const NEUTRAL = { start: new Set([...NEUTRAL_WORDS, ...SINCE]), end: new Set([...NEUTRAL_WORDS, ...UNTIL]) } as const;
const OPPOSITE = { start: new Set(UNTIL), end: new Set(SINCE) } as const;

/** How people write that something goes on, in English and 16 other languages. */
const PRESENT = [
  'present, now, today, current, currently, ongoing, till date, to date, until now, in progress, heute, aktuell, jetzt,',
  "derzeit, gegenwart, gegenwärtig, laufend, aujourd'hui, présent, actuel, actuellement, maintenant, en cours, à ce jour,",
  'actualidad, actual, actualmente, presente, hasta la fecha, hoy, ahora, en curso, oggi, attuale, attualmente, in corso,',
  'atual, atualmente, hoje, o momento, agora, heden, nu, huidig, obecnie, teraz, nadal, chwili obecnej, настоящее время,',
  'сейчас, н.в., по сей день, halen, günümüz, şu an, devam ediyor, nuvarande, pågående, nåværende, nykyinen, zatím,',
  'současnost, наш час, дотепер, 至今, 现在, 現在, 目前, 今, 현재, 재직중, الآن, حتى الآن, الحاضر, वर्तमान, अब तक, hiện tại, sekarang',
]
  .join(' ')
  .split(/, ?/)
  .map((words) => ` ${splitWords(words).join(' ')} `);
