import ICAL from 'ical.js';
import { DAY_MS, type Instant, plausibleInstant } from './instants.js';
import { RecordUnreadable } from './records.js';
import { toUtc } from './zoned-time.js';

/**
 * Converts a calendar time. Uses the IANA zone if the calendar does not define it; times without a zone use the
 * calendar's default, else UTC.
 * @throws {RecordUnreadable} if the zone is unknown or the time is out of range.
 */
export function toInstant(time: ICAL.Time, zone: string | undefined): Instant {
  const instant = plausibleInstant(Math.max(toMilliseconds(time, zone), EARLIEST), time.isDate);
  if (!instant) throw new RecordUnreadable('its time is invalid or too far ahead');
  return instant;
}

/** Earlier times are clamped: such an event is past, not invalid. */
const EARLIEST = Date.UTC(1971, 0, 1);

function toMilliseconds(time: ICAL.Time, zone: string | undefined): number {
  if (time.isDate) return Date.UTC(time.year, time.month - 1, time.day);
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate().getTime();
  const at = toUtc(time, zone ?? 'UTC');
  if (!at) throw new RecordUnreadable(`unknown time zone: ${zone ?? ''}`);
  return at.getTime();
}

/** Returns the last day of an event: calendars give the exclusive end. */
export function inclusiveEnd(ends: Instant, starts: Instant): Instant {
  if (!ends.isDay || ends.at <= starts.at) return ends;
  return { at: new Date(ends.at.getTime() - DAY_MS), isDay: true };
}
