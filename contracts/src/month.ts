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
  const at = iso ? new Date(iso) : undefined;
  if (at === undefined || Number.isNaN(at.getTime())) return '';
  return `${String(at.getUTCMonth() + 1).padStart(2, '0')}/${String(at.getUTCFullYear()).padStart(4, '0')}`;
}

/** The largest UTC offset (UTC+14): in that time zone a new month begins this long before it begins in UTC. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000;

/** Returns true if an ISO date is in the future in every time zone. */
export const isInFuture = (iso: string, now: number = Date.now()): boolean => Date.parse(iso) > now + EARLIEST_ZONE;

/** Returns true if the month of the first ISO date is before that of the second. Returns false if either is missing. */
export const isMonthBefore = (iso: string | null | undefined, other: string | null | undefined): boolean =>
  isBefore(monthToIso(isoToMonth(iso)), monthToIso(isoToMonth(other)));

/** Returns true if the first ISO date is before the second. Returns false if either is missing. */
export const isBefore = (iso: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(iso) && Boolean(other) && Date.parse(iso ?? '') < Date.parse(other ?? '');
