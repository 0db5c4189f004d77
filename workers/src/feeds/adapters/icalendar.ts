import { setImmediate } from 'node:timers/promises';
import ICAL from 'ical.js';
import { type EventAdapter, type FeedPage, FeedUnreadable } from '../adapter.js';
import type { FoundEvent } from '../found.js';
import { type CalendarBlocks, calendarBlocks } from '../reading/calendar-blocks.js';
import { type CalendarReading, eventsOf } from '../reading/calendar-events.js';
import { inTime, OutOfTime } from '../reading/in-time.js';
import { documentOf, documentSettings, httpsAddress } from '../reading/settings.js';
import { lineOfHtml } from '../text/text-of-html.js';

/** `page` is where an event leads to that has no link of its own. */
const settings = documentSettings.safeExtend({ page: httpsAddress.optional() });

/** Milliseconds for all dates of one event, and for all events: some rules run in circles, and nothing else runs meanwhile. */
const TIME = { event: 2_000, calendar: 10_000 } as const;

/** So many events are worked out at once. */
const AT_ONCE = 100;

/** iCalendar (RFC 5545): each event by itself, its series for half a year ahead. */
export const icalendar: EventAdapter = {
  finds: 'events',
  settings,
  async *pages(given, reader) {
    const { page, ...lies } = settings.parse(given);
    const { from, place } = documentOf(lies);
    const blocks = calendarBlocks(await reader.text(from, 'calendar'), place);
    yield* pagesOf(blocks, { now: reader.now, zone: blocks.zone, page }, place);
  },
};

/** The dates of some events after others, between which other work has its turn. @throws {FeedUnreadable} */
async function* pagesOf(
  blocks: CalendarBlocks,
  reading: CalendarReading,
  place: string,
): AsyncGenerator<FeedPage<FoundEvent>> {
  const faults = Array.from({ length: blocks.broken }, () => 'an event begins and does not end');
  const all = [...byUid(blocks, faults)];
  yield { found: [], faults };
  let left: number = TIME.calendar;
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const started = performance.now();
    const page = pageOf(all.slice(from, from + AT_ONCE), reading, started + left, place);
    left -= performance.now() - started;
    yield page;
    await setImmediate();
  }
}

/** @throws {FeedUnreadable} where it is not done by a time. */
function pageOf(
  groups: readonly (readonly ICAL.Component[])[],
  reading: CalendarReading,
  until: number,
  place: string,
): FeedPage<FoundEvent> {
  const found: FoundEvent[] = [];
  const faults: string[] = [];
  for (const components of groups) {
    const left = until - performance.now();
    if (left <= 0) throw new FeedUnreadable(`${place}: its events take too long to work out`);
    try {
      found.push(...inTime(Math.min(left, TIME.event), () => eventsOf(components, reading)));
    } catch (error) {
      faults.push(faultOf(`event ${uidOf(components[0])}`, error));
    }
  }
  return { found, faults };
}

/** The events by their UID, in one calendar with the zones that they name; an event without one is alone. */
function byUid({ zones, events }: CalendarBlocks, faults: string[]): Iterable<readonly ICAL.Component[]> {
  const calendar = new ICAL.Component('vcalendar');
  for (const zone of componentsOf(zones, 'time zone', faults)) {
    if (zone.hasProperty('tzid')) calendar.addSubcomponent(zone);
  }
  const groups = new Map<string, ICAL.Component[]>();
  for (const event of componentsOf(events, 'event', faults)) {
    calendar.addSubcomponent(event);
    const uid = uidOf(event) || `without ${String(groups.size)}`;
    const group = groups.get(uid);
    if (group) group.push(event);
    else groups.set(uid, [event]);
  }
  return groups.values();
}

const uidOf = (event: ICAL.Component | undefined): string => String(event?.getFirstPropertyValue('uid') ?? '');

const componentsOf = (blocks: readonly string[], name: string, faults: string[]): readonly ICAL.Component[] =>
  blocks.flatMap((block, index) => {
    try {
      return [ICAL.Component.fromString(block)];
    } catch (error) {
      faults.push(faultOf(`${name} ${String(index + 1)}`, error));
      return [];
    }
  });

/** ical.js says by plain errors what it cannot read. */
function faultOf(name: string, error: unknown): string {
  const why = error instanceof OutOfTime ? 'its dates take too long to work out' : error;
  return lineOfHtml(`${name}: ${why instanceof Error ? why.message : String(why)}`);
}
