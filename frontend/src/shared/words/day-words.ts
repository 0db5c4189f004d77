const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** A day as it is written: "12 Dec 2026". Days of feeds have no place on the globe, so they are read as UTC. */
export function dayWords(iso: string): string {
  const day = new Date(iso);
  return `${day.getUTCDate()} ${MONTH.format(day)} ${day.getUTCFullYear()}`;
}
