import { setImmediate } from 'node:timers/promises';
import { type EventAdapter, type FeedFault, FeedUnreadable } from '../adapter.js';
import type { FoundEvent } from '../found.js';
import { calendarBlocks } from '../reading/calendar-blocks.js';
import { componentsByUid, isSingle, type Refused, type SharedUid } from '../reading/calendar-components.js';
import { type CalendarReading, eventsOf } from '../reading/calendar-events.js';
import { inTime, OutOfTime } from '../reading/in-time.js';
import { documentOf, documentSettings, httpsAddress } from '../reading/settings.js';
import { TURN } from '../reading/turns.js';
import { lineOfHtml } from '../text/text-of-html.js';

/** `page` is the link of events that have none of their own. */
const settings = documentSettings.safeExtend({ page: httpsAddress.optional() });

/**
 * CPU time limits in milliseconds, per event and per calendar: some recurrence rules never end, and expanding them
 * blocks the event loop.
 */
const TIME = { event: 200, calendar: 2_000 } as const;

/** Max. dates per calendar, soonest first: one line of a series makes a hundred of them. */
const MOST = 1_000;

/** iCalendar (RFC 5545). Parses each event on its own and expands series 180 days ahead. */
export const icalendar: EventAdapter = {
  finds: 'events',
  settings,
  async *pages(given, reader) {
    const { page, ...lies } = settings.parse(given);
    const { from, place } = documentOf(lies);
    const faults: FeedFault[] = [];
    const refused: Refused = (...fault) => void faults.push(faultOf(...fault));
    const blocks = await calendarBlocks(await reader.text(from, 'calendar'), place);
    for (let nth = 0; nth < blocks.broken; nth += 1) faults.push({ reason: 'an event begins and does not end' });
    const events = await componentsByUid(blocks, refused);
    const { found, isWhole } = await datesOf(events, { now: reader.now, zone: blocks.zone, page }, refused);
    yield { found: soonest(found), faults };
    if (!isWhole) throw new FeedUnreadable(`${place}: its events take too long to work out`);
  },
};

/**
 * Expands events within the CPU time limit, yielding to the event loop between slices. One timeout covers a whole
 * slice, because setting it up costs more than expanding most events.
 */
async function datesOf(
  events: readonly SharedUid[],
  reading: CalendarReading,
  refused: Refused,
): Promise<{ readonly found: readonly FoundEvent[]; readonly isWhole: boolean }> {
  const found: FoundEvent[] = [];
  let at = 0;
  const refuse = (error: unknown): void => refused(`event ${events[at]?.uid ?? ''}`, error, events[at]);
  const workOut = (until: number): void => {
    do {
      try {
        found.push(...eventsOf(events[at]?.components ?? [], reading));
      } catch (error) {
        refuse(error);
      }
      at += 1;
    } while (at < events.length && performance.now() < until);
  };

  let left: number = TIME.calendar;
  let [last, spent] = [-1, 0];
  while (at < events.length && left > 0) {
    const began = computed();
    try {
      inTime(TURN + TIME.event, () => workOut(performance.now() + TURN));
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      // CPU time excludes waiting for other processes, so the event may still have time left.
      spent = computed() - began + (at === last ? spent : 0);
      last = at;
      if (spent >= TIME.event) {
        refuse(error);
        at += 1;
      }
    }
    left -= computed() - began;
    await setImmediate();
  }
  return { found, isWhole: at === events.length };
}

/** Returns the CPU time of this process in milliseconds. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const soonest = (found: readonly FoundEvent[]): readonly FoundEvent[] =>
  found.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()).slice(0, MOST);

/** ical.js throws plain errors. A series has one id per date, so only single events report theirs. */
function faultOf(...[name, error, event]: Parameters<Refused>): FeedFault {
  const why = error instanceof OutOfTime ? 'its dates take too long to work out' : error;
  const reason = lineOfHtml(`${name}: ${why instanceof Error ? why.message : String(why)}`);
  return { reason, ...(event && isSingle(event) && { id: event.uid }) };
}
