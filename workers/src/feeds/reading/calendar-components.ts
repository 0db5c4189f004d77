import ICAL from 'ical.js';
import type { CalendarBlocks } from './calendar-blocks.js';
import { takingTurns } from './turns.js';

/** Max. characters of a block: parsing longer ones would block the event loop. */
const LONGEST_BLOCK = 200_000;

/** The components of one event: the event itself and changes to single dates. */
export interface SharedUid {
  /** Empty if missing. */
  readonly uid: string;
  readonly components: readonly ICAL.Component[];
}

/** Reports an unreadable component: its name, the error, and the event if it is one. */
export type Refused = (name: string, error: unknown, event?: SharedUid) => void;

/**
 * Groups the events of a calendar by UID, together with the zones they use. An event without UID is a group of its own.
 */
export async function componentsByUid(
  { zones, events }: CalendarBlocks,
  refused: Refused,
): Promise<readonly SharedUid[]> {
  const calendar = new ICAL.Component('vcalendar');
  for await (const zone of componentsOf(zones, 'time zone', refused)) {
    if (zone.hasProperty('tzid')) calendar.addSubcomponent(zone);
  }
  const groups = new Map<string, { uid: string; components: ICAL.Component[] }>();
  for await (const event of componentsOf(events, 'event', refused)) {
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

const SERIES = ['rrule', 'rdate', 'recurrence-id'];

/** Returns true if an event has a single date, so that its UID identifies it. */
export const isSingle = ({ uid, components }: SharedUid): boolean =>
  uid !== '' && components.every((component) => SERIES.every((name) => !component.hasProperty(name)));

async function* componentsOf(
  blocks: readonly string[],
  name: string,
  refused: Refused,
): AsyncGenerator<ICAL.Component> {
  const turn = takingTurns();
  for (const [index, block] of blocks.entries()) {
    const read = componentOf(block);
    if (read instanceof ICAL.Component) yield read;
    else refused(`${name} ${String(index + 1)}`, read.error);
    await turn();
  }
}

function componentOf(block: string): ICAL.Component | { readonly error: unknown } {
  if (block.length > LONGEST_BLOCK) return { error: 'it is too long' };
  try {
    return ICAL.Component.fromString(block);
  } catch (error) {
    return { error };
  }
}
