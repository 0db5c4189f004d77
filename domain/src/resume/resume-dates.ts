import { resumeDate } from '@trackrecord/contracts';

/**
 * Converts a stored date: to a month if it is the first moment (UTC) of one, which is how forms store months, otherwise
 * to a day (UTC). Returns undefined if there is none or JSON Resume does not allow it.
 */
export function toResumeDate(storedDate: string | null | undefined): string | undefined {
  if (!storedDate) return undefined;
  const date = storedDate.length === 'YYYY-MM-DD'.length ? storedDate : toDayOrMonth(new Date(storedDate));
  return resumeDate.safeParse(date).success ? date : undefined;
}

const MONTH_START = '-01T00:00:00.000Z';

function toDayOrMonth(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  return iso.endsWith(MONTH_START) ? iso.slice(0, -MONTH_START.length) : iso.slice(0, iso.indexOf('T'));
}

/** Converts a date of a resume to a stored one. A year becomes its January (start) or December (end). */
export function toStoredDate(date: string, bound: 'start' | 'end'): string {
  if (date.length === 'YYYY-MM-DD'.length) return date;
  const month = date.length === 'YYYY-MM'.length ? date : `${date}-${bound === 'start' ? '01' : '12'}`;
  return `${month}${MONTH_START}`;
}
