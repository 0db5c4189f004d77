// Apart from the schemas, so that the client compares salaries without loading zod.
import type { JobSalary, SalaryUnit, YearlySalary } from './salary.js';

/** How often each unit is paid in a year of full-time work. */
const A_YEAR: Readonly<Record<SalaryUnit, number>> = { YEAR: 1, MONTH: 12, WEEK: 52, DAY: 260, HOUR: 2_080 };

/** What a job pays a year; nothing where it does not say (design.md section 4). */
export function yearlyOf(salary: JobSalary | undefined): YearlySalary | undefined {
  if (!salary) return undefined;
  const { minValue, maxValue, unitText } = salary.value;
  if (minValue === undefined && maxValue === undefined) return undefined;
  const aYear = (amount: number): number => Math.round(amount * A_YEAR[unitText]);
  return { least: aYear(minValue ?? 0), ...(maxValue !== undefined && { most: aYear(maxValue) }) };
}

/** Bounds that somebody sets on a salary, in US dollars a year. */
export interface SalaryBounds {
  readonly minSalary?: number | undefined;
  readonly maxSalary?: number | undefined;
}

/**
 * Whether all that a job may pay keeps within every bound that is set: one that does not say what it pays keeps within
 * none, one that does not say how much at most within no maximum (issue 7).
 */
export function keepsWithin(salary: YearlySalary | undefined, { minSalary, maxSalary }: SalaryBounds): boolean {
  if (minSalary === undefined && maxSalary === undefined) return true;
  if (!salary) return false;
  const { least, most = Number.POSITIVE_INFINITY } = salary;
  return least >= (minSalary ?? 0) && most <= (maxSalary ?? Number.POSITIVE_INFINITY);
}
