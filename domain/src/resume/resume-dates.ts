import { resumeDate } from '@trackrecord/contracts';

/**
 * A stored date as a resume says it: the month where it is the first moment (UTC) of one, as every month that is chosen
 * in a form is stored; else its day (UTC). Nothing where there is none, or none that JSON Resume can say.
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

/** A date of a resume as it is stored; a year alone begins with January, or ends with December. */
export function toStoredDate(date: string, bound: 'start' | 'end'): string {
  if (date.length === 'YYYY-MM-DD'.length) return date;
  const month = date.length === 'YYYY-MM'.length ? date : `${date}-${bound === 'start' ? '01' : '12'}`;
  return `${month}${FIRST_MOMENT}`;
}
