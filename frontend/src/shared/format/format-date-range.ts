import { isYear } from '@trackrecord/contracts/month';

const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const formatMonth = (iso: string): string => (isYear(iso) ? iso : SHORT_MONTH.format(new Date(iso)));
const formatYear = (iso: string): string => String(new Date(iso).getUTCFullYear());

interface DateRange {
  readonly startDate?: string | undefined;
  readonly endDate: string | null;
}

const formatRange = (
  { startDate, endDate }: DateRange,
  isCurrent: boolean,
  format: (iso: string) => string,
): string => {
  const start = startDate && format(startDate);
  const end = isCurrent ? 'Present' : endDate && format(endDate);
  return [start, end === start ? undefined : end].filter(Boolean).join(' – ');
};

/** Formats a date range with short month and year (spec section 9), or the year alone if no month is known. */
export const formatMonthRange = (range: DateRange, isCurrent: boolean): string =>
  formatRange(range, isCurrent, formatMonth);

/** Formats a date range with years only, as for education (spec section 9). */
export const formatYearRange = (range: DateRange, isCurrent: boolean): string =>
  formatRange(range, isCurrent, formatYear);
