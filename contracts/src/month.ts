const MONTH = /^(0[1-9]|1[0-2])\/(\d{4})$/;

/** Returns true if a text is a month in the format MM/yyyy (spec section 9). */
export const isMonth = (value: string): boolean => MONTH.test(value.trim());

/** Converts MM/yyyy to the ISO date of the start of that month in UTC. Returns undefined for any other text. */
export function monthToIso(value: string): string | undefined {
  const [, month, year] = MONTH.exec(value.trim()) ?? [];
  return month === undefined || year === undefined ? undefined : `${year}-${month}-01T00:00:00.000Z`;
}

/** Formats the UTC month of an ISO date as MM/yyyy. Returns an empty string if there is no valid date. */
export function isoToMonth(iso: string | null | undefined): string {
  const date = iso ? new Date(iso) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) return '';
  return `${String(date.getUTCMonth() + 1).padStart(2, '0')}/${String(date.getUTCFullYear()).padStart(4, '0')}`;
}

/** UTC+14: a month begins this much earlier there than in UTC. */
const MAX_UTC_OFFSET_MS = 14 * 60 * 60 * 1000;

/** Returns true if an ISO date is in the future in every time zone. */
export const isInFuture = (iso: string, now: number = Date.now()): boolean => Date.parse(iso) > now + MAX_UTC_OFFSET_MS;

/** Returns true if the month of the first ISO date is before that of the second. Returns false if either is missing. */
export const isMonthBefore = (first: string | null | undefined, second: string | null | undefined): boolean =>
  isBefore(monthToIso(isoToMonth(first)), monthToIso(isoToMonth(second)));

/** Returns true if the first ISO date is before the second. Returns false if either is missing. */
export const isBefore = (first: string | null | undefined, second: string | null | undefined): boolean =>
  Boolean(first) && Boolean(second) && Date.parse(first ?? '') < Date.parse(second ?? '');
