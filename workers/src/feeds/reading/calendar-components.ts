import ICAL from 'ical.js';
import type { CalendarBlocks } from './calendar-blocks.js';
import { takingTurns } from './turns.js';

/** More characters than this are no event and no zone, and reading them would hold up everything else. */
const LONGEST_BLOCK = 200_000;

/** The components of a calendar that are one event: itself, and changes to single dates of it. */
export interface SharedUid {
  /** Empty where it does not say. */
  readonly uid: string;
  readonly components: readonly ICAL.Component[];
}

/** Told of what cannot be read: what it is, why, and where it is an event, which. */
export type Refused = (name: string, error: unknown, event?: SharedUid) => void;

/** The events of a calendar by their UID, with the zones that they name. One without it is alone. */
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
    // It finds the zones in the calendar, which stays small: they are searched for among all that is in it.
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

/** Whether an event has one date, so that its UID is the id of that. */
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
