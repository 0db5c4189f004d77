import { parseFirstMonth, parseMonth, getYear } from './month-text';
import type { MonthNumber } from './month-text';

/** The first and the last selectable month. */
export interface MonthRange {
  readonly first: MonthNumber;
  readonly last: MonthNumber;
}

export const MONTHS_IN_ROW = 3;
/** How many steps the arrow keys search for a selectable month (spec section 9). */
const MAX_STEPS = 40;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Creates a range from two MM/yyyy texts; the first may be a year. A missing or invalid bound is ignored. */
export const createMonthRange = (min: string | undefined, max: string | undefined): MonthRange => ({
  first: parseFirstMonth(min) ?? FIRST_YEAR * 12,
  last: parseMonth(max) ?? LAST_YEAR * 12 + 11,
});

export const isInRange = (month: MonthNumber, { first, last }: MonthRange): boolean => month >= first && month <= last;

export const clampToRange = (month: MonthNumber, { first, last }: MonthRange): MonthNumber =>
  first > last ? month : Math.min(Math.max(month, first), last);

/** Moves in steps of this many months (backwards if negative) to the next selectable month. */
function findSelectable(from: MonthNumber, stepMonths: number, range: MonthRange): MonthNumber {
  for (let stepCount = 1; stepCount <= MAX_STEPS; stepCount += 1) {
    const month = from + stepMonths * stepCount;
    if (isInRange(month, range)) return month;
  }
  return from;
}

/** Returns the nearest selectable month of another year, or the same month if that year has none. */
export function moveYears(from: MonthNumber, years: number, range: MonthRange): MonthNumber {
  const month = clampToRange(from + years * 12, range);
  return getYear(month) === getYear(from) + years ? month : from;
}

/** Returns the month to which a key moves; undefined for other keys. */
export function getMonthForKey(key: string, from: MonthNumber, range: MonthRange): MonthNumber | undefined {
  const rowStart = from - (from % MONTHS_IN_ROW);
  switch (key) {
    case 'ArrowLeft':
      return findSelectable(from, -1, range);
    case 'ArrowRight':
      return findSelectable(from, 1, range);
    case 'ArrowUp':
      return findSelectable(from, -MONTHS_IN_ROW, range);
    case 'ArrowDown':
      return findSelectable(from, MONTHS_IN_ROW, range);
    case 'PageUp':
      return moveYears(from, -1, range);
    case 'PageDown':
      return moveYears(from, 1, range);
    case 'Home':
      return clampToRange(rowStart, range);
    case 'End':
      return clampToRange(rowStart + MONTHS_IN_ROW - 1, range);
    default:
      return undefined;
  }
}
