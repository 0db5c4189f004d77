import ICAL from 'ical.js';
import { DAY, type Instant } from './instants.js';
import { RecordUnreadable } from './records.js';
import { zonedTime } from './zoned-time.js';

/**
 * When a time of a calendar is. One in a zone that the calendar does not define is in the zone of that name; one without
 * any is in that of the calendar, else UTC.
 * @throws {RecordUnreadable} where nobody knows the zone.
 */
export function calendarTime(time: ICAL.Time, zone: string | undefined): Instant {
  if (time.isDate) return { at: new Date(Date.UTC(time.year, time.month - 1, time.day)), isDay: true };
  const isDefined = time.zone !== ICAL.Timezone.localTimezone;
  if (isDefined) return { at: time.toJSDate(), isDay: false };
  const at = zonedTime(time, zone ?? 'UTC');
  if (!at) throw new RecordUnreadable(`its time zone is not known: ${zone ?? ''}`);
  return { at, isDay: false };
}

/** The last day of what ends, as calendars write it, before a day begins. */
export function lastDay(ends: Instant, starts: Instant): Instant {
  if (!ends.isDay || ends.at <= starts.at) return ends;
  return { at: new Date(ends.at.getTime() - DAY), isDay: true };
}
