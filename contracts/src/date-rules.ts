import { z } from 'zod';
import { isInFuture, isMonthBefore, monthToIso } from './month.js';
import { VALIDATION } from './validation-messages.js';

/** An optional month in a form, as MM/yyyy, or only its year. */
export const optionalMonth = z
  .string()
  .trim()
  .refine(
    (value) => value === '' || monthToIso(value) !== undefined,
    'Please enter the month as MM/yyyy, or only the year.',
  );

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

const getRangeError = (errorField: keyof DateRange): string =>
  errorField === 'startDate' ? VALIDATION.startAfterEnd : VALIDATION.endBeforeStart;

/**
 * Rejects a form whose end is before the start, unless the entry is ongoing (spec section 5). The error appears at
 * `errorField`. Use it with `schema.check`.
 */
export const checkDateRange = <Values extends DateRange>(
  errorField: keyof DateRange,
  isOngoing: (values: Values) => boolean,
) =>
  z.refine<Values>(
    (values) => isOngoing(values) || !isMonthBefore(monthToIso(values.endDate), monthToIso(values.startDate)),
    {
      ...alwaysValidate,
      path: [errorField],
      error: getRangeError(errorField),
    },
  );

interface StoredDateRange {
  readonly startDate?: string | undefined;
  readonly endDate: string | null;
}

/** Rejects an item in a request whose start is in the future. Use it with `schema.check`. */
export const checkStartNotInFuture = <Item extends StoredDateRange>() =>
  z.refine<Item>(({ startDate }) => startDate === undefined || !isInFuture(startDate), {
    path: ['startDate'],
    error: VALIDATION.startDateInFuture,
  });

/**
 * Rejects an item in a request that ends before its start, with an error at `errorField`. Compares months only: users
 * enter months, and the days that are stored have no meaning. Use it with `schema.check`.
 */
export const checkEndNotBeforeStart = <Item extends StoredDateRange>(errorField: keyof StoredDateRange) =>
  z.refine<Item>(({ startDate, endDate }) => !isMonthBefore(endDate, startDate), {
    path: [errorField],
    error: getRangeError(errorField),
  });
