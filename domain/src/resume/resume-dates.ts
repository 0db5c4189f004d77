import { isYear, resumeDate } from '@trackrecord/contracts';

/**
 * Converts a stored date: a year stays a year, the first moment (UTC) of a month, which is how forms store months,
 * becomes a month, and any other date a day (UTC). Returns undefined if there is none or JSON Resume does not allow it.
 */
export function toResumeDate(storedDate: string | null | undefined): string | undefined {
  if (!storedDate) return undefined;
  const date =
    isYear(storedDate) || storedDate.length === 'YYYY-MM-DD'.length ? storedDate : toDayOrMonth(new Date(storedDate));
  return resumeDate.safeParse(date).success ? date : undefined;
}

const MONTH_START = '-01T00:00:00.000Z';

function toDayOrMonth(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  return iso.endsWith(MONTH_START) ? iso.slice(0, -MONTH_START.length) : iso.slice(0, iso.indexOf('T'));
}

/** Converts a date of a resume to a stored one, which is as exact: a year, a month or a day. */
export const toStoredDate = (date: string): string =>
  date.length === 'YYYY-MM'.length ? `${date}${MONTH_START}` : date;
