import ICAL from 'ical.js';
import type { CareerEvent } from '../feed-records.js';
import { expandSeries, NO_DATE_ID, type Occurrence, createSingleOccurrence } from './calendar-series.js';
import { DAY_MS, type Instant, toPlausibleInstant } from './instants.js';
import { toEvent } from './raw-event.js';
import { RecordUnreadableError } from './records.js';
import { toUtc } from './zoned-time.js';

export interface CalendarContext {
  readonly now: Date;
  /** The name of the zone of times that name none. */
  readonly defaultZone: string | undefined;
  /** The link of events that have none of their own. */
  readonly page: string | undefined;
}

/**
 * Returns the upcoming dates of one event from its components: the event and changes to single dates. The latest
 * revision counts; a change to a missing event counts as an event.
 * @throws {RecordUnreadableError} and the errors of ical.js.
 */
export function findUpcomingEvents(
  components: readonly ICAL.Component[],
  context: CalendarContext,
): readonly CareerEvent[] {
  const all = components.map((component) => new ICAL.Event(component, { exceptions: [] }));
  const changes = all.filter((event) => event.isRecurrenceException());
  const [event] = all
    .filter((event) => !event.isRecurrenceException())
    .sort((left, right) => (right.sequence || 0) - (left.sequence || 0));
  return findOccurrences(event, changes, context.now)
    .filter(({ item }) => !isCancelled(item))
    .map((occurrence) => toCareerEvent(occurrence, context))
    .filter((event) => event !== undefined);
}

function findOccurrences(
  event: ICAL.Event | undefined,
  changes: readonly ICAL.Event[],
  now: Date,
): readonly Occurrence[] {
  if (!event) return changes.map((change) => createSingleOccurrence(change, change.recurrenceId.toString()));
  if (isCancelled(event)) return [];
  if (!event.isRecurring()) return [createSingleOccurrence(event, NO_DATE_ID)];
  return expandSeries(event, changes, now);
}

function toCareerEvent(
  { item, start, end, dateId }: Occurrence,
  { now, defaultZone, page }: CalendarContext,
): CareerEvent | undefined {
  const zoneName = item.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? defaultZone;
  const startInstant = toInstant(start, zoneName);
  const link = getText(item, 'url') || page;
  return toEvent(
    {
      id: [item.uid || [item.summary, link].join(' '), dateId].join(' ').trim(),
      title: item.summary,
      image: getText(item, 'image'),
      start: startInstant,
      end: toInclusiveEnd(toInstant(end, zoneName), startInstant),
      place: getText(item, 'location'),
      link,
    },
    now,
  );
}

const isCancelled = (item: ICAL.Event): boolean => getText(item, 'status').toUpperCase() === 'CANCELLED';

function getText(item: ICAL.Event, name: string): string {
  const value = item.component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Converts a calendar time. Uses the IANA zone if the calendar does not define it; times without a zone use the
 * calendar's default, else UTC.
 * @throws {RecordUnreadableError} if the zone is unknown or the time is out of range.
 */
function toInstant(time: ICAL.Time, zone: string | undefined): Instant {
  const instant = toPlausibleInstant(Math.max(toMilliseconds(time, zone), EARLIEST), time.isDate);
  if (!instant) throw new RecordUnreadableError('its time is invalid or too far ahead');
  return instant;
}

/** Earlier times are clamped: such an event is past, not invalid. */
const EARLIEST = Date.UTC(1971, 0, 1);

function toMilliseconds(time: ICAL.Time, zone: string | undefined): number {
  if (time.isDate) return Date.UTC(time.year, time.month - 1, time.day);
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate().getTime();
  const instant = toUtc(time, zone ?? 'UTC');
  if (!instant) throw new RecordUnreadableError(`unknown time zone: ${zone ?? ''}`);
  return instant.getTime();
}

/** Returns the last day of a whole-day event: calendars give the day after it as its end. */
function toInclusiveEnd(end: Instant, start: Instant): Instant {
  if (!end.isDay || end.at <= start.at) return end;
  return { at: new Date(end.at.getTime() - DAY_MS), isDay: true };
}
