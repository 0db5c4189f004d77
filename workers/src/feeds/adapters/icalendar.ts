import { setImmediate } from 'node:timers/promises';
import { type EventAdapter, type RecordError, FeedUnreadableError } from '../adapter.js';
import type { CareerEvent } from '../feed-records.js';
import { splitCalendar } from '../reading/calendar-blocks.js';
import { groupByUid, isSingle, type ReportError, type EventGroup } from '../reading/calendar-components.js';
import { type CalendarContext, findUpcomingEvents } from '../reading/calendar-events.js';
import { runWithTimeout, TaskTimeoutError } from '../reading/run-with-timeout.js';
import { getDocumentLocation, documentSettings, httpsAddress } from '../reading/settings.js';
import { getThreadCpuTimeMs } from '../reading/thread-cpu-time.js';
import { SLICE_MS } from '../reading/yielder.js';
import { htmlToLine } from '../text/html-to-text.js';

/** `page` is the link of events that have none of their own. */
const settings = documentSettings.safeExtend({ page: httpsAddress.optional() });

/**
 * CPU time limits in milliseconds, per event and per calendar: some recurrence rules never end, and expanding them
 * blocks the event loop.
 */
const CPU_LIMITS_MS = { event: 200, calendar: 2_000 } as const;

/** Max. dates per calendar, soonest first: one series has many of them. */
const MAX_DATES = 1_000;

/** iCalendar (RFC 5545). Parses each event on its own and expands series 180 days ahead. */
export const icalendar: EventAdapter = {
  recordType: 'events',
  settings,
  async *readPages(input, reader) {
    const { page, ...location } = settings.parse(input);
    const { address, label } = getDocumentLocation(location);
    const errors: RecordError[] = [];
    const reportError: ReportError = (...args) => void errors.push(toRecordError(...args));
    const blocks = await splitCalendar(await reader.readText(address, 'calendar'), label);
    for (let nth = 0; nth < blocks.truncatedCount; nth += 1)
      errors.push({ reason: 'event without an END:VEVENT line' });
    const events = await groupByUid(blocks, reportError);
    const { records, isComplete } = await expandEvents(
      events,
      { now: reader.now, defaultZone: blocks.defaultZone, page },
      reportError,
    );
    yield { records: takeSoonestEvents(records), errors };
    if (!isComplete) throw new FeedUnreadableError(`${label}: its events take too long to compute`);
  },
};

/**
 * Expands events within the CPU time limit, yielding to the event loop between slices. One timeout covers a whole
 * slice, because setting it up costs more than expanding most events.
 */
async function expandEvents(
  events: readonly EventGroup[],
  context: CalendarContext,
  reportError: ReportError,
): Promise<{ readonly records: readonly CareerEvent[]; readonly isComplete: boolean }> {
  const records: CareerEvent[] = [];
  let index = 0;
  const reportErrorOfCurrentEvent = (error: unknown): void =>
    reportError(`event ${events[index]?.uid ?? ''}`, error, events[index]);
  const expandUntil = (until: number): void => {
    do {
      try {
        records.push(...findUpcomingEvents(events[index]?.components ?? [], context));
      } catch (error) {
        reportErrorOfCurrentEvent(error);
      }
      index += 1;
    } while (index < events.length && performance.now() < until);
  };

  let remainingMs: number = CPU_LIMITS_MS.calendar;
  let [timedOutIndex, spentMs] = [-1, 0];
  while (index < events.length && remainingMs > 0) {
    const startedAt = getThreadCpuTimeMs();
    try {
      runWithTimeout(SLICE_MS + CPU_LIMITS_MS.event, () => expandUntil(performance.now() + SLICE_MS));
    } catch (error) {
      if (!(error instanceof TaskTimeoutError)) throw error;
      // CPU time excludes waiting for other processes and threads, so the event may still have time left.
      spentMs = getThreadCpuTimeMs() - startedAt + (index === timedOutIndex ? spentMs : 0);
      timedOutIndex = index;
      if (spentMs >= CPU_LIMITS_MS.event) {
        reportErrorOfCurrentEvent(error);
        index += 1;
      }
    }
    remainingMs -= getThreadCpuTimeMs() - startedAt;
    await setImmediate();
  }
  return { records, isComplete: index === events.length };
}

const takeSoonestEvents = (events: readonly CareerEvent[]): readonly CareerEvent[] =>
  events.toSorted((left, right) => left.startsAt.getTime() - right.startsAt.getTime()).slice(0, MAX_DATES);

/** ical.js throws plain errors. A series has one id per date, so only single events report theirs. */
function toRecordError(...[name, error, event]: Parameters<ReportError>): RecordError {
  const cause = error instanceof TaskTimeoutError ? 'its dates take too long to compute' : error;
  const reason = htmlToLine(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
  return { reason, ...(event && isSingle(event) && { id: event.uid }) };
}
