import { formatRecentDay } from './format-day';
import { formatTime } from './format-time';
import { keepTogether } from './keep-together';
import { addDays, toLocalDay } from './local-day';

function nameDay(day: string, now: Date): string {
  const today = toLocalDay(now);
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatRecentDay(day, now);
}

/** Formats a timestamp in local time, on one line: "Today, 14:32", "18 Nov, 09:12", "18 Nov 2025, 09:12". */
export function formatTimestamp(iso: string, now: Date = new Date()): string {
  return keepTogether(`${nameDay(toLocalDay(new Date(iso)), now)}, ${formatTime(iso)}`);
}

/** Formats a timestamp for the middle of a sentence: "today, 14:32". */
export function formatTimestampInText(iso: string, now: Date = new Date()): string {
  const text = formatTimestamp(iso, now);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
