import ICAL from 'ical.js';
import type { FoundEvent } from '../found.js';
import { calendarTime, lastDay } from './calendar-times.js';
import { DAY } from './instants.js';
import { RecordUnreadable } from './records.js';
import { eventOf } from './told-event.js';

/** With what the events of a calendar are read. */
export interface CalendarReading {
  readonly now: Date;
  /** The zone of times that name none. */
  readonly zone: string | undefined;
  /** The page that an event without a link of its own leads to. */
  readonly page: string | undefined;
}

/** How far ahead a series is told of, in days, and how many of its dates at most. */
export const AHEAD = { days: 180, most: 50 } as const;

/** One date of an event: what is told of it, when it is, and which of a series it is. */
interface Occurrence {
  readonly item: ICAL.Event;
  readonly starts: ICAL.Time;
  readonly ends: ICAL.Time;
  readonly nth: string;
}

/** What ical.js tells of a date of a series; the types that come with it name one that is not there. */
interface OccurrenceDetails {
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

/**
 * The dates ahead of one event: the components that share its UID, which are the event and changes to single dates of
 * it. Of several events the last revision counts; a change to an event that is not there is an event.
 * @throws {RecordUnreadable} and whatever ical.js says of what it cannot read.
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

function single(item: ICAL.Event, nth: string): Occurrence {
  if (!hasValue(item, 'dtstart')) throw new RecordUnreadable('it has no start');
  return { item, starts: item.startDate, ends: item.endDate, nth };
}

/** The dates of a series from yesterday on, zones apart; a date that was moved counts by the one it was. */
function datesOf(event: ICAL.Event, changes: readonly ICAL.Event[], now: Date): readonly Occurrence[] {
  for (const change of changes) event.relateException(change);
  const moved = new Set(changes.map(({ recurrenceId }) => recurrenceId.toUnixTime()));
  const lasts = single(event, '').ends.toUnixTime() - event.startDate.toUnixTime();
  const from = (now.getTime() - DAY) / 1_000 - lasts;
  const until = (now.getTime() + AHEAD.days * DAY) / 1_000;
  const dates: Occurrence[] = [];
  const iterator = event.iterator();
  while (dates.length < AHEAD.most) {
    // At its end it gives nothing, whatever its type says.
    const date = iterator.next() as ICAL.Time | null;
    if (!date || date.toUnixTime() > until) break;
    if (date.toUnixTime() < from && !moved.has(date.toUnixTime())) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(date.clone()) as OccurrenceDetails;
    dates.push({ item, starts: startDate, ends: endDate, nth: date.toString() });
  }
  return dates;
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

const hasValue = (item: ICAL.Event, name: string): boolean => Boolean(item.component.getFirstPropertyValue(name));
const isCancelled = (item: ICAL.Event): boolean => textOf(item, 'status').toUpperCase() === 'CANCELLED';

function textOf(item: ICAL.Event, name: string): string {
  const value = item.component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}
