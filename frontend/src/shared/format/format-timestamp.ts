import { formatTime } from './format-time';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short' });

const startOfDay = (date: Date, offsetDays = 0): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + offsetDays).getTime();

function formatDay(date: Date, now: Date): string {
  const day = startOfDay(date);
  if (day === startOfDay(now)) return 'Today';
  if (day === startOfDay(now, -1)) return 'Yesterday';
  const dayAndMonth = `${date.getDate()} ${MONTH.format(date)}`;
  return date.getFullYear() === now.getFullYear() ? dayAndMonth : `${dayAndMonth} ${date.getFullYear()}`;
}

/** Formats a timestamp in local time: "Today, 14:32", "18 Nov, 09:12", "18 Nov 2025, 09:12". */
export function formatTimestamp(iso: string, now: Date = new Date()): string {
  return `${formatDay(new Date(iso), now)}, ${formatTime(iso)}`;
}

/** Formats a timestamp for the middle of a sentence: "today, 14:32". */
export function formatTimestampInText(iso: string, now: Date = new Date()): string {
  const text = formatTimestamp(iso, now);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
