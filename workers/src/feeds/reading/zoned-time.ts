/** A time of day as a clock on a wall shows it; months from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const asUtc = ({ year, month, day, hour, minute, second }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** When the clocks of a zone (IANA) show a time; nothing where there is no such zone. */
export function zonedTime(wall: WallTime, zone: string): Date | undefined {
  const clock = clockOf(zone);
  if (!clock) return undefined;
  const shown = asUtc(wall);
  // The offset is looked up where it is about right, then where it is right, but for the hour that clocks leave out.
  const near = shown - offsetAt(shown, clock);
  return new Date(shown - offsetAt(near, clock));
}

/** Swedish writes dates as ISO 8601 does. */
const isoClock = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

const CLOCKS = new Map<string, Intl.DateTimeFormat | undefined>();
/** So many are kept: a calendar has a few zones, but for one whose writer makes them up. */
const MOST_CLOCKS = 100;

/** The clock of a zone, made once: that takes longer than everything else. */
function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  if (CLOCKS.has(zone)) return CLOCKS.get(zone);
  if (CLOCKS.size >= MOST_CLOCKS) CLOCKS.clear();
  const clock = newClockOf(zone);
  CLOCKS.set(zone, clock);
  return clock;
}

/** Some writers put a name of their own before that of the zone. */
function newClockOf(zone: string): Intl.DateTimeFormat | undefined {
  for (const name of [zone, /[A-Z][A-Za-z]+\/[A-Za-z/_+-]+$/.exec(zone)?.[0]]) {
    try {
      if (name) return isoClock(name);
    } catch {
      continue;
    }
  }
  return undefined;
}

const offsetAt = (milliseconds: number, clock: Intl.DateTimeFormat): number =>
  Date.parse(`${clock.format(milliseconds).replace(' ', 'T')}Z`) - milliseconds;
