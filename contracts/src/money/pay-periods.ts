// Without zod, because the client and the browser extension load it.

/** The pay periods of a salary, as postings name them. */
export const SALARY_UNITS = ['YEAR', 'MONTH', 'HALF_MONTH', 'TWO_WEEKS', 'WEEK', 'DAY', 'HOUR'] as const;
export type SalaryUnit = (typeof SALARY_UNITS)[number];

/** The number of pay periods in a year of full-time work. */
export const PERIODS_PER_YEAR: Readonly<Record<SalaryUnit, number>> = {
  YEAR: 1,
  MONTH: 12,
  HALF_MONTH: 24,
  TWO_WEEKS: 26,
  WEEK: 52,
  DAY: 260,
  HOUR: 2_080,
};

/** The name of a pay period in a text: "per two weeks". */
export const PERIOD_NAMES: Readonly<Record<SalaryUnit, string>> = {
  YEAR: 'year',
  MONTH: 'month',
  HALF_MONTH: 'half month',
  TWO_WEEKS: 'two weeks',
  WEEK: 'week',
  DAY: 'day',
  HOUR: 'hour',
};

/** Returns the pay period after an amount: "an hour", "every two weeks". */
export function formatPeriod(unit: SalaryUnit): string {
  if (unit === 'TWO_WEEKS' || unit === 'HALF_MONTH') return `every ${PERIOD_NAMES[unit]}`;
  return `${unit === 'HOUR' ? 'an' : 'a'} ${PERIOD_NAMES[unit]}`;
}
