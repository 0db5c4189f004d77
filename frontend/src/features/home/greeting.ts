const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const WEEKDAY_FORMAT = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const SHORT_MONTH_FORMAT = new Intl.DateTimeFormat('en-US', { month: 'short' });
const DAY_MS = 24 * 60 * 60_000;
const NOON_HOUR = 12;
const EVENING_HOUR = 18;

/** Returns the greeting of the hour; on the first day a welcome. */
export function getGreeting(firstName: string | null, isFirstDay: boolean, now: Date = new Date()): string {
  const hour = now.getHours();
  const daytime = hour < NOON_HOUR ? 'morning' : hour < EVENING_HOUR ? 'afternoon' : 'evening';
  const greeting = isFirstDay ? 'Welcome' : `Good ${daytime}`;
  return firstName === null ? greeting : `${greeting}, ${firstName}`;
}

/** Formats a day as "Thursday, November 26". */
export const formatToday = (now: Date = new Date()): string => DAY_FORMAT.format(now);

/** Names the day of the last visit: "earlier today", "yesterday", "Tuesday", "18 Nov". */
export function nameVisitDay(visitedAt: string, now: Date = new Date()): string {
  const visitDate = new Date(visitedAt);
  const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((startOfDay(now) - startOfDay(visitDate)) / DAY_MS);
  if (days <= 0) return 'earlier today';
  if (days === 1) return 'yesterday';
  if (days < 7) return WEEKDAY_FORMAT.format(visitDate);
  return `${visitDate.getDate()} ${SHORT_MONTH_FORMAT.format(visitDate)}`;
}
