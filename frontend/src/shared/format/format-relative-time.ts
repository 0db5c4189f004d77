const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

const RELATIVE_TIME = new Intl.RelativeTimeFormat('en-US');

/** Formats a past time relative to now: "3 minutes ago", "2 weeks ago", "just now". */
export function formatRelativeTime(iso: string, now: number = Date.now()): string {
  const elapsedMs = now - Date.parse(iso);
  const unit = UNITS.find(([, length]) => elapsedMs >= length);
  // A negative time has no unit either: the server's clock may be ahead.
  return unit === undefined ? 'just now' : RELATIVE_TIME.format(-Math.floor(elapsedMs / unit[1]), unit[0]);
}
