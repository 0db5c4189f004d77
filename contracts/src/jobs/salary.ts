import { z } from 'zod';
import { DEFAULT_SALARY_UNIT } from '../constants.js';
import { SALARY_UNITS } from '../money/pay-periods.js';

/** The pay period of a salary. */
export const salaryUnit = z.enum(SALARY_UNITS);

const amount = z.number().nonnegative();

/** The code of a currency (ISO 4217). */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/**
 * The salary of a posting in US dollars (spec section 3). `convertedFrom` is the original currency, if it was another
 * one, and `posted` is the salary in it. `rate` is the value of one unit of it in dollars; without one, `value` has no
 * amounts.
 */
export const jobSalary = z.object({
  value: z.object({
    minValue: amount.optional(),
    maxValue: amount.optional(),
    unitText: salaryUnit.default(DEFAULT_SALARY_UNIT),
  }),
  convertedFrom: z.string().length(3).optional(),
  posted: z
    .object({
      minValue: amount.optional(),
      maxValue: amount.optional(),
      currency: currencyCode,
      rate: z.number().positive().optional(),
    })
    .optional(),
});
export type JobSalary = z.infer<typeof jobSalary>;

/**
 * A salary in whole US dollars a year, as filters compare it. `least` is 0 if the posting has only a maximum; `most` is
 * absent if it has only a minimum.
 */
export const yearlySalary = z.object({ least: z.int().nonnegative(), most: z.int().nonnegative().optional() });
export type YearlySalary = z.infer<typeof yearlySalary>;
