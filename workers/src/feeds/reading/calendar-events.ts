import ICAL from 'ical.js';
import type { FoundEvent } from '../found.js';
import { datesOf, type Occurrence, single } from './calendar-series.js';
import { calendarTime, lastDay } from './calendar-times.js';
import { eventOf } from './told-event.js';

export interface CalendarReading {
  readonly now: Date;
  /** The default zone. */
  readonly zone: string | undefined;
  /** The link of events that have none of their own. */
  readonly page: string | undefined;
}

/**
 * Returns the upcoming dates of one event from its components: the event and changes to single dates. The latest
 * revision counts; a change to a missing event counts as an event.
 * @throws {RecordUnreadable} and the errors of ical.js.
 */
export function eventsOf(components: readonly ICAL.Component[], reading: CalendarReading): readonly FoundEvent[] {
  const all = components.map((component) => new ICAL.Event(component, { exceptions: [] }));
  const changes = all.filter((event) => event.isRecurrenceException());
  const [event] = all
    .filter((one) => !one.isRecurrenceException())
    .sort((one, other) => (other.sequence || 0) - (one.sequence || 0));
  return occurrencesOf(event, changes, reading.now)
    .filter(({ item }) => !isCancelled(item))
    .map((occurrence) => foundOf(occurrence, reading))
    .filter((found) => found !== undefined);
}

function occurrencesOf(
  event: ICAL.Event | undefined,
  changes: readonly ICAL.Event[],
  now: Date,
): readonly Occurrence[] {
  if (!event) return changes.map((change) => single(change, change.recurrenceId.toString()));
  if (isCancelled(event)) return [];
  if (!event.isRecurring()) return [single(event, '')];
  return datesOf(event, changes, now);
}

function foundOf(
  { item, starts, ends, nth }: Occurrence,
  { now, zone, page }: CalendarReading,
): FoundEvent | undefined {
  const named = item.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? zone;
  const start = calendarTime(starts, named);
  const link = textOf(item, 'url') || page;
  return eventOf(
    {
      id: [item.uid || [item.summary, link].join(' '), nth].join(' ').trim(),
      title: item.summary,
      image: textOf(item, 'image'),
      starts: start,
      ends: lastDay(calendarTime(ends, named), start),
      place: textOf(item, 'location'),
      link,
    },
    now,
  );
}

const isCancelled = (item: ICAL.Event): boolean => textOf(item, 'status').toUpperCase() === 'CANCELLED';

function textOf(item: ICAL.Event, name: string): string {
  const value = item.component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}
