import ICAL from 'ical.js';
import type { CareerEvent } from '../feed-records.js';
import { expandSeries, type Occurrence, singleOccurrence } from './calendar-series.js';
import { toInstant, inclusiveEnd } from './calendar-times.js';
import { toEvent } from './raw-event.js';

export interface CalendarContext {
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
export function upcomingEvents(
  components: readonly ICAL.Component[],
  context: CalendarContext,
): readonly CareerEvent[] {
  const all = components.map((component) => new ICAL.Event(component, { exceptions: [] }));
  const changes = all.filter((event) => event.isRecurrenceException());
  const [event] = all
    .filter((one) => !one.isRecurrenceException())
    .sort((one, other) => (other.sequence || 0) - (one.sequence || 0));
  return findOccurrences(event, changes, context.now)
    .filter(({ item }) => !isCancelled(item))
    .map((occurrence) => toFoundEvent(occurrence, context))
    .filter((found) => found !== undefined);
}

function findOccurrences(
  event: ICAL.Event | undefined,
  changes: readonly ICAL.Event[],
  now: Date,
): readonly Occurrence[] {
  if (!event) return changes.map((change) => singleOccurrence(change, change.recurrenceId.toString()));
  if (isCancelled(event)) return [];
  if (!event.isRecurring()) return [singleOccurrence(event, '')];
  return expandSeries(event, changes, now);
}

function toFoundEvent(
  { item, starts, ends, nth }: Occurrence,
  { now, zone, page }: CalendarContext,
): CareerEvent | undefined {
  const zoneName = item.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? zone;
  const start = toInstant(starts, zoneName);
  const link = getText(item, 'url') || page;
  return toEvent(
    {
      id: [item.uid || [item.summary, link].join(' '), nth].join(' ').trim(),
      title: item.summary,
      image: getText(item, 'image'),
      starts: start,
      ends: inclusiveEnd(toInstant(ends, zoneName), start),
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
