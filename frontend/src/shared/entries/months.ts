const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const shortMonth = (iso: string): string => SHORT_MONTH.format(new Date(iso));
const year = (iso: string): string => String(new Date(iso).getUTCFullYear());

interface Span {
  readonly startDate?: string | undefined;
  readonly endDate: string | null;
}

const spanOf = ({ startDate, endDate }: Span, goesOn: boolean, show: (iso: string) => string): string => {
  const start = startDate && show(startDate);
  const end = goesOn ? 'Present' : endDate && show(endDate);
  return [start, end === start ? undefined : end].filter(Boolean).join(' – ');
};

/** From when to when, by short month and year (spec section 9). */
export const monthSpan = (span: Span, goesOn: boolean): string => spanOf(span, goesOn, shortMonth);

/** From when to when, by years only, as education is shown (spec section 9). */
export const yearSpan = (span: Span, goesOn: boolean): string => spanOf(span, goesOn, year);
