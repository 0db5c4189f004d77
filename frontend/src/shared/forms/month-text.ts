/** A month as the number of months since January of the year 0, so that months can be counted and compared. */
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

/** The forms people type a month in: 3/2022, 03.2022, 032022; 2022-03, 2022/3, 202203. */
const MONTH_FIRST = /^(?<month>0?[1-9]|1[0-2])\s*[/.-]?\s*(?<year>\d{4})$/;
const YEAR_FIRST = /^(?<year>\d{4})\s*[/.-]?\s*(?<month>0?[1-9]|1[0-2])$/;

/** The month a text means; nothing where it means none. */
export function parseMonth(text: string | undefined): MonthNumber | undefined {
  const typed = (text ?? '').trim();
  const { month, year } = (MONTH_FIRST.exec(typed) ?? YEAR_FIRST.exec(typed))?.groups ?? {};
  return month === undefined || year === undefined ? undefined : Number(year) * 12 + Number(month) - 1;
}

export const yearOf = (month: MonthNumber): number => Math.floor(month / 12);

/** The month as a field shows it: MM/yyyy (spec section 9). */
export const formatMonth = (month: MonthNumber): string =>
  `${String((month % 12) + 1).padStart(2, '0')}/${String(yearOf(month)).padStart(4, '0')}`;

/** What was typed, as MM/yyyy if it means a month, else as it is. */
export function normaliseMonth(text: string): string {
  const month = parseMonth(text);
  return month === undefined ? text : formatMonth(month);
}

/** The month in words, such as March 2022. */
export const formatMonthName = (month: MonthNumber): string => `${MONTH_NAMES[month % 12] ?? ''} ${yearOf(month)}`;

/** The month it is where the person is. */
export function currentMonth(now: Date = new Date()): MonthNumber {
  return now.getFullYear() * 12 + now.getMonth();
}
