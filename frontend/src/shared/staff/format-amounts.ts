const TIME_WITH_SECONDS = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const COUNT = new Intl.NumberFormat('en-US');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BYTES_PER_MB = 1_000_000;

/** Formats a time with its seconds, in local time: "14:02:11". */
export const formatExactTime = (time: string | number): string => TIME_WITH_SECONDS.format(new Date(time));

/** Formats a count: "1,500". */
export const formatCount = (count: number): string => COUNT.format(count);

/** Formats a count with its noun: "1 job", "17 jobs". */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

/** Formats a part from 0 to 1: "41%". Less than all is never "100%". */
export const formatPart = (part: number): string => `${part < 1 ? Math.min(99, Math.round(100 * part)) : 100}%`;

/** Formats a duration in its largest unit, of which there are at least two: "1.4 s", "90 s", "12 min", "5 h", "3 d". */
export function formatSeconds(seconds: number): string {
  if (seconds < 10) return `${Number(seconds.toFixed(1))} s`;
  if (seconds < 2 * MINUTE) return `${Math.round(seconds)} s`;
  if (seconds < 2 * HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY) return `${Math.round(seconds / HOUR)} h`;
  return `${Math.round(seconds / DAY)} d`;
}

/** Formats a short duration in milliseconds: "84 ms". */
export const formatMilliseconds = (seconds: number): string => `${formatCount(Math.round(seconds * 1_000))} ms`;

/** Formats memory: "180 MB". */
export const formatMegabytes = (bytes: number): string => `${formatCount(Math.round(bytes / BYTES_PER_MB))} MB`;
