import { z } from 'zod';
import { isoDateOrTime, line } from '../text.js';

/** A preferred work location. A location sent as text is split into city and country (spec section 3). */
export const preferredLocation = z.object({
  city: line,
  country: line,
  hasVisa: z.boolean().default(false),
  visaType: line.optional(),
  visaExpiryDate: isoDateOrTime.nullish(),
});

/** Salary expectations. Amounts are whole units of the currency. */
export const salary = z.object({
  minimum: z.number().nonnegative().nullish(),
  maximum: z.number().nonnegative().nullish(),
  /**
   * One amount without bounds. Shown if there are no bounds; counts as the minimum in matching. No form has a field for
   * it.
   */
  amount: z.number().nonnegative().nullish(),
  currency: z.string().trim().length(3).default('USD'),
  period: z.enum(['MONTH', 'YEAR']).default('YEAR'),
});
export type Salary = z.infer<typeof salary>;

export const language = z.object({ language: line, proficiency: line.default('Beginner') });

export const preferences = z
  .object({
    workModes: z.array(line).max(50).default([]),
    locations: z.array(preferredLocation).max(100).default([]),
    jobTypes: z.array(line).max(50).default([]),
    preferredIndustries: z.array(line).max(100).default([]),
    languages: z.array(language).max(100).default([]),
    salary: salary.optional(),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof preferences>;
