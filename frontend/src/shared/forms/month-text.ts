/** Number of months since January of the year 0, for arithmetic and comparisons. */
export type MonthNumber = number;

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Accepted formats: 3/2022, 03.2022, 032022; 2022-03, 2022/3, 202203. */
const MONTH_FIRST = /^(?<month>0?[1-9]|1[0-2])\s*(?:[/.-]\s*)?(?<year>\d{4})$/;
const YEAR_FIRST = /^(?<year>\d{4})\s*(?:[/.-]\s*)?(?<month>0?[1-9]|1[0-2])$/;

/** Parses a month; returns undefined if the text is invalid. */
export function parseMonth(text: string | undefined): MonthNumber | undefined {
  const typedText = (text ?? '').trim();
  const { month, year } = (MONTH_FIRST.exec(typedText) ?? YEAR_FIRST.exec(typedText))?.groups ?? {};
  return month === undefined || year === undefined ? undefined : Number(year) * 12 + Number(month) - 1;
}

const YEAR = /^\s*(\d{4})\s*$/;

/** Parses a month, or the first month of a year; returns undefined if the text is invalid. */
export function parseFirstMonth(text: string | undefined): MonthNumber | undefined {
  const [, year] = YEAR.exec(text ?? '') ?? [];
  return year === undefined ? parseMonth(text) : Number(year) * 12;
}

export const getYear = (month: MonthNumber): number => Math.floor(month / 12);

/** Formats a month as MM/yyyy (spec section 9). */
export const formatMonth = (month: MonthNumber): string =>
  `${String((month % 12) + 1).padStart(2, '0')}/${String(getYear(month)).padStart(4, '0')}`;

/** Converts a typed month to MM/yyyy; returns invalid text unchanged. */
export function normalizeMonth(text: string): string {
  const month = parseMonth(text);
  return month === undefined ? text : formatMonth(month);
}

/** Formats a month as March 2022. */
export const formatMonthName = (month: MonthNumber): string => `${MONTH_NAMES[month % 12] ?? ''} ${getYear(month)}`;

/** Returns the current month in local time. */
export function getCurrentMonth(now: Date = new Date()): MonthNumber {
  return now.getFullYear() * 12 + now.getMonth();
}
