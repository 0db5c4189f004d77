const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** From when until when, as the profile stores it: ISO dates that mean months. */
export interface Period {
  readonly startDate?: string | undefined;
  readonly endDate: string | null;
  readonly isGoingOn: boolean;
}

/** `Jan 2020 – Present`: experience and projects show short month and year (spec section 9). */
export const monthsOf = (period: Period): string =>
  spanOf(period, (at) => `${MONTHS[at.getUTCMonth()] ?? ''} ${yearOf(at)}`);

/** `2016 – 2020`: education shows years only (spec section 9). */
export const yearsOf = (period: Period): string => spanOf(period, yearOf);

const yearOf = (at: Date): string => String(at.getUTCFullYear());

function spanOf({ startDate, endDate, isGoingOn }: Period, words: (at: Date) => string): string {
  const [start, end] = [dayOf(startDate), dayOf(endDate)].map((at) => at && words(at));
  const last = isGoingOn ? 'Present' : end;
  const both = [start, last].filter((text) => text !== undefined);
  return [...new Set(both)].join(' – ');
}

function dayOf(iso: string | null | undefined): Date | undefined {
  const at = iso ? new Date(iso) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}
