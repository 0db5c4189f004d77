import { formatRecentDay, getWeekday } from '../../shared/format/format-day';
import { countDays, toLocalDay } from '../../shared/format/local-day';

const NOON_HOUR = 12;
const EVENING_HOUR = 18;

/** Returns the greeting of the hour; on the first day a welcome. */
export function getGreeting(firstName: string | null, isFirstDay: boolean, now: Date = new Date()): string {
  const hour = now.getHours();
  const daytime = hour < NOON_HOUR ? 'morning' : hour < EVENING_HOUR ? 'afternoon' : 'evening';
  const greeting = isFirstDay ? 'Welcome' : `Good ${daytime}`;
  return firstName === null ? greeting : `${greeting}, ${firstName}`;
}

/** Names the day of the last visit: "earlier today", "yesterday", "Tuesday", "18 Nov". */
export function nameVisitDay(visitedAt: string, now: Date = new Date()): string {
  const day = toLocalDay(new Date(visitedAt));
  const days = countDays(day, toLocalDay(now));
  if (days <= 0) return 'earlier today';
  if (days === 1) return 'yesterday';
  return days < 7 ? getWeekday(day) : formatRecentDay(day, now);
}
