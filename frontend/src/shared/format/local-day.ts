const DAY_MS = 24 * 60 * 60_000;

/** The length of a day as text (`YYYY-MM-DD`), with which every ISO time begins. */
export const ISO_DATE_LENGTH = '2026-11-27'.length;

/** Returns the day of a moment in the user's time zone: "2026-11-27". */
export function toLocalDay(date: Date): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Returns the current day in the user's time zone. */
export const getToday = (): string => toLocalDay(new Date());

/** Returns the number of days from one day to another (`YYYY-MM-DD`); negative if `to` is earlier. */
export const countDays = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Returns the day (`YYYY-MM-DD`) that is this many days after another one; before it, if the number is negative. */
export const addDays = (startDay: string, dayCount: number): string =>
  new Date(Date.parse(startDay) + dayCount * DAY_MS).toISOString().slice(0, ISO_DATE_LENGTH);
