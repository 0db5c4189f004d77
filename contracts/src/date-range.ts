import { z } from 'zod';
import { isBefore, isInFuture, isMonth, monthToIso } from './month.js';
import { VALIDATION } from './validation-messages.js';

/** An optional month in a form, as MM/yyyy. */
export const optionalMonth = z
  .string()
  .trim()
  .refine((value) => value === '' || isMonth(value), 'Please enter the month as MM/yyyy.');

/** An optional month in a form that is not in the future. */
export const startMonth = optionalMonth.refine(
  (value) => !isInFuture(monthToIso(value) ?? ''),
  VALIDATION.startDateInFuture,
);

/**
 * For rules about several fields: reports their errors together with those of single fields. Without it, zod skips
 * rules about several fields while a single field is invalid.
 */
export const alwaysValidate = { when: () => true } as const;

interface DateRange {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Rejects an end before the start, unless the entry is ongoing (spec section 5). The error appears at `field`. Use it
 * with `schema.check`.
 */
export const checkDateRange = <Values extends DateRange>(
  field: keyof DateRange,
  isOngoing: (values: Values) => boolean,
) =>
  z.refine<Values>(
    (values) => isOngoing(values) || !isBefore(monthToIso(values.endDate), monthToIso(values.startDate)),
    {
      ...alwaysValidate,
      path: [field],
      error: field === 'startDate' ? VALIDATION.startAfterEnd : VALIDATION.endBeforeStart,
    },
  );
