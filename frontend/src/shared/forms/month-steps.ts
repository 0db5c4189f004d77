import { readMonth, yearOf } from './month-text';
import type { MonthNumber } from './month-text';

/** The first and the last month that can be chosen. */
export interface MonthRange {
  readonly first: MonthNumber;
  readonly last: MonthNumber;
}

/** Months in a row of the grid. */
export const MONTHS_IN_ROW = 3;
/** How far the keyboard looks for a month that can be chosen (spec section 9). */
const MOST_STEPS = 40;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** The months between two texts as MM/yyyy; a bound that is missing or no month is far away. */
export const monthRange = (min: string | undefined, max: string | undefined): MonthRange => ({
  first: readMonth(min) ?? FIRST_YEAR * 12,
  last: readMonth(max) ?? LAST_YEAR * 12 + 11,
});

export const isWithin = (month: MonthNumber, { first, last }: MonthRange): boolean => month >= first && month <= last;

/** The month itself, or the nearest one that can be chosen. */
export const nearestWithin = (month: MonthNumber, { first, last }: MonthRange): MonthNumber =>
  first > last ? month : Math.min(Math.max(month, first), last);

function scan(from: MonthNumber, step: number, range: MonthRange): MonthNumber {
  for (let steps = 1; steps <= MOST_STEPS; steps += 1) {
    const month = from + step * steps;
    if (isWithin(month, range)) return month;
  }
  return from;
}

/** The nearest month of another year, or the month one is on if no month of that year can be chosen. */
export function inYear(from: MonthNumber, years: number, range: MonthRange): MonthNumber {
  const month = nearestWithin(from + years * 12, range);
  return yearOf(month) === yearOf(from) + years ? month : from;
}

/** The month a key of the grid leads to; nothing for other keys. */
export function monthAt(key: string, from: MonthNumber, range: MonthRange): MonthNumber | undefined {
  const rowStart = from - (from % MONTHS_IN_ROW);
  switch (key) {
    case 'ArrowLeft':
      return scan(from, -1, range);
    case 'ArrowRight':
      return scan(from, 1, range);
    case 'ArrowUp':
      return scan(from, -MONTHS_IN_ROW, range);
    case 'ArrowDown':
      return scan(from, MONTHS_IN_ROW, range);
    case 'PageUp':
      return inYear(from, -1, range);
    case 'PageDown':
      return inYear(from, 1, range);
    case 'Home':
      return nearestWithin(rowStart, range);
    case 'End':
      return nearestWithin(rowStart + MONTHS_IN_ROW - 1, range);
    default:
      return undefined;
  }
}
