import { isInFuture, isMonthBefore, type OmittedPart, VALIDATION } from '@trackrecord/contracts';
import { toStoredDate } from './resume-dates.js';

/** Where something stands in a resume, and what is known about that. */
export interface Place {
  /** As in `work.0`. */
  readonly path: string;
  /** Whether there was something at a path that could not be read. */
  readonly isUnread: (path: string) => boolean;
  /** The day it is (UTC), as an ISO date. */
  readonly today: string;
  /** Whether what is not said goes by custom: not where silence keeps what there is. */
  readonly byCustom: boolean;
}

/** What a part of a resume says in the words of a profile; a field it has no word for is absent. */
export interface ParsedField<Fields> {
  readonly fields: Partial<Fields>;
  readonly leftOut: readonly OmittedPart[];
}

/** From when to when something went. */
export interface SpanFields {
  readonly startDate: string | undefined;
  readonly endDate: string | null;
  readonly isOngoing: boolean;
}

interface ReadableSpan {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly ongoing?: boolean | undefined;
}

/**
 * Reads from when to when something went. What has an end that cannot be read, or cannot be, is over all the same.
 */
export function saidSpan(span: ReadableSpan, place: Place): ParsedField<SpanFields> {
  const start = span.startDate === undefined ? undefined : toStoredDate(span.startDate, 'start');
  const isEarly = start !== undefined && isInFuture(start, Date.parse(`${place.today}T23:59:59Z`));
  const startDate = isEarly ? undefined : start;
  const { fields, leftOut } = saidEnd(span, startDate, place);
  return {
    fields: { ...(startDate === undefined ? {} : { startDate }), ...fields },
    leftOut: [
      ...(isEarly ? [{ path: `${place.path}.startDate`, message: VALIDATION.startDateInFuture }] : []),
      ...leftOut,
    ],
  };
}

function saidEnd(span: ReadableSpan, startDate: string | undefined, place: Place): ParsedField<SpanFields> {
  const { endDate, ongoing } = span;
  if (endDate === 'present') return { fields: { isOngoing: true }, leftOut: [] };
  if (endDate === undefined) {
    const isOngoing = goesOn(ongoing, startDate, place);
    return { fields: isOngoing === undefined ? {} : { isOngoing }, leftOut: [] };
  }
  const end = toStoredDate(endDate, 'end');
  if (!isMonthBefore(end, startDate)) return { fields: { endDate: end, isOngoing: false }, leftOut: [] };
  return {
    fields: { isOngoing: false },
    leftOut: [{ path: `${place.path}.endDate`, message: VALIDATION.endBeforeStart }],
  };
}

/** Whether something without an end is going on; an end that cannot be read is one, whatever our own property says. */
function goesOn(
  ongoing: boolean | undefined,
  startDate: string | undefined,
  { path, isUnread, byCustom }: Place,
): boolean | undefined {
  if (isUnread(`${path}.endDate`)) return false;
  if (ongoing !== undefined) return ongoing;
  return byCustom ? startDate !== undefined : undefined;
}

/** A span as a profile stores it: what is going on has no end, and by custom what has begun and has no end is going on. */
export function storedSpan({ startDate, endDate = null, isOngoing }: Partial<SpanFields>): SpanFields {
  const goesOn = isOngoing ?? (startDate !== undefined && endDate === null);
  return { startDate, endDate: goesOn ? null : endDate, isOngoing: goesOn };
}
