// Apart from the schemas, so that the client compares salaries without loading zod.
import type { JobSalary, SalaryUnit, YearlySalary } from './salary.js';

/** How often each unit is paid in a year of full-time work. */
const A_YEAR: Readonly<Record<SalaryUnit, number>> = { YEAR: 1, MONTH: 12, WEEK: 52, DAY: 260, HOUR: 2_080 };

/** What a job pays a year; nothing where it does not say (design.md section 4). */
export function yearlyOf(salary: JobSalary | undefined): YearlySalary | undefined {
  if (!salary) return undefined;
  const { minValue, maxValue, unitText } = salary.value;
  const least = minValue ?? maxValue;
  const most = maxValue ?? minValue;
  if (least === undefined || most === undefined) return undefined;
  return { least: Math.round(least * A_YEAR[unitText]), most: Math.round(most * A_YEAR[unitText]) };
}

/** Bounds that somebody sets on a salary, in US dollars a year. */
export interface SalaryBounds {
  readonly minSalary?: number | undefined;
  readonly maxSalary?: number | undefined;
}

/** Whether a salary keeps within every bound that is set; one that is not known keeps within none (issue 7). */
export function keepsWithin(salary: YearlySalary | undefined, { minSalary, maxSalary }: SalaryBounds): boolean {
  if (minSalary === undefined && maxSalary === undefined) return true;
  if (!salary) return false;
  return salary.least >= (minSalary ?? 0) && salary.most <= (maxSalary ?? Number.POSITIVE_INFINITY);
}
