const MONTH = /^(0[1-9]|1[0-2])\/(\d{4})$/;
const YEAR = /^\d{4}$/;

/** Returns true if a date is only a year, which is stored as yyyy. */
export const isYear = (date: string): boolean => YEAR.test(date);

/**
 * Converts MM/yyyy (spec section 9) to the ISO date of the start of that month in UTC. A year stays a year. Returns
 * undefined for any other text.
 */
export function monthToIso(value: string): string | undefined {
  const typed = value.trim();
  if (isYear(typed)) return typed;
  const [, month, year] = MONTH.exec(typed) ?? [];
  return month === undefined || year === undefined ? undefined : `${year}-${month}-01T00:00:00.000Z`;
}

/** Formats the UTC month of an ISO date as MM/yyyy. A year stays a year. Returns an empty string for an invalid date. */
export function isoToMonth(iso: string | null | undefined): string {
  if (iso && isYear(iso)) return iso;
  const date = iso ? new Date(iso) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) return '';
  return `${String(date.getUTCMonth() + 1).padStart(2, '0')}/${String(date.getUTCFullYear()).padStart(4, '0')}`;
}

/** UTC+14: a month begins this much earlier there than in UTC. */
const MAX_UTC_OFFSET_MS = 14 * 60 * 60 * 1000;

/** Returns true if an ISO date is in the future in every time zone. */
export const isInFuture = (iso: string, now: number = Date.now()): boolean => Date.parse(iso) > now + MAX_UTC_OFFSET_MS;

const [JANUARY, DECEMBER] = [0, 11];

/**
 * Returns true if the first ISO date is in a month before that of the second, or in a year before it if one of them is
 * only a year. Returns false if either is missing.
 */
export const isMonthBefore = (first: string | null | undefined, second: string | null | undefined): boolean =>
  countMonths(first, DECEMBER) < countMonths(second, JANUARY);

/** Counts the months (UTC) from the year 0 to a date, to a month of it if it is only a year. NaN without a date. */
function countMonths(iso: string | null | undefined, monthOfYear: number): number {
  const date = new Date(iso || Number.NaN);
  return date.getUTCFullYear() * 12 + (iso && isYear(iso) ? monthOfYear : date.getUTCMonth());
}
