import ICAL from 'ical.js';
import type { CalendarBlocks } from './calendar-blocks.js';
import { createYielder } from './yielder.js';

/** Max. characters of a block: parsing longer ones would block the event loop. */
const MAX_BLOCK_LENGTH = 200_000;

/** The components of one event: the event itself and changes to single dates. */
export interface EventGroup {
  /** Empty if missing. */
  readonly uid: string;
  readonly components: readonly ICAL.Component[];
}

/** Reports an unreadable component: its name, the error, and the event if the component belongs to one. */
export type ReportError = (name: string, error: unknown, event?: EventGroup) => void;

/**
 * Groups the events of a calendar by UID, together with the zones they use. An event without UID is a group of its own.
 */
export async function groupByUid(
  { zoneBlocks, eventBlocks }: CalendarBlocks,
  reportError: ReportError,
): Promise<readonly EventGroup[]> {
  const calendar = new ICAL.Component('vcalendar');
  for await (const zone of parseBlocks(zoneBlocks, 'time zone', reportError)) {
    if (zone.hasProperty('tzid')) calendar.addSubcomponent(zone);
  }
  const groups = new Map<string, { uid: string; components: ICAL.Component[] }>();
  for await (const event of parseBlocks(eventBlocks, 'event', reportError)) {
    // ical.js looks up zones in the parent; adding all events to it would slow that search down.
    event.parent = calendar;
    const uid = String(event.getFirstPropertyValue('uid') ?? '').trim();
    const key = uid || `without ${String(groups.size)}`;
    const group = groups.get(key);
    if (group) group.components.push(event);
    else groups.set(key, { uid, components: [event] });
  }
  return [...groups.values()];
}

const SERIES_PROPERTIES = ['rrule', 'rdate', 'recurrence-id'];

/** Returns true if an event has a single date, so that its UID identifies it. */
export const isSingle = ({ uid, components }: EventGroup): boolean =>
  uid !== '' && components.every((component) => SERIES_PROPERTIES.every((name) => !component.hasProperty(name)));

async function* parseBlocks(
  blocks: readonly string[],
  kindName: string,
  reportError: ReportError,
): AsyncGenerator<ICAL.Component> {
  const yieldIfDue = createYielder();
  for (const [index, block] of blocks.entries()) {
    const parsed = parseBlock(block);
    if (parsed instanceof ICAL.Component) yield parsed;
    else reportError(`${kindName} ${String(index + 1)}`, parsed.error);
    await yieldIfDue();
  }
}

function parseBlock(block: string): ICAL.Component | { readonly error: unknown } {
  if (block.length > MAX_BLOCK_LENGTH) return { error: 'it is too long' };
  try {
    return ICAL.Component.fromString(block);
  } catch (error) {
    return { error };
  }
}
