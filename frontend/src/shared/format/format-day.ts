import { toLocalDay } from './local-day';

// A day (`YYYY-MM-DD`) has no time zone, and `new Date` reads it as UTC.
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const LONG_MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const LONG_WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** The parts of a day as a leaf of a calendar shows them: "Fri", 27, "Nov". */
export interface DayParts {
  readonly weekday: string;
  readonly dayOfMonth: number;
  readonly month: string;
}

/** Returns the parts of a day. */
export function getDayParts(day: string): DayParts {
  const date = new Date(day);
  return { weekday: WEEKDAY.format(date), dayOfMonth: date.getUTCDate(), month: MONTH.format(date) };
}

/** Returns the long name of the weekday of a day: "Friday". */
export const getWeekday = (day: string): string => LONG_WEEKDAY.format(new Date(day));

/** Formats a day as "27 Nov". */
export function formatDayAndMonth(day: string): string {
  const { dayOfMonth, month } = getDayParts(day);
  return `${dayOfMonth} ${month}`;
}

/** Formats a day as "27 Nov 2026". Of a time, it is the day in UTC: dates of feeds have no time zone. */
export const formatDay = (day: string): string => `${formatDayAndMonth(day)} ${new Date(day).getUTCFullYear()}`;

/** Formats the day of a time in the user's time zone, as "27 Nov 2026". */
export const formatLocalDay = (time: string): string => formatDay(toLocalDay(new Date(time)));

/** Formats a day as "27 Nov", with the year if it is not the current one. */
export const formatRecentDay = (day: string, now: Date = new Date()): string =>
  new Date(day).getUTCFullYear() === now.getFullYear() ? formatDayAndMonth(day) : formatDay(day);

/** Formats a day as "Fri 27 Nov", with the year if it is not the current one. */
export const formatShortDay = (day: string, now: Date = new Date()): string =>
  `${getDayParts(day).weekday} ${formatRecentDay(day, now)}`;

/** Formats the month of a day as "November 2026". */
export function formatMonth(day: string): string {
  const date = new Date(day);
  return `${LONG_MONTH.format(date)} ${date.getUTCFullYear()}`;
}

/** Formats a day as "Friday 27 November". */
export function formatLongDay(day: string): string {
  const date = new Date(day);
  return `${getWeekday(day)} ${date.getUTCDate()} ${LONG_MONTH.format(date)}`;
}
