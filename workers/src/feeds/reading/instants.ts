/** When something is; `isDay` where only the day is known, which then stands at midnight UTC. */
export interface Instant {
  readonly at: Date;
  readonly isDay: boolean;
}

/** ISO 8601 as feeds write it: a day, or a time of day with or without an offset. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

const EARLIEST = Date.UTC(1970, 0, 2);
const LATEST = Date.UTC(2200, 0, 1);

/** Beyond this a number counts milliseconds, not seconds: as seconds it would lie after the year 5000. */
const MOST_SECONDS = 1e11;

export const DAY = 24 * 60 * 60 * 1_000;

/**
 * When a text of ISO 8601, or a number of seconds or milliseconds since 1970, says that something is; nothing where it is
 * no such time. A time without an offset is UTC.
 */
export function instantOf(told: string | number | null | undefined): Instant | undefined {
  if (told === null || told === undefined) return undefined;
  if (typeof told === 'number') return sensible(told < MOST_SECONDS ? told * 1_000 : told, false);
  const [, day, time, offset = 'Z'] = ISO.exec(told.trim()) ?? [];
  if (day === undefined) return undefined;
  return sensible(Date.parse(time === undefined ? day : `${day}T${time}${offset.toUpperCase()}`), time === undefined);
}

/** An instant by its milliseconds since 1970; nothing where no record of today can mean it, or it is none. */
export function sensible(milliseconds: number, isDay: boolean): Instant | undefined {
  if (!(milliseconds >= EARLIEST && milliseconds < LATEST)) return undefined;
  return { at: new Date(milliseconds), isDay };
}

/** The last moment of what lasts until an instant: a day lasts until its end. */
export const lastMomentOf = ({ at, isDay }: Instant): Date => (isDay ? new Date(at.getTime() + DAY - 1) : at);
