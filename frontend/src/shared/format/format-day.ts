const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Formats a date as "12 Dec 2026", in UTC: dates of feeds have no time zone. */
export function formatDay(iso: string): string {
  const day = new Date(iso);
  return `${day.getUTCDate()} ${MONTH.format(day)} ${day.getUTCFullYear()}`;
}
