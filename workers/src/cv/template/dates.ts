const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A period as stored in the profile: ISO dates with month precision. */
export interface Period {
  readonly startDate?: string | undefined;
  readonly endDate: string | null;
  readonly isOngoing: boolean;
}

/** Formats months: `Jan 2020 – Present`, for experience and projects (spec section 9). */
export const formatMonths = (period: Period): string =>
  formatPeriod(period, (at) => `${MONTHS[at.getUTCMonth()] ?? ''} ${formatYear(at)}`);

/** Formats years: `2016 – 2020`, for education (spec section 9). */
export const formatYears = (period: Period): string => formatPeriod(period, formatYear);

const formatYear = (at: Date): string => String(at.getUTCFullYear());

function formatPeriod({ startDate, endDate, isOngoing }: Period, format: (at: Date) => string): string {
  const [start, end] = [parseDate(startDate), parseDate(endDate)].map((at) => at && format(at));
  const endOrPresent = isOngoing ? 'Present' : end;
  const bounds = [start, endOrPresent].filter((text) => text !== undefined);
  return [...new Set(bounds)].join(' – ');
}

function parseDate(iso: string | null | undefined): Date | undefined {
  const at = iso ? new Date(iso) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}
