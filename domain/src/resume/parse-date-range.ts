import { isInFuture, isMonthBefore, type OmittedValue, VALIDATION } from '@trackrecord/contracts';
import { toStoredDate } from './resume-dates.js';

/** Where an entry is in a resume, and how to parse it. */
export interface ParseContext {
  /** Such as `work.0`. */
  readonly path: string;
  /** Returns true if the value at a path could not be read. */
  readonly isUnreadable: (path: string) => boolean;
  /** The current day (UTC), as an ISO date. */
  readonly today: string;
  /**
   * True if an entry with a start and no end is ongoing, as JSON Resume defines it. False if a missing end keeps the
   * current one.
   */
  readonly isOngoingWithoutEnd: boolean;
}

/** Fields parsed from a part of a resume. Fields that it does not have are absent. */
export interface ParsedFields<Fields> {
  readonly fields: Partial<Fields>;
  readonly leftOut: readonly OmittedValue[];
}

/** The dates of an entry. */
export interface DateRangeFields {
  readonly startDate: string | undefined;
  readonly endDate: string | null;
  readonly isOngoing: boolean;
}

interface ReadableDateRange {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly ongoing?: boolean | undefined;
}

/** Parses the dates of an entry. An entry with an unreadable or impossible end date is not ongoing. */
export function parseDateRange(range: ReadableDateRange, context: ParseContext): ParsedFields<DateRangeFields> {
  const start = range.startDate === undefined ? undefined : toStoredDate(range.startDate);
  const startsInFuture = start !== undefined && isInFuture(start, Date.parse(`${context.today}T23:59:59Z`));
  const startDate = startsInFuture ? undefined : start;
  const { fields, leftOut } = parseEnd(range, startDate, context);
  return {
    fields: { ...(startDate === undefined ? {} : { startDate }), ...fields },
    leftOut: [
      ...(startsInFuture ? [{ path: `${context.path}.startDate`, message: VALIDATION.startDateInFuture }] : []),
      ...leftOut,
    ],
  };
}

function parseEnd(
  range: ReadableDateRange,
  startDate: string | undefined,
  context: ParseContext,
): ParsedFields<DateRangeFields> {
  const { endDate, ongoing } = range;
  if (endDate === 'present') return { fields: { isOngoing: true }, leftOut: [] };
  if (endDate === undefined) {
    const isOngoing = isOngoingEntry(ongoing, startDate, context);
    return { fields: isOngoing === undefined ? {} : { isOngoing }, leftOut: [] };
  }
  const end = toStoredDate(endDate);
  if (!isMonthBefore(end, startDate)) return { fields: { endDate: end, isOngoing: false }, leftOut: [] };
  return {
    fields: { isOngoing: false },
    leftOut: [{ path: `${context.path}.endDate`, message: VALIDATION.endBeforeStart }],
  };
}

/** Returns whether an entry without an end date is ongoing. An entry with an unreadable end date is not ongoing. */
function isOngoingEntry(
  ongoing: boolean | undefined,
  startDate: string | undefined,
  { path, isUnreadable, isOngoingWithoutEnd }: ParseContext,
): boolean | undefined {
  if (isUnreadable(`${path}.endDate`)) return false;
  if (ongoing !== undefined) return ongoing;
  return isOngoingWithoutEnd ? startDate !== undefined : undefined;
}

/** Converts parsed dates to stored ones: by convention, an entry with a start and no end is ongoing. */
export function toStoredDateRange({ startDate, endDate = null, isOngoing }: Partial<DateRangeFields>): DateRangeFields {
  const isEntryOngoing = isOngoing ?? (startDate !== undefined && endDate === null);
  return { startDate, endDate: isEntryOngoing ? null : endDate, isOngoing: isEntryOngoing };
}
