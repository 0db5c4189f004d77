import { z } from 'zod';

/**
 * A ratio divides two counts, a time ratio two times or rates of the same run. Times cannot be compared between
 * machines. Time ratios can, unless the host steals CPU time. A percentage is the load of one CPU.
 */
export const UNITS = ['ratio', 'time ratio', 'count', 'MiB', 'KiB', '%', 'CPU s', 'ms'] as const;

/** A number that a bench measured; `name` is unique within the bench and is the key in `limits.json`. */
export const figureSchema = z.strictObject({
  name: z.string().min(1),
  value: z.number(),
  unit: z.enum(UNITS),
});
export type Figure = z.infer<typeof figureSchema>;

/** Options of a bench: `isShort` measures for a few seconds only, `seed` makes generated data repeatable. */
export interface BenchOptions {
  readonly isShort: boolean;
  readonly seed: number;
}

/** Measures, prints details and returns figures to compare with their limits. */
export type Bench = (options: BenchOptions) => Promise<readonly Figure[]>;

/** Returns true for times, which cannot be compared between machines. */
export const isTime = (unit: Figure['unit']): boolean => unit === 'ms' || unit === 'CPU s';

/** Returns the ratio of two counts of the same run as a figure. */
export const createRatio = (name: string, value: number): Figure => ({ name, value, unit: 'ratio' });

/** Returns the ratio of two times or rates of the same run as a figure. */
export const createTimeRatio = (name: string, value: number): Figure => ({ name, value, unit: 'time ratio' });

/** Formats a figure's value with its unit. */
export function formatValue({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (unit === 'ratio' || unit === 'time ratio') return value.toFixed(2);
  const hasDecimal = unit === 'ms' || unit === 'CPU s' || unit === '%';
  return `${value.toFixed(hasDecimal ? 1 : 0)}${unit === 'count' ? '' : ` ${unit}`}`;
}
