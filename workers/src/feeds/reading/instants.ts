import { readPublishedDate } from '@trackrecord/contracts/jobs/published-date';

/** A point in time; if `isDay`, only the day is known, and `at` is its midnight UTC. */
export interface Instant {
  readonly at: Date;
  readonly isDay: boolean;
}

const EARLIEST = Date.UTC(1970, 0, 2);
const LATEST = Date.UTC(2200, 0, 1);

/** Larger numbers are milliseconds, not seconds: as seconds they would be after the year 5000. */
const MAX_SECONDS = 1e11;

export const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Parses a date as feeds write it (see `readPublishedDate`), or seconds or milliseconds since 1970. Returns undefined if
 * it is invalid or has two meanings.
 */
export function parseInstant(value: string | number | null | undefined): Instant | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'number') return toPlausibleInstant(value < MAX_SECONDS ? value * 1_000 : value, false);
  const date = readPublishedDate(value);
  return date && toPlausibleInstant(date.time ?? Date.parse(date.day), date.time === undefined);
}

/** Converts milliseconds since 1970. Returns undefined for dates that no current record can mean. */
export function toPlausibleInstant(milliseconds: number, isDay: boolean): Instant | undefined {
  if (!(milliseconds >= EARLIEST && milliseconds < LATEST)) return undefined;
  return { at: new Date(milliseconds), isDay };
}

/** Returns the last moment of an instant: the end of the day if only the day is known. */
export const getEndOfInstant = ({ at, isDay }: Instant): Date => (isDay ? new Date(at.getTime() + DAY_MS - 1) : at);
