import { getEventPeriod, isDay } from '@trackrecord/contracts/career-events/event-period';
import { getFirstDay, isEventOver } from '../../shared/career-events/event-times';
import type { ListedEvent } from '../../shared/career-events/listed-event';
import { formatMonth } from '../../shared/format/format-day';
import { getToday } from '../../shared/format/local-day';

/** Sorts by the day on which an event starts for the user, events without a time first. */
function getSortKey(event: ListedEvent): string {
  const { start = event.endDate } = getEventPeriod(event);
  const firstDay = getFirstDay(event);
  return isDay(start) ? firstDay : `${firstDay} ${new Date(start).toISOString()}`;
}

const compareStarts = (a: ListedEvent, b: ListedEvent): number => getSortKey(a).localeCompare(getSortKey(b));
const compareEndsDescending = (a: ListedEvent, b: ListedEvent): number => Date.parse(b.endDate) - Date.parse(a.endDate);

/** Sorts events: what starts first is first; those that are over are last, the latest first. */
export const sortEvents = (events: readonly ListedEvent[]): readonly ListedEvent[] => [
  ...events.filter((event) => !isEventOver(event)).toSorted(compareStarts),
  ...events.filter(isEventOver).toSorted(compareEndsDescending),
];

function getGroupTitle(event: ListedEvent): string {
  if (isEventOver(event)) return 'Past events';
  const firstDay = getFirstDay(event);
  return firstDay < getToday() ? 'On now' : formatMonth(firstDay);
}

interface EventGroup {
  readonly title: string;
  readonly events: readonly ListedEvent[];
}

/** Groups sorted events by the month of their first day; those that have begun before today, and past ones, apart. */
export function groupEvents(events: readonly ListedEvent[]): readonly EventGroup[] {
  const groups = new Map<string, ListedEvent[]>();
  for (const event of events) {
    const title = getGroupTitle(event);
    groups.set(title, [...(groups.get(title) ?? []), event]);
  }
  return [...groups].map(([title, groupedEvents]) => ({ title, events: groupedEvents }));
}
