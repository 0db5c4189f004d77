// Separate from the schemas, so that the client can compare salaries without loading zod.
import { PERIODS_PER_YEAR } from '../money/pay-periods.js';
import type { JobSalary, YearlySalary } from './salary.js';

/**
 * Converts the salary of a posting, in US dollars, to a yearly one. Returns undefined if the posting has no amounts.
 */
export function convertToYearly(salary: JobSalary | undefined): YearlySalary | undefined {
  if (!salary) return undefined;
  const { minValue, maxValue, unitText } = salary.value;
  if (minValue === undefined && maxValue === undefined) return undefined;
  const toYearly = (amount: number): number => Math.round(amount * PERIODS_PER_YEAR[unitText]);
  return { least: toYearly(minValue ?? 0), ...(maxValue !== undefined && { most: toYearly(maxValue) }) };
}

/** The bounds of a salary filter, in US dollars a year. */
export interface SalaryBounds {
  readonly minSalary?: number | undefined;
  readonly maxSalary?: number | undefined;
}

/**
 * Returns true if the whole salary range is within the filter bounds. A posting without a salary is within none; one
 * without a maximum is within no maximum.
 */
export function isWithinBounds(salary: YearlySalary | undefined, { minSalary, maxSalary }: SalaryBounds): boolean {
  if (minSalary === undefined && maxSalary === undefined) return true;
  if (!salary) return false;
  const { least, most = Number.POSITIVE_INFINITY } = salary;
  return least >= (minSalary ?? 0) && most <= (maxSalary ?? Number.POSITIVE_INFINITY);
}
