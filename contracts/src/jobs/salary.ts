import { z } from 'zod';
import { DEFAULT_SALARY_UNIT } from '../constants.js';

export * from './yearly-salary.js';

/** What a salary is paid for. */
export const salaryUnit = z.enum(['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR']);
export type SalaryUnit = z.infer<typeof salaryUnit>;

const amount = z.number().nonnegative();

/** What a job pays, in US dollars (spec section 3); `convertedFrom` is the currency it was written in, where another. */
export const jobSalary = z.object({
  value: z.object({
    minValue: amount.optional(),
    maxValue: amount.optional(),
    unitText: salaryUnit.default(DEFAULT_SALARY_UNIT),
  }),
  convertedFrom: z.string().length(3).optional(),
});
export type JobSalary = z.infer<typeof jobSalary>;

/**
 * A salary as filters compare it: whole US dollars a year. Who says only how much at most may pay anything from 0 on; who
 * says only how much at least may pay anything, and has no `most`.
 */
export const yearlySalary = z.object({ least: z.int().nonnegative(), most: z.int().nonnegative().optional() });
export type YearlySalary = z.infer<typeof yearlySalary>;
