import { resumeDate } from '@trackrecord/contracts';

/**
 * Converts a stored date: to a month if it is the first moment (UTC) of one, which is how forms store months, otherwise to
 * a day (UTC). Returns undefined if there is none or JSON Resume does not allow it.
 */
export function toResumeDate(stored: string | null | undefined): string | undefined {
  if (!stored) return undefined;
  const date = stored.length === 'YYYY-MM-DD'.length ? stored : dayOrMonth(new Date(stored));
  return resumeDate.safeParse(date).success ? date : undefined;
}

const FIRST_MOMENT = '-01T00:00:00.000Z';

function dayOrMonth(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const iso = moment.toISOString();
  return iso.endsWith(FIRST_MOMENT) ? iso.slice(0, -FIRST_MOMENT.length) : iso.slice(0, iso.indexOf('T'));
}

/** Converts a date of a resume to a stored one. A year becomes its January (start) or December (end). */
export function toStoredDate(date: string, bound: 'start' | 'end'): string {
  if (date.length === 'YYYY-MM-DD'.length) return date;
  const month = date.length === 'YYYY-MM'.length ? date : `${date}-${bound === 'start' ? '01' : '12'}`;
  return `${month}${FIRST_MOMENT}`;
}
