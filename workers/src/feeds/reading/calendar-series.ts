import ICAL from 'ical.js';
import { DAY_MS } from './instants.js';
import { RecordUnreadableError } from './records.js';

/** How far ahead a series is expanded (days), and to how many dates at most. */
export const SERIES_LIMITS = { daysAhead: 180, maxDates: 50 } as const;

/** The `dateId` of an event that has a single date. */
export const NO_DATE_ID = '';

/** One date of an event; `dateId` identifies it within a series. */
export interface Occurrence {
  readonly item: ICAL.Event;
  readonly start: ICAL.Time;
  readonly end: ICAL.Time;
  readonly dateId: string;
}

/** What ical.js returns for a date of a series; its published types are wrong. */
interface OccurrenceDetails {
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

/** Returns an event as its only date. @throws {RecordUnreadableError} if it has no start. */
export function createSingleOccurrence(item: ICAL.Event, dateId: string): Occurrence {
  if (!item.component.getFirstPropertyValue('dtstart')) throw new RecordUnreadableError('it has no start');
  return { item, start: item.startDate, end: item.endDate, dateId };
}

/**
 * Expands a series from yesterday on (to allow for time zones), up to `SERIES_LIMITS.maxDates` dates. A moved date that
 * is not over is included even if its original time is over. The end of the expansion is compared with original times.
 */
export function expandSeries(event: ICAL.Event, changes: readonly ICAL.Event[], now: Date): readonly Occurrence[] {
  for (const change of changes) event.relateException(change);
  const duration = createSingleOccurrence(event, NO_DATE_ID).end.toUnixTime() - event.startDate.toUnixTime();
  const from = (now.getTime() - DAY_MS) / 1_000 - duration;
  const until = (now.getTime() + SERIES_LIMITS.daysAhead * DAY_MS) / 1_000;
  const movedTimes = changes.filter((change) => change.endDate.toUnixTime() >= from).map(getOriginalTime);
  const dates: Occurrence[] = [];
  const iterator = event.iterator(findIterationStart(event, Math.min(from, ...movedTimes)));
  while (dates.length < SERIES_LIMITS.maxDates) {
    // Returns null at the end, despite its type.
    const date = iterator.next() as ICAL.Time | null;
    if (!date || date.toUnixTime() > until) break;
    if (date.toUnixTime() < from && !movedTimes.includes(date.toUnixTime())) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(date.clone()) as OccurrenceDetails;
    dates.push({ item, start: startDate, end: endDate, dateId: date.toString() });
  }
  return dates;
}

const getOriginalTime = ({ recurrenceId }: ICAL.Event): number => recurrenceId.toUnixTime();

const STEP_DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };

/**
 * Returns where to start iterating so that all dates from `from` (seconds) are included. Skips ahead by whole steps in
 * daily and weekly series without a `COUNT`: iterating years of dates would use up the CPU time limit (icalendar.ts).
 */
function findIterationStart(event: ICAL.Event, from: number): ICAL.Time {
  const [firstRule, secondRule] = event.component.getAllProperties('rrule');
  const rule = firstRule?.getFirstValue();
  if (secondRule || !(rule instanceof ICAL.Recur) || rule.count) return event.startDate;
  const step = (STEP_DAYS[rule.freq] ?? Infinity) * Math.max(1, rule.interval);
  const steps = Math.floor((from - event.startDate.toUnixTime()) / (24 * 60 * 60) / step) - 1;
  if (steps <= 0) return event.startDate;
  const nearStart = event.startDate.clone();
  nearStart.adjust(steps * step, 0, 0, 0);
  return nearStart;
}
