import { isYear } from '@trackrecord/contracts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A period as stored in the profile: ISO dates, of which the month counts, or years. */
export interface Period {
  readonly startDate?: string | undefined;
  readonly endDate: string | null;
  readonly isOngoing: boolean;
}

/** Formats months: `Jan 2020 – Present`, for experience and projects (spec section 9). A year stays one. */
export const formatMonths = (period: Period): string =>
  formatPeriod(period, (at, iso) => (isYear(iso) ? iso : `${MONTHS[at.getUTCMonth()] ?? ''} ${formatYear(at)}`));

/** Formats years: `2016 – 2020`, for education (spec section 9). */
export const formatYears = (period: Period): string => formatPeriod(period, formatYear);

const formatYear = (at: Date): string => String(at.getUTCFullYear());

function formatPeriod({ startDate, endDate, isOngoing }: Period, format: DateFormat): string {
  const [start, end] = [startDate, endDate].map((iso) => formatDate(iso, format));
  const endOrPresent = isOngoing ? 'Present' : end;
  const bounds = [start, endOrPresent].filter((text) => text !== undefined);
  return [...new Set(bounds)].join(' – ');
}

type DateFormat = (at: Date, iso: string) => string;

function formatDate(iso: string | null | undefined, format: DateFormat): string | undefined {
  if (!iso) return undefined;
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? undefined : format(at, iso);
}
