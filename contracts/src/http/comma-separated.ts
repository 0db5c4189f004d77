import { z } from 'zod';

/**
 * Parses a list of values in a query, separated by commas: `a,b`. Repeated values are returned once.
 *
 * @param max The most values.
 */
export const commaSeparated = <Value extends z.ZodType<unknown, string>>(value: Value, max: number) =>
  z
    .string()
    .max(2_000)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(value).min(1).max(max));
