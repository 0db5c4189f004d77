// Without zod, because the client loads it.
import type { CareerEvent } from './career-event.js';

/** The times of a career event. The API always gives the start; older clients ignored an invalid one. */
export type EventTimes = Pick<CareerEvent, 'endDate' | 'startIsDay' | 'endIsDay'> & {
  readonly startDate?: string | undefined;
};

/** When a career event takes place: days (YYYY-MM-DD), or moments (ISO 8601). */
export interface EventPeriod {
  /** Undefined if only the end is known. */
  readonly start: string | undefined;
  /** Undefined if only the start is known. */
  readonly end: string | undefined;
}

/** Returns when a career event takes place. */
export function getEventPeriod({ startDate, endDate, startIsDay, endIsDay }: EventTimes): EventPeriod {
  // Events that were saved before the flags existed do not say whether noon is a day or a time; most were days.
  const areDays = isNoon(startDate ?? endDate) && isNoon(endDate);
  const start = startDate === undefined ? undefined : toDayOrTime(startDate, startIsDay ?? areDays);
  const end = toDayOrTime(endDate, endIsDay ?? areDays);
  return { start, end: start === end && !isDay(end) ? undefined : end };
}

const NOON = 'T12:00:00.000Z';
/** Feeds give days as noon UTC, which is the same day nearly everywhere. */
const isNoon = (time: string): boolean => new Date(time).toISOString().endsWith(NOON);

const toDayOrTime = (time: string, shouldBeDay: boolean): string =>
  shouldBeDay ? new Date(time).toISOString().slice(0, DAY_LENGTH) : time;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Returns true for a day, false for a moment. */
export const isDay = (dayOrTime: string): boolean => dayOrTime.length === DAY_LENGTH;
