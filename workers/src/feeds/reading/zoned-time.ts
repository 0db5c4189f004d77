/** A local time without a zone; months start at 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const toUtcMs = ({ year, month, day, hour, minute, second }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Converts a local time in an IANA zone. Returns undefined if the zone is unknown. */
export function toUtc(wall: WallTime, zone: string): Date | undefined {
  const clock = getClock(zone);
  if (!clock) return undefined;
  const localAsUtc = toUtcMs(wall);
  // The offset is estimated first, then corrected; only the hour that clocks skip may be off.
  const estimate = localAsUtc - getOffsetAt(localAsUtc, clock);
  return new Date(localAsUtc - getOffsetAt(estimate, clock));
}

/** The Swedish locale formats dates like ISO 8601. */
const createIsoClock = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

const CLOCKS = new Map<string, Intl.DateTimeFormat | undefined>();
/** Max. cached zones: calendars have a few, but a hostile one could invent many. */
const MAX_CACHED_CLOCKS = 100;

/** Returns the cached formatter of a zone; creating one is expensive. */
function getClock(zone: string): Intl.DateTimeFormat | undefined {
  if (CLOCKS.has(zone)) return CLOCKS.get(zone);
  if (CLOCKS.size >= MAX_CACHED_CLOCKS) CLOCKS.clear();
  const clock = createClock(zone);
  CLOCKS.set(zone, clock);
  return clock;
}

/** The name of a zone at the end of a text. In the tz database, its parts have at most 14 characters. */
const ZONE_NAME = /[A-Z][A-Za-z]{1,13}\/[A-Za-z/_+-]{1,29}$/;

/** Some calendars prefix the zone with a vendor name. */
function createClock(zone: string): Intl.DateTimeFormat | undefined {
  for (const name of [zone, ZONE_NAME.exec(zone)?.[0]]) {
    try {
      if (name) return createIsoClock(name);
    } catch {
      continue;
    }
  }
  return undefined;
}

const getOffsetAt = (milliseconds: number, clock: Intl.DateTimeFormat): number =>
  Date.parse(`${clock.format(milliseconds).replace(' ', 'T')}Z`) - milliseconds;
