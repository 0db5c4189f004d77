import { z } from 'zod';

/**
 * What a figure counts. A ratio is of two counts, a time ratio of two times or rates of the same run. Times cannot be
 * compared between machines; time ratios can, unless other virtual machines take the processors meanwhile.
 */
export const UNITS = ['ratio', 'time ratio', 'count', 'MiB', 'KiB', 'ms'] as const;

/** A number that a bench measured; `name` is unique within the bench and is the key in `limits.json`. */
export const figureSchema = z.strictObject({
  name: z.string().min(1),
  value: z.number(),
  unit: z.enum(UNITS),
});
export type Figure = z.infer<typeof figureSchema>;

/** How a bench runs: `short` measures for a few seconds only, `seed` makes generated data repeatable. */
export interface BenchOptions {
  readonly short: boolean;
  readonly seed: number;
}

/** Measures, prints what a reader of the bench wants to see, and returns the figures that have limits. */
export type Bench = (options: BenchOptions) => Promise<readonly Figure[]>;

/** Two counts of the same run, one divided by the other. */
export const ratio = (name: string, value: number): Figure => ({ name, value, unit: 'ratio' });

/** Two times or rates of the same run, one divided by the other. */
export const timeRatio = (name: string, value: number): Figure => ({ name, value, unit: 'time ratio' });

/** Formats a figure's value with its unit. */
export function formatValue({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (unit === 'ratio' || unit === 'time ratio') return value.toFixed(2);
  return `${unit === 'ms' ? value.toFixed(1) : value.toFixed(0)}${unit === 'count' ? '' : ` ${unit}`}`;
}
