import ICAL from 'ical.js';
import { DAY, type Instant, sensible } from './instants.js';
import { RecordUnreadable } from './records.js';
import { zonedTime } from './zoned-time.js';

/**
 * When a time of a calendar is. One in a zone that the calendar does not define is in the zone of that name; one without
 * any is in that of the calendar, else UTC.
 * @throws {RecordUnreadable} where nobody knows the zone, or it is a time that nobody means.
 */
export function calendarTime(time: ICAL.Time, zone: string | undefined): Instant {
  const instant = sensible(Math.max(millisecondsOf(time, zone), LONG_OVER), time.isDate);
  if (!instant) throw new RecordUnreadable('its time is none, or lies too far ahead');
  return instant;
}

/** What began before is as good as begun then: an event of that time is over, and no fault. */
const LONG_OVER = Date.UTC(1971, 0, 1);

function millisecondsOf(time: ICAL.Time, zone: string | undefined): number {
  if (time.isDate) return Date.UTC(time.year, time.month - 1, time.day);
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate().getTime();
  const at = zonedTime(time, zone ?? 'UTC');
  if (!at) throw new RecordUnreadable(`its time zone is not known: ${zone ?? ''}`);
  return at.getTime();
}

/** The last day of what ends, as calendars write it, before a day begins. */
export function lastDay(ends: Instant, starts: Instant): Instant {
  if (!ends.isDay || ends.at <= starts.at) return ends;
  return { at: new Date(ends.at.getTime() - DAY), isDay: true };
}
